/**
 * A synthesised bell, as rung when a product is ready: a struck bell is a sum of inharmonic tones
 * (hum, prime, tierce, quint, nominal), each decaying at its own rate. No file, no download, no
 * licence.
 */
interface Tone {
  /** Multiple of the strike note's frequency. */
  ratio: number;
  loudness: number;
  /** Decay time in seconds. */
  decay: number;
}

const STRIKE_NOTE_HZ = 880;
const PARTIALS: readonly Tone[] = [
  { ratio: 0.5, loudness: 0.25, decay: 1.1 },
  { ratio: 1, loudness: 0.5, decay: 0.9 },
  { ratio: 1.19, loudness: 0.3, decay: 0.6 },
  { ratio: 1.5, loudness: 0.18, decay: 0.45 },
  { ratio: 2.01, loudness: 0.42, decay: 0.55 },
  { ratio: 2.74, loudness: 0.2, decay: 0.28 },
  { ratio: 3.76, loudness: 0.12, decay: 0.16 },
];
const ATTACK_SECONDS = 0.004;
const SECOND_STRIKE_AT = 0.22;
/** Long enough that the cut at the end is not audible. */
export const STRIKE_SECONDS = 2.4;

/** Samples between -1 and 1: two strikes, then silence up to `seconds`. */
export function bellSamples(sampleRate: number, seconds: number): Float32Array<ArrayBuffer> {
  const samples = new Float32Array(Math.round(sampleRate * seconds));
  const sounding = Math.min(samples.length, Math.round(sampleRate * STRIKE_SECONDS));
  for (let index = 0; index < sounding; index += 1) {
    const at = index / sampleRate;
    samples[index] = 0.42 * (strikeAt(at) + 0.8 * strikeAt(at - SECOND_STRIKE_AT));
  }
  return samples;
}

function strikeAt(seconds: number): number {
  if (seconds < 0) return 0;
  const attack = Math.min(1, seconds / ATTACK_SECONDS);
  let sum = 0;
  for (const { ratio, loudness, decay } of PARTIALS) {
    sum +=
      loudness *
      Math.exp((-3 * seconds) / decay) *
      Math.sin(2 * Math.PI * STRIKE_NOTE_HZ * ratio * seconds);
  }
  return attack * sum;
}
