//! Synthesised sounds: there is no file to load. Pitches are in hertz and times in seconds. Their numbers have no other reason than
//! that they sound like a die, a coin or a card.

use std::cell::{Cell, RefCell};

use js_sys::{
    Math,
    futures::{JsFuture, spawn_local},
};
use wasm_bindgen::JsValue;
use web_sys::{
    AudioBuffer, AudioContext, AudioContextState, AudioNode, BiquadFilterType, GainNode, OscillatorType,
};

use super::{optional::features, page};
use crate::screens::sound::Sound;

type PlayElsewhere = Box<dyn Fn(Sound)>;

thread_local! {
    /// What happens to sounds while they are muted.
    static WHEN_MUTED: RefCell<Option<PlayElsewhere>> = const { RefCell::new(None) };
    static MUTED: Cell<bool> = const { Cell::new(false) };
    static AUDIO_OUTPUT: RefCell<Option<AudioOutput>> = const { RefCell::new(None) };
}

/// Turns the sound off at once, or on again.
pub fn set_muted(muted: bool) {
    MUTED.set(muted);
    AUDIO_OUTPUT.with_borrow(|output| {
        if let Some(output) = output {
            output.gain.gain().set_value(volume());
        }
    });
}

/// The overall volume now.
fn volume() -> f32 {
    if MUTED.get() { 0.0 } else { LOUDNESS }
}

/// Calls `play_elsewhere` with every sound that is not played here because sounds are muted.
pub fn on_muted_sound(play_elsewhere: impl Fn(Sound) + 'static) {
    WHEN_MUTED.set(Some(Box::new(play_elsewhere)));
}

/// Plays a sound, unless it is muted or nobody has used the page yet: until then browsers delay sounds, and would play all
/// of them at once later.
///
/// What a press changed is painted first, because the first sound of a page takes a browser some 50 milliseconds. A hidden page
/// paints nothing, and a clock that has run out there must be heard at once.
pub fn play(sound: Sound) {
    if MUTED.get() {
        return WHEN_MUTED.with_borrow(|elsewhere| elsewhere.iter().for_each(|play| play(sound)));
    }
    if !was_used() {
        return;
    }
    if page::is_visible() {
        page::after_painting(move || play_now(sound));
    } else {
        play_now(sound);
    }
}

fn play_now(sound: Sound) {
    AUDIO_OUTPUT.with_borrow_mut(|output| {
        if output.is_none() {
            *output = AudioOutput::new().ok();
        }
        if let Some(output) = output {
            output.resume();
            // If it cannot be played, there is silence.
            let _ = output.play(sound);
        }
    });
}

/// Whether somebody has used the page. A browser that does not say is assumed to allow sound.
fn was_used() -> bool {
    let activation = features().and_then(|features| features.activation());
    activation.is_none_or(|activation| activation.has_been_active())
}

/// The overall volume of sounds that are not muted: low, because people want to talk.
const LOUDNESS: f32 = 0.4;

/// The gain that makes filtered noise as loud as a tone, because the filter removes most of it.
const NOISE_GAIN: f32 = 2.2;

/// Where a burst begins at the latest in the second of noise, so that enough follows for every burst.
const LATEST_PART: f64 = 0.7;

/// The pitch of a second oscillator that is slightly out of tune with the first.
const SLIGHTLY_HIGHER: f32 = 1.005;

/// When dice under a cup are heard a second time, in seconds: so they are as long as the cup is seen to be shaken.
const SHAKEN_AGAIN: f64 = 0.5;

/// The audio context and a noise buffer.
struct AudioOutput {
    context: AudioContext,
    /// All sounds are played through it; it mutes them.
    gain: GainNode,
    /// A second of noise, used for clicks, rustling and clapping.
    noise: AudioBuffer,
}

/// The volume of a sound over time.
#[derive(Clone, Copy)]
struct Envelope {
    /// When it begins, in seconds from now.
    start: f64,
    /// The seconds to the loudest point.
    attack: f64,
    /// The seconds from there to silence.
    release: f64,
    /// The loudest volume.
    peak: f32,
}

impl AudioOutput {
    fn new() -> Result<Self, JsValue> {
        let context = AudioContext::new()?;
        let gain = context.create_gain()?;
        gain.gain().set_value(volume());
        gain.connect_with_audio_node(&context.destination())?;
        let rate = context.sample_rate();
        let mut samples: Vec<f32> = Vec::new();
        samples.resize_with(rate as usize, || (Math::random() * 2.0 - 1.0) as f32);
        let noise = context.create_buffer(1, samples.len() as u32, rate)?;
        noise.copy_to_channel(&samples, 0)?;
        Ok(Self { context, gain, noise })
    }

    /// Resumes the context, which may be suspended at any time, for example by a phone call.
    fn resume(&self) {
        if self.context.state() != AudioContextState::Suspended {
            return;
        }
        if let Ok(promise) = self.context.resume() {
            spawn_local(async {
                // If it stays suspended, there is no sound.
                let _ = JsFuture::from(promise).await;
            });
        }
    }

    fn play(&self, sound: Sound) -> Result<(), JsValue> {
        match sound {
            Sound::Dice => self.dice(0.0),
            Sound::Cup => self.dice(0.0).and_then(|()| self.dice(SHAKEN_AGAIN)),
            Sound::Coin => self.coin(),
            Sound::Card => self.noise_burst(
                2_600.0,
                0.7,
                Envelope { start: 0.0, attack: 0.03, release: 0.09, peak: 0.5 },
            ),
            Sound::Tick => self.noise_burst(
                1_900.0,
                9.0,
                Envelope { start: 0.0, attack: 0.001, release: 0.06, peak: 1.8 },
            ),
            Sound::Buzzer => self.buzzer(),
            Sound::Chime => self.chime(),
            Sound::Cheer => self.chime().and_then(|()| self.clapping(50, 0.9)),
            Sound::Applause => self.clapping(130, 2.1),
        }
    }

