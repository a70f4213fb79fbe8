import type { Readable } from 'node:stream';
import type { ErrorCode } from '@simplato/contract';
import { AppError } from '../app-error.ts';
import type { ReceivedFile } from './received-bytes.ts';

/** Nobody sends a file this large by mistake: the connection may be cut. */
const DISCARDED_BYTES = 256 * 1024 * 1024;

/** By then a photo sent over a good connection has arrived. */
export const RETRY_AFTER_S = 10;

/** The slowest that a file may come: a weak mobile connection is ten times as fast. */
export interface UploadPace {
  bytesPerSecond: number;
  /** For so long it is looked at once. */
  windowMs: number;
}
const UPLOAD_PACE: UploadPace = { bytesPerSecond: 2_000, windowMs: 15_000 };

/**
 * Reads an uploaded file into `received`. If it is too large, or there is no room for it, the rest is
 * still received and discarded: a browser that is cut off while sending never reads the response, and
 * reports a network error instead. A file that hardly comes is not waited for.
 */
export async function readUpload(
  file: Readable,
  received: ReceivedFile,
  maxBytes: number,
  tooLarge: ErrorCode,
  pace: UploadPace = UPLOAD_PACE,
): Promise<Buffer> {
  let bytes = 0;
  const watch = watchPace(pace, () => bytes);
  const reading = (async () => {
    for await (const chunk of file as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > DISCARDED_BYTES || watch.isOver()) break;
      if (bytes <= maxBytes) received.add(chunk);
      else received.drop();
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
  if (received.isRefused) throw new AppError('too_many_uploads', {}, RETRY_AFTER_S);
  return received.content();
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
