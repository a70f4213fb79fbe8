import { QueryClient } from '@tanstack/react-query';
import { UnansweredError } from '../api/call-error.ts';

/** A second try for a lost answer; a "no" of the server stays a "no". */
function shouldRetry(failures: number, error: unknown): boolean {
  return error instanceof UnansweredError && failures < 1;
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // Offline, the library would wait without end; here a call fails and the screen says so.
        networkMode: 'always',
        refetchOnReconnect: true,
        refetchOnWindowFocus: true,
        staleTime: 15_000,
        retry: shouldRetry,
        retryDelay: 800,
      },
      mutations: { networkMode: 'always' },
    },
  });
}
