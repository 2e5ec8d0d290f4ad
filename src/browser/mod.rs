//! The browser: storage, files, sound, clock. The one place that names `web-sys`.
