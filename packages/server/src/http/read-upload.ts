import type { Readable } from 'node:stream';
import type { ErrorCode } from '@simplato/contract';
import { AppError } from '../app-error.ts';

/** Nobody sends a file this large by mistake: the connection may be cut. */
const DISCARDED_BYTES = 256 * 1024 * 1024;

/**
 * Reads an uploaded file. If it is too large, the rest is still received and discarded: a browser
 * that is cut off while sending never reads the response, and reports a network error instead.
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
    if (bytes > DISCARDED_BYTES) break;
    if (bytes <= maxBytes) chunks.push(chunk);
    else chunks.length = 0;
  }
  if (bytes > maxBytes) throw new AppError(tooLarge);
  return Buffer.concat(chunks);
}
