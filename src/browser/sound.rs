//! The sounds of the table, synthesised: there is no file to load.

use std::cell::{Cell, RefCell};

use js_sys::{
    Math,
    futures::{JsFuture, spawn_local},
};
use wasm_bindgen::JsValue;
use web_sys::{
    AudioBuffer, AudioContext, AudioContextState, AudioNode, BiquadFilterType, GainNode, OscillatorType,
};

use super::missing::features;

/// A sound of the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sound {
    /// Dice rolling out.
    Dice,
    /// A coin that lands.
    Coin,
    /// A card or a slip of paper laid down.
    Card,
    /// One of the last ten seconds.
    Tick,
    /// Time is up.
    Buzzer,
    /// Something went well.
    Chime,
    /// The table applauds.
    Applause,
}

thread_local! {
    static MUTED: Cell<bool> = const { Cell::new(false) };
    static STUDIO: RefCell<Option<Studio>> = const { RefCell::new(None) };
}

/// Silences the table at once, or lets it sound again.
pub fn set_muted(muted: bool) {
    MUTED.set(muted);
    STUDIO.with_borrow(|studio| {
        if let Some(studio) = studio {
            studio.out.gain().set_value(if muted { 0.0 } else { LOUDNESS });
        }
    });
}

/// Plays a sound, unless the table is muted or nobody has touched the page yet: before that, browsers keep it quiet,
/// and everything would sound at once later.
pub fn play(sound: Sound) {
    if MUTED.get() || !touched() {
        return;
    }
    STUDIO.with_borrow_mut(|studio| {
        if studio.is_none() {
            *studio = Studio::new().ok();
        }
        if let Some(studio) = studio {
            studio.wake();
            // A note that cannot be played is a rest.
            let _ = studio.play(sound);
        }
    });
}

/// Whether somebody has pressed anything. A browser that does not say is believed to let us play.
fn touched() -> bool {
    let activation = features().and_then(|features| features.activation());
    activation.is_none_or(|activation| activation.has_been_active())
}

/// How loud the whole table is; people want to talk.
const LOUDNESS: f32 = 0.4;

/// How much a band of noise must be raised to be heard like a tone: most of the noise is cut away.
const BAND: f32 = 2.2;

/// What sounds are made with.
struct Studio {
    context: AudioContext,
    out: GainNode,
    /// A second of noise, the material for clicks, rustling and clapping.
    noise: AudioBuffer,
}

/// How a sound swells and dies away.
#[derive(Clone, Copy)]
struct Shape {
    /// When it begins, in seconds from now.
    at: f64,
    /// How long it takes to its loudest.
    swell: f64,
    /// How long it takes from there to nothing.
    fade: f64,
    /// How loud that is.
    peak: f32,
}

impl Studio {
    fn new() -> Result<Self, JsValue> {
        let context = AudioContext::new()?;
        let out = context.create_gain()?;
        out.gain().set_value(LOUDNESS);
        out.connect_with_audio_node(&context.destination())?;
        let rate = context.sample_rate();
        let mut samples: Vec<f32> = Vec::new();
        samples.resize_with(rate as usize, || (Math::random() * 2.0 - 1.0) as f32);
        let noise = context.create_buffer(1, samples.len() as u32, rate)?;
        noise.copy_to_channel(&samples, 0)?;
        Ok(Self { context, out, noise })
    }

    /// A context may be put to sleep at any time, by a phone call for instance.
    fn wake(&self) {
        if self.context.state() != AudioContextState::Suspended {
            return;
        }
        if let Ok(promise) = self.context.resume() {
            spawn_local(async {
                // If it sleeps on, it is silent.
                let _ = JsFuture::from(promise).await;
            });
        }
    }

    fn play(&self, sound: Sound) -> Result<(), JsValue> {
        match sound {
            Sound::Dice => self.dice(),
            Sound::Coin => self.coin(),
            Sound::Card => self.strike(2_600.0, 0.7, Shape { at: 0.0, swell: 0.03, fade: 0.09, peak: 0.5 }),
            Sound::Tick => self.strike(1_900.0, 9.0, Shape { at: 0.0, swell: 0.001, fade: 0.06, peak: 1.8 }),
            Sound::Buzzer => self.buzzer(),
            Sound::Chime => self.chime(),
            Sound::Applause => self.applause(),
        }
    }

