import { createAccountLink } from '@simplato/contract/staff-endpoints';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../api/call.ts';
import { useOwnStaffEmail } from '../session/own-staff.ts';
import { ACCOUNT_KEY, storedAccountId } from './account-query.ts';

/** Longer than it takes to reach the provider's page. */
const LEAVING_MS = 15_000;

/**
 * Requests a link to the provider's pages and opens it. It counts as pending until the page is
 * left.
 */
export function useAccountLink() {
  const email = useOwnStaffEmail();
  const queries = useQueryClient();
  const { mutate, isPending, isSuccess, error, reset } = useMutation({
    mutationFn: async () => call(createAccountLink, { body: { email } }),
    onSuccess: ({ url, accountId }) => {
      storedAccountId.write(accountId);
      window.location.assign(url);
      // If the navigation was stopped or failed, the page becomes usable again.
      setTimeout(reset, LEAVING_MS);
    },
    // The refusal may be news about the account.
    onError: () => void queries.invalidateQueries({ queryKey: ACCOUNT_KEY }),
  });

  // The page was restored from the back/forward cache: no navigation is in progress any more.
  useEffect(() => {
    const comeBack = (event: PageTransitionEvent) => {
      if (event.persisted) reset();
    };
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, [reset]);

  return { follow: () => mutate(), isLeaving: isPending || isSuccess, error };
}
