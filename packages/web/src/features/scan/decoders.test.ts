import encodeQr from 'qr';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openDecoders } from './decoders.ts';

const TEXT = 'https://simplato.example/scanqr?c=NC0xMDAyLWNsYXZl';

function pictureOf(text: string): ImageData {
  const modules = encodeQr(text, 'raw', { border: 4 });
  const [scale, size] = [6, modules.length * 6];
  const data = new Uint8ClampedArray(size * size * 4).fill(255);
  for (let at = 0; at < size * size; at += 1) {
    const isInk = modules[Math.floor(at / size / scale)]?.[Math.floor((at % size) / scale)];
    if (isInk) data.fill(0, at * 4, at * 4 + 3);
  }
  return { width: size, height: size, data } as ImageData;
}
const CODE = pictureOf(TEXT);
const NONE = { width: 64, height: 64, data: new Uint8ClampedArray(64 * 64 * 4) } as ImageData;

/** Workers that were opened; each does what the test says. */
let workers: FakeWorker[] = [];
class FakeWorker extends EventTarget {
  pictures: unknown[] = [];
  isClosed = false;
  constructor() {
    super();
    workers.push(this);
  }
  postMessage(picture: unknown) {
    this.pictures.push(picture);
  }
  terminate() {
    this.isClosed = true;
  }
}

let milliseconds = 0;
beforeEach(() => {
  workers = [];
  milliseconds = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => milliseconds);
  vi.stubGlobal('Worker', FakeWorker);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function stubNative(detect: () => Promise<{ rawValue: string }[]>, formats = ['qr_code']) {
  vi.stubGlobal(
    'BarcodeDetector',
    class {
      static getSupportedFormats = async () => formats;
      detect = detect;
    },
  );
}

it('a code is read without the browser’s decoder', async () => {
  const { read } = await openDecoders();
  expect(await read(NONE)).toBeNull();
  expect(await read(CODE)).toBe(TEXT);
});

describe('the browser’s own decoder', () => {
  it('is asked first', async () => {
    stubNative(async () => [{ rawValue: 'del navegador' }]);
    const { read } = await openDecoders();
    expect(await read(NONE)).toBe('del navegador');
  });

  it.each([
    ['fails', async () => Promise.reject(new Error('No service')), ['qr_code']],
    ['finds nothing', async () => [], ['qr_code']],
    ['knows no such codes', async () => [{ rawValue: 'nunca' }], ['ean_13']],
  ])('may as well be missing if it %s', async (_, detect, formats) => {
    stubNative(detect, formats);
    const { read } = await openDecoders();
    expect(await read(CODE)).toBe(TEXT);
    expect(await read(CODE)).toBe(TEXT);
  });
});

describe('the strong decoder', () => {
  async function openAfter(waited: number) {
    const decoders = await openDecoders();
    milliseconds = waited;
    expect(await decoders.read(NONE)).toBeNull();
    return { ...decoders, worker: workers[0] };
  }

  it('is not loaded while the others may still find something', async () => {
    expect((await openAfter(2_000)).worker).toBeUndefined();
  });

  it('looks at one picture at a time, and its answer counts when it comes', async () => {
    const { read, close, worker } = await openAfter(3_001);
    await read(NONE);
    expect(worker?.pictures).toHaveLength(1);
    worker?.dispatchEvent(new MessageEvent('message', { data: null }));
    expect(await read(NONE)).toBeNull();
    expect(worker?.pictures).toHaveLength(2);
    worker?.dispatchEvent(new MessageEvent('message', { data: TEXT }));
    expect(await read(NONE)).toBe(TEXT);
    close();
    expect(worker?.isClosed).toBe(true);
    expect(workers).toHaveLength(1);
  });

  it('stops nobody where it does not run', async () => {
    const { read, worker } = await openAfter(3_001);
    worker?.dispatchEvent(new Event('error', { cancelable: true }));
    expect(await read(NONE)).toBeNull();
    expect(await read(CODE)).toBe(TEXT);
    vi.stubGlobal('Worker', undefined);
    expect((await openAfter(9_000)).worker?.pictures).toHaveLength(1);
  });
});
