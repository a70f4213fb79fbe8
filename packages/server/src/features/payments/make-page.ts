import { ProviderRefusal, type Charge } from '@simplato/domain';
import { AppError } from '../../app-error.ts';
import { askOfAccount } from './ask-of-account.ts';
import { chargingAccount } from './connect-account.ts';
import { openPayment, type Payment } from './payment-queries.ts';
import type { SettlingDependencies } from './settle.ts';

/**
 * Has the provider make a payment's page, and returns its URL; null if the payment was given up
 * meanwhile, and then nobody can pay on the page. After a failure nobody was sent to it, even if it was
 * made: `leave` says what becomes of the payment.
 */
export async function makePage(
  dependencies: SettlingDependencies,
  payment: Payment,
  charge: Charge,
  leave: (error: unknown) => Promise<void>,
): Promise<string | null> {
  const { db, payments } = dependencies;
  const { accountId, restaurantId } = payment;
  const page = await askOfAccount(dependencies, accountId, async () =>
    payments.createCheckout(charge),
  ).catch(async (error: unknown) => {
    await leave(error);
    const isRefusal = error instanceof ProviderRefusal;
    if (isRefusal && (await chargingAccount(db, restaurantId)) === null) {
      throw new AppError('no_online_payment');
    }
    throw error;
  });
  if (await openPayment(db, payment, page)) return page.url;
  await askOfAccount(dependencies, accountId, async () =>
    payments.expireCheckout(accountId, page.sessionId),
  );
  return null;
}
