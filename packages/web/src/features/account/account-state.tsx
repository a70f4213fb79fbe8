import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ACCOUNT_MESSAGES } from '../../i18n/es/account.ts';
import { useMessages } from '../../i18n/i18n-context.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Overlay } from '../../ui/overlay.tsx';

interface AccountStateProps<Account> {
  query: UseQueryResult<Account>;
  children: (account: Account) => ReactNode;
}

/** Renders the account once loaded; until then, the loading or error state. */
export function AccountState<Account>({ query, children }: AccountStateProps<Account>) {
  const copy = useMessages(ACCOUNT_MESSAGES);
  if (query.data !== undefined) return children(query.data);
  return query.isError ? (
    <ErrorState
      title={copy.failed}
      text={copy.failedText}
      pending={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  ) : (
    <Overlay text={copy.loading} />
  );
}
