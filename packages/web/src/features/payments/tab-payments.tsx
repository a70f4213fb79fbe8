import { useId, useState } from 'react';
import { restaurantTime } from '../../i18n/describe-when.ts';
import { CHARGING_MESSAGES } from '../../i18n/es/charging.ts';
import { MONEY_MESSAGES as copy } from '../../i18n/es/payments.ts';
import { Button } from '../../ui/button.tsx';
import { describeGivenBack, describePayment } from '../live/charges/describe-payment.ts';
import css from './order-money.module.css';
import type { NamedPayment, OrderMoney } from './order-money-query.ts';
import { PaymentMoneyDialog } from './payment-money.tsx';

interface TabPaymentsProps {
  restaurantId: number;
  tableName: string;
  tab: NonNullable<OrderMoney['tab']>;
}

/** Who has paid what of an order's tab; nothing while nobody has. */
export function TabPayments({ restaurantId, tableName, tab }: TabPaymentsProps) {
  const headingId = useId();
  const [seen, setSeen] = useState<number | null>(null);
  if (tab.payments.length === 0) return null;
  return (
    <section className={css.money} aria-labelledby={headingId}>
      <h3 className={css.heading} id={headingId}>
        {copy.ofTab}
      </h3>
      <ul role="list" className={css.deeds}>
        {tab.payments.map((payment) => (
          <li key={payment.paymentNumber} className={css.payment}>
            <span>
              <strong>{describe(payment)}</strong>{' '}
              <span className={css.quiet}>
                {CHARGING_MESSAGES.payments.how(
                  payment.form,
                  restaurantTime(Date.parse(payment.startedAt)),
                  payment.takenBy,
                )}
              </span>
              <span className={css.reason}>{describeGivenBack(payment)}</span>
            </span>
            {payment.form === 'online' && payment.orderId === null && (
              <Button
                variant="outline"
                aria-haspopup="dialog"
                aria-label={copy.seePayment(describe(payment))}
                onClick={() => setSeen(payment.paymentNumber)}
              >
                {copy.see}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {seen !== null && (
        <PaymentMoneyDialog
          payment={{ restaurantId, tabId: tab.tabId, paymentNumber: seen, tableName }}
          onClose={() => setSeen(null)}
        />
      )}
    </section>
  );
}

function describe(payment: NamedPayment): string {
  const { payerName } = payment;
  return describePayment(payment, payerName === '' ? CHARGING_MESSAGES.payments.table : payerName);
}
