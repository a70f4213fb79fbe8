import { QueryClient, QueryClientProvider, QueryObserver } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { UnansweredError } from '../api/call-error.ts';

export { call } from '../api/call.ts';
export { readFrontDoor } from '../api/read-front-door.ts';
export { fetchRestaurant } from '../api/fetch-restaurant.ts';
export { readMenu } from '../api/read-menu.ts';
export { readPlace } from '../api/read-place.ts';
export { QueryObserver };

/** Retries once if no answer arrived; a refusal by the server is final. */
function shouldRetry(failures: number, error: unknown): boolean {
  return error instanceof UnansweredError && failures < 1;
}

/** The cache of answers on this page. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // Offline, the library would wait for ever by default; this way the call fails and the screen
      // says so.
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

/** Must wrap everything that uses the library's own hooks. */
export function WithQueryClient({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
