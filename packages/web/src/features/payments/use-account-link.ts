import { createAccountLink } from '@simplato/contract';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../api/call.ts';
import { useOwnStaffEmail } from '../session/own-staff.ts';
import { storedAccountId } from './account-query.ts';

/** More than it takes to get there. */
const LEAVING_MS = 15_000;

/** Asks for a link to the provider's pages and goes there. Until the page is left, it is still asking. */
export function useAccountLink() {
  const email = useOwnStaffEmail();
  const { mutate, isPending, isSuccess, error, reset } = useMutation({
    mutationFn: async () => call(createAccountLink, { body: { email } }),
    onSuccess: ({ url, accountId }) => {
      storedAccountId.write(accountId);
      window.location.assign(url);
      // Whoever chose to stay, or whose line broke, gets the page back.
      setTimeout(reset, LEAVING_MS);
    },
  });

  // A page that the browser had kept whole is shown again: nobody is on their way any more.
  useEffect(() => {
    const comeBack = (event: PageTransitionEvent) => {
      if (event.persisted) reset();
    };
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, [reset]);

  return { follow: () => mutate(), isLeaving: isPending || isSuccess, error };
}
