import process from 'node:process';

/** What a server reports at /metrics, to its own machine or with its token. */
export interface ServerFigures {
  residentMb: number;
  /** The objects of its heap, with those that the next collection will remove. */
  heapMb: number;
  /** Buffers, and what else its objects hold outside the heap. */
  externalMb: number;
  cpuSeconds: number;
  /** Event loop lag since the previous request. */
  lagMs: number;
  streams: number;
}

/** Null if the server refuses. */
export async function readServerFigures(url: string): Promise<ServerFigures | null> {
  const token = process.env['OPERATOR_TOKEN'];
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  const response = await fetch(`${url}/metrics`, { headers }).catch(() => null);
  const text = (await response?.text()) ?? '';
  if (!response?.ok) return null;
  const read = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
  return {
    residentMb: read('process_resident_memory_bytes') / 1_000_000,
    heapMb: read('nodejs_heap_size_used_bytes') / 1_000_000,
    externalMb: read('nodejs_external_memory_bytes') / 1_000_000,
    cpuSeconds: read('process_cpu_seconds_total'),
    lagMs: read('nodejs_eventloop_lag_p99_seconds') * 1_000,
    streams: read('simplato_streams_open'),
  };
}