    /// Seven knocks on wood that become quieter, each with a slightly random pitch. The first one is so many seconds from now.
    fn dice(&self, begin: f64) -> Result<(), JsValue> {
        for (start, pitch, peak) in [
            (0.0, 1_900.0, 1.0),
            (0.05, 2_500.0, 0.8),
            (0.17, 1_700.0, 0.9),
            (0.23, 2_700.0, 0.6),
            (0.33, 2_100.0, 0.5),
            (0.38, 2_400.0, 0.4),
            (0.42, 2_000.0, 0.25),
        ] {
            let pitch = pitch * (0.9 + 0.2 * Math::random() as f32);
            let start = begin + start;
            self.noise_burst(pitch, 3.0, Envelope { start, attack: 0.001, release: 0.045, peak })?;
        }
        Ok(())
    }

    /// Three high tones; the last two are slightly out of tune.
    fn coin(&self) -> Result<(), JsValue> {
        self.tone(
            2_637.0,
            OscillatorType::Sine,
            Envelope { start: 0.0, attack: 0.002, release: 0.35, peak: 0.28 },
        )?;
        self.tone(
            4_186.0,
            OscillatorType::Sine,
            Envelope { start: 0.0, attack: 0.002, release: 0.5, peak: 0.2 },
        )?;
        self.tone(
            4_230.0,
            OscillatorType::Sine,
            Envelope { start: 0.09, attack: 0.002, release: 0.4, peak: 0.12 },
        )
    }

    /// Two soft tones, the second lower. Each is two oscillators that are slightly out of tune, which makes it rough: it is heard
    /// while people talk, without being loud.
    fn buzzer(&self) -> Result<(), JsValue> {
        for (start, pitch) in [(0.0, 311.1), (0.24, 233.1)] {
            let envelope = Envelope { start, attack: 0.02, release: 0.34, peak: 0.35 };
            self.tone(pitch, OscillatorType::Triangle, envelope)?;
            self.tone(pitch * SLIGHTLY_HIGHER, OscillatorType::Triangle, envelope)?;
        }
        Ok(())
    }

    /// A rising arpeggio.
    fn chime(&self) -> Result<(), JsValue> {
        for (start, pitch) in [(0.0, 523.3), (0.09, 659.3), (0.18, 784.0), (0.27, 1_046.5)] {
            self.tone(
                pitch,
                OscillatorType::Sine,
                Envelope { start, attack: 0.005, release: 0.6, peak: 0.3 },
            )?;
        }
        Ok(())
    }

    /// Clapping that starts quickly and fades out.
    fn clapping(&self, claps: u32, seconds: f64) -> Result<(), JsValue> {
        for clap in 0..claps {
            let start = seconds * f64::from(clap) / f64::from(claps) + 0.06 * Math::random();
            let loudness = (start / 0.3).min((seconds - start) / 1.2).clamp(0.05, 1.0) as f32;
            let pitch = 900.0 + 1_300.0 * Math::random() as f32;
            let peak = loudness * (0.25 + 0.35 * Math::random() as f32);
            self.noise_burst(pitch, 1.2, Envelope { start, attack: 0.001, release: 0.05, peak })?;
        }
        Ok(())
    }

    fn tone(&self, pitch: f32, wave: OscillatorType, envelope: Envelope) -> Result<(), JsValue> {
        let oscillator = self.context.create_oscillator()?;
        oscillator.set_type(wave);
        oscillator.frequency().set_value(pitch);
        let begin = self.context.current_time() + envelope.start;
        self.connect_with_envelope(&oscillator, begin, envelope)?;
        oscillator.start_with_when(begin)?;
        oscillator.stop_with_when(begin + envelope.attack + envelope.release)
    }

    /// A burst of noise around `pitch`: the more `focused`, the more it sounds like a tone (the Q factor of its filter).
    fn noise_burst(&self, pitch: f32, focused: f32, envelope: Envelope) -> Result<(), JsValue> {
        let source = self.context.create_buffer_source()?;
        source.set_buffer(Some(&self.noise));
        let filter = self.context.create_biquad_filter()?;
        filter.set_type(BiquadFilterType::Bandpass);
        filter.frequency().set_value(pitch);
        filter.q().set_value(focused);
        source.connect_with_audio_node(&filter)?;
        let begin = self.context.current_time() + envelope.start;
        let as_loud_as_a_tone = Envelope { peak: envelope.peak * NOISE_GAIN, ..envelope };
        self.connect_with_envelope(&filter, begin, as_loud_as_a_tone)?;
        // A random part of the noise, so that no two bursts are the same.
        let offset = Math::random() * LATEST_PART;
        source.start_with_when_and_grain_offset_and_grain_duration(
            begin,
            offset,
            envelope.attack + envelope.release,
        )
    }

    fn connect_with_envelope(&self, from: &AudioNode, begin: f64, envelope: Envelope) -> Result<(), JsValue> {
        let gain = self.context.create_gain()?;
        let volume = gain.gain();
        volume.set_value_at_time(0.0, begin)?;
        volume.linear_ramp_to_value_at_time(envelope.peak, begin + envelope.attack)?;
        // An exponential ramp cannot reach 0.
        volume.exponential_ramp_to_value_at_time(0.001, begin + envelope.attack + envelope.release)?;
        from.connect_with_audio_node(&gain)?;
        gain.connect_with_audio_node(&self.gain)?;
        Ok(())
    }
}
