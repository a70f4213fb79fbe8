import type { Readable } from 'node:stream';
import type { ErrorCode } from '@simplato/contract';
import { AppError } from '../app-error.ts';

/** Nobody sends a file this large by mistake: the connection may be cut. */
const DISCARDED_BYTES = 256 * 1024 * 1024;

/** The slowest that a file may come: a weak mobile connection is ten times as fast. */
export interface UploadPace {
  bytesPerSecond: number;
  /** For so long it is looked at once. */
  windowMs: number;
}
const UPLOAD_PACE: UploadPace = { bytesPerSecond: 2_000, windowMs: 15_000 };

/**
 * Reads an uploaded file. If it is too large, the rest is still received and discarded: a browser
 * that is cut off while sending never reads the response, and reports a network error instead. A
 * file that hardly comes is not waited for.
 */
export async function readUpload(
  file: Readable,
  maxBytes: number,
  tooLarge: ErrorCode,
  pace: UploadPace = UPLOAD_PACE,
): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  const watch = watchPace(pace, () => bytes);
  const reading = (async () => {
    for await (const chunk of file as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > DISCARDED_BYTES || watch.isOver()) break;
      if (bytes <= maxBytes) chunks.push(chunk);
      else chunks.length = 0;
    }
  })();
  try {
    // Once, and not for every chunk: a promise keeps what was raced against it.
    await Promise.race([reading, watch.tooSlow]);
  } finally {
    watch.stop();
    // Of a file that is not waited for, nobody hears how it ends.
    reading.catch(() => undefined);
  }
  if (bytes > maxBytes) throw new AppError(tooLarge);
  return Buffer.concat(chunks);
}

function watchPace({ bytesPerSecond, windowMs }: UploadPace, count: () => number) {
  const least = (bytesPerSecond * windowMs) / 1_000;
  let [before, isOver] = [0, false];
  let timer: NodeJS.Timeout | undefined;
  const tooSlow = new Promise<never>((_, reject) => {
    timer = setInterval(() => {
      isOver ||= count() - before < least;
      if (isOver) reject(new AppError('too_slow'));
      before = count();
    }, windowMs);
  });
  // Nobody listens once the file is there.
  tooSlow.catch(() => undefined);
  return { tooSlow, isOver: () => isOver, stop: () => clearInterval(timer) };
}
