import type { Payable } from './payable.ts';
import type { TabPayment } from './payment-queries.ts';

export function payableTab({ restaurantId, paymentNumber }: TabPayment): Payable {
  const fail = (what: string) => async () => {
    throw new Error(`A tab's payment ${restaurantId}-${paymentNumber} cannot ${what} yet.`);
  };
  return {
    lock: fail('be locked'),
    hold: fail('wait for a bank'),
    accept: fail('be received'),
    end: fail('end'),
    giveUp: fail('be given up'),
    remark: fail('be remarked on'),
    findOwed: fail('be owed'),
    mail: fail('be told about'),
    updateSums: fail('be summed up'),
  };
}