    /// Two dice knock on wood, ever more closely, each knock a little different.
    fn dice(&self) -> Result<(), JsValue> {
        for (at, pitch, peak) in [
            (0.0, 1_900.0, 1.0),
            (0.05, 2_500.0, 0.8),
            (0.17, 1_700.0, 0.9),
            (0.23, 2_700.0, 0.6),
            (0.33, 2_100.0, 0.5),
            (0.38, 2_400.0, 0.4),
            (0.42, 2_000.0, 0.25),
        ] {
            let pitch = pitch * (0.9 + 0.2 * Math::random() as f32);
            self.strike(pitch, 3.0, Shape { at, swell: 0.001, fade: 0.045, peak })?;
        }
        Ok(())
    }

    /// Two bright partials that do not quite agree, as metal has them.
    fn coin(&self) -> Result<(), JsValue> {
        self.tone(2_637.0, OscillatorType::Sine, Shape { at: 0.0, swell: 0.002, fade: 0.35, peak: 0.28 })?;
        self.tone(4_186.0, OscillatorType::Sine, Shape { at: 0.0, swell: 0.002, fade: 0.5, peak: 0.2 })?;
        self.tone(4_230.0, OscillatorType::Sine, Shape { at: 0.09, swell: 0.002, fade: 0.4, peak: 0.12 })
    }

    /// Two soft tones, the second lower: pens down.
    fn buzzer(&self) -> Result<(), JsValue> {
        for (at, pitch) in [(0.0, 311.1), (0.24, 233.1)] {
            let shape = Shape { at, swell: 0.02, fade: 0.34, peak: 0.35 };
            self.tone(pitch, OscillatorType::Triangle, shape)?;
            self.tone(pitch * 1.005, OscillatorType::Triangle, shape)?;
        }
        Ok(())
    }

    /// A chord, from below.
    fn chime(&self) -> Result<(), JsValue> {
        for (at, pitch) in [(0.0, 523.3), (0.09, 659.3), (0.18, 784.0), (0.27, 1_046.5)] {
            self.tone(pitch, OscillatorType::Sine, Shape { at, swell: 0.005, fade: 0.6, peak: 0.3 })?;
        }
        Ok(())
    }

    /// Two seconds of many hands: they fall in quickly and stop one by one.
    fn applause(&self) -> Result<(), JsValue> {
        let (claps, seconds) = (130, 2.1);
        for clap in 0..claps {
            let at = seconds * f64::from(clap) / f64::from(claps) + 0.06 * Math::random();
            let crowd = (at / 0.3).min((seconds - at) / 1.2).clamp(0.05, 1.0) as f32;
            let pitch = 900.0 + 1_300.0 * Math::random() as f32;
            let peak = crowd * (0.25 + 0.35 * Math::random() as f32);
            self.strike(pitch, 1.2, Shape { at, swell: 0.001, fade: 0.05, peak })?;
        }
        Ok(())
    }

    /// A pure tone.
    fn tone(&self, pitch: f32, wave: OscillatorType, shape: Shape) -> Result<(), JsValue> {
        let oscillator = self.context.create_oscillator()?;
        oscillator.set_type(wave);
        oscillator.frequency().set_value(pitch);
        let begin = self.context.current_time() + shape.at;
        self.shaped(&oscillator, begin, shape)?;
        oscillator.start_with_when(begin)?;
        oscillator.stop_with_when(begin + shape.swell + shape.fade)
    }

    /// A stroke of noise around `pitch`, the narrower the higher `edge` is.
    fn strike(&self, pitch: f32, edge: f32, shape: Shape) -> Result<(), JsValue> {
        let source = self.context.create_buffer_source()?;
        source.set_buffer(Some(&self.noise));
        let filter = self.context.create_biquad_filter()?;
        filter.set_type(BiquadFilterType::Bandpass);
        filter.frequency().set_value(pitch);
        filter.q().set_value(edge);
        source.connect_with_audio_node(&filter)?;
        let begin = self.context.current_time() + shape.at;
        let as_loud_as_a_tone = Shape { peak: shape.peak * BAND, ..shape };
        self.shaped(&filter, begin, as_loud_as_a_tone)?;
        // Another piece of the noise each time, so that no two strokes are the same.
        let piece = Math::random() * 0.7;
        source.start_with_when_and_grain_offset_and_grain_duration(begin, piece, shape.swell + shape.fade)
    }

    fn shaped(&self, from: &AudioNode, begin: f64, shape: Shape) -> Result<(), JsValue> {
        let gain = self.context.create_gain()?;
        let volume = gain.gain();
        volume.set_value_at_time(0.0, begin)?;
        volume.linear_ramp_to_value_at_time(shape.peak, begin + shape.swell)?;
        // An exponential fade cannot reach nothing, only come close enough.
        volume.exponential_ramp_to_value_at_time(0.001, begin + shape.swell + shape.fade)?;
        from.connect_with_audio_node(&gain)?;
        gain.connect_with_audio_node(&self.out)?;
        Ok(())
    }
}
