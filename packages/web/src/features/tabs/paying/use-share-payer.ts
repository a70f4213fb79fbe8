import {
  checkTabPayment,
  giveBackTabPayment,
  askForRelease,
} from '@simplato/contract/payment-endpoints';
import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '../../../api/call.ts';
import { paymentFromWire } from '../../../api/read-claims.ts';
import { placeQuery } from '../../place/place-query.ts';
import { syncTab } from '../../place/sync-tab.ts';
import { leaveBegun, type BegunPayment } from './begun-payment-store.ts';
import { beginPayment, resumePayment, type PayingOutcome } from './share-payer.ts';

/** Longer than it takes to reach the provider's page. */
const LEAVING_MS = 15_000;

export type PayingTrouble = Extract<PayingOutcome, { kind: 'refused' | 'unanswered' | 'busy' }>;

/** Takes this phone to the provider's page, and says why it could not. */
export function useSharePayer(restaurantId: number, onOver: (paymentNumber: number) => void) {
  const queryClient = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const [trouble, setTrouble] = useState<PayingTrouble | null>(null);

  // Restored by the back button, the page is as it was when it was left.
  useEffect(() => {
    const comeBack = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      setIsBusy(false);
      void queryClient.invalidateQueries(placeQuery(restaurantId));
    };
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, [queryClient, restaurantId]);

  const run = async (work: () => Promise<PayingOutcome>) => {
    if (isBusy) return;
    setIsBusy(true);
    setTrouble(null);
    const outcome = await work();
    if (outcome.kind === 'page') {
      window.location.assign(outcome.url);
      setTimeout(() => setIsBusy(false), LEAVING_MS);
      return;
    }
    setIsBusy(false);
    if (outcome.kind === 'over') {
      void queryClient.invalidateQueries(placeQuery(restaurantId));
      return onOver(outcome.paymentNumber);
    }
    if (outcome.kind === 'refused' && outcome.error.currentTab) {
      syncTab(queryClient, restaurantId, outcome.error.currentTab);
    } else void queryClient.invalidateQueries(placeQuery(restaurantId));
    setTrouble(outcome);
  };

  return {
    isBusy,
    trouble,
    forget: () => setTrouble(null),
    begin: (wish: Omit<BegunPayment, 'idempotencyKey' | 'paymentNumber'>) =>
      void run(async () => beginPayment(wish)),
    resume: () => void run(resumePayment),
  };
}

/** Ends one's own claim, or asks for somebody else's to end. */
export function useRelease(restaurantId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ paymentNumber, isOwn }: { paymentNumber: number; isOwn: boolean }) => {
      const params = { id: paymentNumber };
      return isOwn ? call(giveBackTabPayment, { params }) : call(askForRelease, { params });
    },
    onSuccess: (answer, { isOwn }) => {
      if (isOwn) leaveBegun();
      // Of a tab that this phone has left, only the payment is told.
      if ('idcuenta' in answer) syncTab(queryClient, restaurantId, answer);
    },
    // Paid meanwhile, or a bank decides: the tab says which.
    onError: () => void queryClient.invalidateQueries(placeQuery(restaurantId)),
  });
}

/**
 * Asks the provider how a payment goes: on opening, and whenever this phone is seen or online again. Null is
 * none.
 */
export function useAskedShare(restaurantId: number, paymentNumber: number | null) {
  const queryClient = useQueryClient();
  const ask = async (id: number) => {
    const { pago, cuenta } = await call(checkTabPayment, { params: { id } });
    if (cuenta) syncTab(queryClient, restaurantId, cuenta);
    return { payment: paymentFromWire(pago), isElsewhere: cuenta === null };
  };
  return useQuery({
    queryKey: ['share-payment', restaurantId, paymentNumber],
    queryFn: paymentNumber === null ? skipToken : async () => await ask(paymentNumber),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
}
