import autocannon from 'autocannon';

export interface LoadResult {
  perSecond: number;
  /** Answers by status; a benchmark fails on any that is not a success. */
  failures: number;
}

export interface Load {
  url: string;
  connections: number;
  seconds: number;
  /** Returns the next request, for whichever connection is free. */
  next: () => autocannon.Request;
}

/** HTTP load from this process at a fixed concurrency. */
export async function load({ url, connections, seconds, next }: Load): Promise<LoadResult> {
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    // It ends at a sample only, and takes one a second by itself.
    sampleInt: Math.min(1, seconds) * 1000,
    requests: [{ setupRequest: (request: autocannon.Request) => ({ ...request, ...next() }) }],
  });
  return {
    perSecond: result['2xx'] / result.duration,
    failures: result.non2xx + result.errors + result.timeouts,
  };
}
