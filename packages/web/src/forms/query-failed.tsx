import { ErrorState } from '../ui/error-state.tsx';
import { failureMessage } from './failure-message.ts';

interface QueryFailedProps {
  /** What could not be loaded. */
  title: string;
  /** What is safe all the same. */
  safe: string;
  query: { error: unknown; isFetching: boolean; refetch: () => Promise<unknown> };
}

/** In place of what a page of the restaurant could not load: why, and a way to try again. */
export function QueryFailed({ title, safe, query }: QueryFailedProps) {
  return (
    <ErrorState
      title={title}
      text={`${safe} ${failureMessage(query.error)}`}
      pending={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  );
}
