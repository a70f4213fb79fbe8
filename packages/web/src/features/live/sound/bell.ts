import { createEmitter } from '../../../emitter.ts';
import { bellSamples, STRIKE_SECONDS } from './bell-sound.ts';

/**
 * The bell repeats as a loop in the audio graph rather than by a timer: browsers throttle the
 * timers of background tabs to one a minute, but leave their sound alone.
 *
 * A browser plays no sound before somebody touches the page: the bell is locked until `unlock` is
 * called from a tap, and ringing waits until then.
 */
export interface Bell {
  /** Must be called from a tap or a key press. Returns whether it can make sound now. */
  unlock: () => Promise<boolean>;
  isUnlocked: () => boolean;
  /** Rings at once, and repeats until `rest`. */
  strike: () => void;
  rest: () => void;
  /** Independent of the repeating one. */
  ringOnce: () => void;
  onChange: (listener: () => void) => () => void;
  close: () => void;
}

export const REPEAT_SECONDS = 8;
const SAMPLE_RATE = 24_000;

export function createBell(openContext: () => AudioContext | null = openAudioContext): Bell {
  const { subscribe, emit } = createEmitter();
  let context: AudioContext | null = null;
  let ringing: AudioBufferSourceNode | null = null;

  const play = (seconds: number, loop: boolean): AudioBufferSourceNode | null => {
    if (!context) return null;
    const samples = bellSamples(SAMPLE_RATE, seconds);
    const buffer = context.createBuffer(1, samples.length, SAMPLE_RATE);
    buffer.copyToChannel(samples, 0);
    const source = context.createBufferSource();
    source.buffer = buffer;
    source.loop = loop;
    source.connect(context.destination);
    source.start();
    return source;
  };

  const rest = () => {
    ringing?.stop();
    ringing?.disconnect();
    ringing = null;
  };

  return {
    async unlock() {
      if (!context) {
        context = openContext();
        if (!context) return false;
        // A phone call or a sleeping tablet suspends the sound and later resumes it.
        context.addEventListener('statechange', emit);
      }
      if (context.state !== 'running') await context.resume().catch(() => undefined);
      emit();
      return context.state === 'running';
    },
    isUnlocked: () => context?.state === 'running',
    strike() {
      rest();
      ringing = play(REPEAT_SECONDS, true);
    },
    rest,
    ringOnce: () => void play(STRIKE_SECONDS, false),
    onChange: subscribe,
    close() {
      rest();
      void context?.close().catch(() => undefined);
      context = null;
    },
  };
}

function openAudioContext(): AudioContext | null {
  try {
    return new AudioContext();
  } catch {
    return null;
  }
}
