import { accountFromWire, readPaymentAccount } from '@simplato/contract';
import type { AccountState } from '@simplato/domain';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { createStoredValue } from '../session/stored-value.ts';

export interface PaymentAccount {
  state: AccountState;
  accountId: string;
  /** Payments are only tried out. */
  isTest: boolean;
  takesTips: boolean;
}

/** The id of the account and nothing else: that it is there says nothing about whether it may charge. */
export const storedAccountId = createStoredValue<string>({
  key: 'stripeAccountId',
  empty: '',
  parse: (json) => (typeof json === 'string' && json.length <= 200 ? json : null),
  toJson: (accountId) => accountId,
});

/** How the account stands, as the provider says now. */
export function accountQuery(restaurantId: number | null) {
  return queryOptions({
    queryKey: ['payment-account', restaurantId],
    queryFn: async (): Promise<PaymentAccount> => {
      const { estado, accountId, deprueba, propinas } = await call(readPaymentAccount);
      storedAccountId.write(accountId);
      return {
        state: accountFromWire(estado),
        accountId,
        isTest: deprueba,
        takesTips: propinas,
      };
    },
    enabled: restaurantId !== null,
    staleTime: 0,
    retry: false,
  });
}
