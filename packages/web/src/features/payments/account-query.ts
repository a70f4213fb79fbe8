import { accountFromWire } from '@simplato/contract';
import { readPaymentAccount } from '@simplato/contract/staff-endpoints';
import type { AccountState } from '@simplato/domain';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { createStoredValue } from '../../storage/stored-value.ts';

export interface PaymentAccount {
  state: AccountState;
  accountId: string;
  /** Payments run in test mode. */
  isTest: boolean;
  takesTips: boolean;
}

/** Only the id of the account: its existence does not mean that it may charge. */
export const storedAccountId = createStoredValue<string>({
  key: 'stripeAccountId',
  empty: '',
  parse: (json) => (typeof json === 'string' && json.length <= 200 ? json : null),
  toJson: (accountId) => accountId,
});

/** Of all restaurants. */
export const ACCOUNT_KEY = ['payment-account'] as const;

/** The account's current state, from the provider. */
export function accountQuery(restaurantId: number | null) {
  return queryOptions({
    queryKey: [...ACCOUNT_KEY, restaurantId],
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
