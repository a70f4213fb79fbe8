import { SingleFlight } from '../../concurrency/single-flight.ts';
import type { Payment } from './payment-queries.ts';
import { settlePayment, type Settled, type SettlingDependencies } from './settle.ts';

/**
 * Asks the provider how a payment's page is. However many calls ask at once, they are one to the
 * provider, whose limit all restaurants share.
 */
export function pageLookUps(
  dependencies: SettlingDependencies,
): (payment: Payment) => Promise<Settled> {
  const answers = new SingleFlight<Settled>();
  return (payment) => {
    const key = [payment.restaurantId, payment.paymentNumber].join(' ');
    return answers.ask(key, () => settlePayment(dependencies, payment));
  };
}
