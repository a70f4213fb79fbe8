import http from 'node:http';

export interface OpenStreams {
  /** Runs `trigger`; returns the milliseconds until the last stream has received the event. */
  timeToLast(trigger: () => Promise<unknown>): Promise<number>;
  close(): void;
}

/**
 * Streams held open by this process, which counts the order events each receives. The sessions take
 * turns, because the number of streams per session is limited.
 */
export async function openStreams(
  url: string,
  sessions: readonly Record<string, string>[],
  count: number,
): Promise<OpenStreams> {
  const agent = new http.Agent({ maxSockets: Infinity });
  let heard = 0;
  let onHeard = () => {};
  const requests = await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const headers = sessions[index % sessions.length] ?? {};
      const request = http.get(url, { agent, headers });
      const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
        request.on('response', resolve);
        request.on('error', reject);
      });
      if (response.statusCode !== 200) throw new Error(`stream: ${response.statusCode}`);
      request.on('error', () => {});
      response.on('error', () => {});
      await new Promise<void>((resolve) => {
        response.on('data', (chunk: Buffer) => {
          resolve();
          heard += chunk.toString().split('event: order\n').length - 1;
          onHeard();
        });
      });
      return request;
    }),
  );
  return {
    async timeToLast(trigger) {
      heard = 0;
      const startedAt = performance.now();
      const all = new Promise<void>((resolve) => {
        onHeard = () => heard >= count && resolve();
      });
      await Promise.all([trigger(), all]);
      return performance.now() - startedAt;
    },
    close() {
      for (const request of requests) request.destroy();
    },
  };
}
