import http from 'node:http';

export interface Exchange {
  status: number;
  type: string;
  headers: http.IncomingHttpHeaders;
  /** Empty for a stream, which is closed as soon as it has begun. */
  text: string;
  ms: number;
}

export interface Sent {
  method: string;
  path: string;
  headers: Readonly<Record<string, string>>;
  body: string | Buffer | null;
}

/** Sends one request unchanged, without the corrections that a browser or fetch would make. */
export function exchange(
  url: string,
  sent: Sent,
  { timeoutMs, from }: { timeoutMs: number; from?: string },
): Promise<Exchange> {
  const { hostname, port } = new URL(url);
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    const request = http.request(
      {
        host: hostname,
        port,
        method: sent.method,
        path: sent.path,
        headers: {
          ...sent.headers,
          ...(sent.body === null ? {} : { 'content-length': Buffer.byteLength(sent.body) }),
        },
        timeout: timeoutMs,
        // A refusal may close its connection, so the next request needs a new one.
        agent: false,
        ...(from === undefined ? {} : { localAddress: from }),
      },
      (response) => {
        const type = response.headers['content-type'] ?? '';
        const chunks: Buffer[] = [];
        const end = () => {
          resolve({
            status: response.statusCode ?? 0,
            type,
            headers: response.headers,
            text: Buffer.concat(chunks).toString(),
            ms: performance.now() - startedAt,
          });
        };
        if (type.startsWith('text/event-stream')) {
          end();
          request.destroy();
          return;
        }
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', end);
        response.on('error', reject);
      },
    );
    request.on('timeout', () => request.destroy(new Error(`no answer in ${timeoutMs} ms`)));
    request.on('error', reject);
    request.end(sent.body ?? undefined);
  });
}
