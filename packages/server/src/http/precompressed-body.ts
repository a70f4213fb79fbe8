import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const packings = {
  // Compresses slightly worse than the highest level, but a hundred times faster: the first caller
  // waits.
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 7,
        [constants.BROTLI_PARAM_LGWIN]: 20,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes),
};
type Packing = keyof typeof packings;

/** A response body that is sent repeatedly: its ETag and its compressed forms are computed once. */
export class PrecompressedBody {
  readonly bytes: Buffer;
  readonly etag: string;
  readonly #precompressed = new Map<Packing, Promise<Buffer>>();

  constructor(text: string) {
    this.bytes = Buffer.from(text);
    this.etag = `"${createHash('sha256').update(this.bytes).digest('base64url').slice(0, 27)}"`;
  }

  as(packing: Packing): Promise<Buffer> {
    const known = this.#precompressed.get(packing);
    if (known) return known;
    const made = packings[packing](this.bytes);
    this.#precompressed.set(packing, made);
    return made;
  }
}

/** Sends the body in an encoding that the client accepts, or a 304 if the client has it already. */
export async function sendPrecompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  precompressed: PrecompressedBody,
): Promise<FastifyReply> {
  const packing = packingFor(request.headers['accept-encoding']);
  // A weak ETag: the same content, in different bytes depending on the encoding.
  const etag = `W/${precompressed.etag}`;
  reply.header('etag', etag);
  if (isKnown(request.headers['if-none-match'], precompressed.etag)) return reply.code(304).send();
  if (packing === null) return reply.send(precompressed.bytes);
  return reply.header('content-encoding', packing).send(await precompressed.as(packing));
}

function packingFor(accepted: string | string[] | undefined): Packing | null {
  const offers = String(accepted ?? '')
    .split(',')
    .map((offer) => offer.trim())
    .filter((offer) => !/;\s*q=0(\.0*)?$/.test(offer))
    .map((offer) => offer.split(';')[0]?.trim());
  return (['br', 'gzip'] as const).find((packing) => offers.includes(packing)) ?? null;
}

function isKnown(header: string | undefined, etag: string): boolean {
  return (header ?? '').split(',').some((known) => known.trim().replace(/^W\//, '') === etag);
}
