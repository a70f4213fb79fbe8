import type { Readable } from 'node:stream';
import type { ErrorCode } from '@simplato/contract';
import { AppError } from '../app-error.ts';

/** From here on nobody has mistaken one file for another. */
const PATIENCE_BYTES = 256 * 1024 * 1024;

/**
 * A file as it is sent. One that is too large is still listened to, and forgotten: a browser that is
 * cut off in the middle of sending never reads why, and its owner is told of a lost line.
 */
export async function readUpload(
  file: Readable,
  maxBytes: number,
  tooLarge: ErrorCode,
): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of file as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > PATIENCE_BYTES) break;
    if (bytes <= maxBytes) chunks.push(chunk);
    else chunks.length = 0;
  }
  if (bytes > maxBytes) throw new AppError(tooLarge);
  return Buffer.concat(chunks);
}
