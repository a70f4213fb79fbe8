import type { Readable } from 'node:stream';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { Request, Transport } from './client.ts';

/** Carries calls to a server at an address. */
export function fetchFrom(url: string): Transport {
  return async ({ path, body, ...request }) => {
    const response = await fetch(url + path, {
      ...request,
      ...(body === undefined
        ? {}
        : { body: asPayload(body) as NonNullable<RequestInit['body']>, duplex: 'half' as const }),
    });
    return {
      statusCode: response.status,
      headers: {
        ...Object.fromEntries(response.headers),
        'set-cookie': response.headers.getSetCookie(),
      },
      body: await response.text(),
    };
  };
}

/** Carries calls into an application that need not listen. */
export function injectInto(app: FastifyInstance): Transport<LightMyRequestResponse> {
  return async ({ method, path, headers, body }) =>
    app.inject({
      method,
      url: path,
      headers,
      ...(body === undefined ? {} : { payload: asPayload(body) }),
    });
}

function asPayload(body: NonNullable<Request['body']>): string | Buffer | Readable {
  if (!(body instanceof Uint8Array)) return body;
  return Buffer.from(body.buffer, body.byteOffset, body.byteLength);
}
