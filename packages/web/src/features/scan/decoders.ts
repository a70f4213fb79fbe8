import { openStrongReader, type StrongReader } from './strong-reader.ts';

/** Reads the QR code in a picture; null if it finds none. */
export type ReadPicture = (picture: ImageData) => Promise<string | null>;

export interface Decoders {
  read: ReadPicture;
  close: () => void;
}

/** So long the light decoders try; then one that reads more is loaded, which weighs 330 KB. */
const STRONG_AFTER_MS = 3_000;

/**
 * The browser's own decoder where there is one, and ours; once neither has found anything for a
 * while, also a stronger one. None of them has to work: the others go on.
 */
export async function openDecoders(): Promise<Decoders> {
  const { decodeQR } = await import('qr/decode.js');
  let native = await openNative();
  let strong: StrongReader | null = null;
  const startedAt = performance.now();

  const readNatively = async (picture: ImageData) => {
    try {
      return (await native?.(picture)) ?? null;
    } catch {
      native = null;
      return null;
    }
  };
  const readLightly = (picture: ImageData) => {
    try {
      return decodeQR(picture);
    } catch {
      // The library throws if there is no code, which is nearly always.
      return null;
    }
  };
  return {
    read: async (picture) => {
      const text = (await readNatively(picture)) ?? readLightly(picture);
      if (text !== null) return text;
      if (performance.now() - startedAt > STRONG_AFTER_MS) strong ??= openStrongReader();
      return strong?.look(picture) ?? null;
    },
    close: () => strong?.close(),
  };
}

/** Chrome on Android and on macOS; TypeScript does not know it yet. */
interface BarcodeDetectorClass {
  new (options: { formats: string[] }): {
    detect: (picture: ImageData) => Promise<{ rawValue: string }[]>;
  };
  getSupportedFormats: () => Promise<string[]>;
}

async function openNative(): Promise<ReadPicture | null> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: BarcodeDetectorClass };
  try {
    if (!(await BarcodeDetector?.getSupportedFormats())?.includes('qr_code')) return null;
    const detector = BarcodeDetector && new BarcodeDetector({ formats: ['qr_code'] });
    return async (picture) => (await detector?.detect(picture))?.[0]?.rawValue || null;
  } catch {
    return null;
  }
}
