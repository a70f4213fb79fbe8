import { expect, it, vi } from 'vitest';
import { bellSamples, STRIKE_SECONDS } from './bell-sound.ts';
import { createBell, REPEAT_SECONDS } from './bell.ts';

/** The part of an AudioContext that the bell uses. */
function fakeContext() {
  const sources: { loop: boolean; seconds: number; isPlaying: boolean }[] = [];
  const context = Object.assign(new EventTarget(), {
    state: 'suspended',
    destination: {},
    resume: vi.fn(async () => {
      context.state = 'running';
    }),
    close: vi.fn(async () => undefined),
    createBuffer: (_channels: number, length: number, rate: number) => ({
      seconds: length / rate,
      copyToChannel: () => undefined,
    }),
    createBufferSource: () => {
      const source = {
        loop: false,
        seconds: 0,
        isPlaying: false,
        set buffer(buffer: { seconds: number }) {
          source.seconds = buffer.seconds;
        },
        connect: () => undefined,
        disconnect: () => undefined,
        start: () => void (source.isPlaying = true),
        stop: () => void (source.isPlaying = false),
      };
      sources.push(source);
      return source;
    },
  });
  return { context: context as unknown as AudioContext, sources };
}

it('is locked until a tap unlocks it', async () => {
  const { context, sources } = fakeContext();
  const bell = createBell(() => context);
  bell.strike();
  expect(sources).toEqual([]);
  expect(await bell.unlock()).toBe(true);
  expect(bell.isUnlocked()).toBe(true);
});

it('reports that the browser has no sound', async () => {
  const bell = createBell(() => null);
  expect(await bell.unlock()).toBe(false);
});

it('repeats every eight seconds in a loop until it is stopped', async () => {
  const { context, sources } = fakeContext();
  const bell = createBell(() => context);
  await bell.unlock();
  bell.strike();
  expect(sources).toMatchObject([{ loop: true, seconds: REPEAT_SECONDS, isPlaying: true }]);
  bell.rest();
  expect(sources).toMatchObject([{ isPlaying: false }]);
});

it('starts again for another new order, so that it rings at once', async () => {
  const { context, sources } = fakeContext();
  const bell = createBell(() => context);
  await bell.unlock();
  bell.strike();
  bell.strike();
  expect(sources.map((source) => source.isPlaying)).toEqual([false, true]);
});

it('plays a single ring as a test', async () => {
  const { context, sources } = fakeContext();
  const bell = createBell(() => context);
  await bell.unlock();
  bell.ringOnce();
  expect(sources).toMatchObject([{ loop: false, seconds: STRIKE_SECONDS }]);
});

it('starts loud, fades out, never clips, and is silent until the next ring', () => {
  const rate = 8_000;
  const samples = bellSamples(rate, REPEAT_SECONDS);
  const loudness = (from: number, to: number) =>
    samples.slice(from * rate, to * rate).reduce((most, one) => Math.max(most, Math.abs(one)), 0);
  expect(loudness(0, 0.5)).toBeGreaterThan(0.3);
  expect(loudness(0, REPEAT_SECONDS)).toBeLessThan(1);
  expect(loudness(1.5, STRIKE_SECONDS)).toBeLessThan(0.05);
  expect(loudness(STRIKE_SECONDS, REPEAT_SECONDS)).toBe(0);
});
