import { isStanding } from '@simplato/domain';
import { Link } from 'wouter';
import type { TabOfMember } from '../../../api/read-place.ts';
import { PAY_TAB_MESSAGES } from '../../../i18n/es/pay-tab.ts';
import { useEuros, useMessages } from '../../../i18n/i18n-context.ts';
import { PATHS } from '../../../paths.ts';
import { buttonClass } from '../../../ui/button-look.ts';
import css from './pay-tab-link.module.css';
import { ownShares } from './returned-share.tsx';

export type TabWithPayments = Pick<TabOfMember, 'payments' | 'people'>;

/** To the receipt of each share that this phone has paid; with an order, its receipt stands there. */
export function OwnReceipts({ tab }: { tab: TabWithPayments }) {
  const { receipt } = useMessages(PAY_TAB_MESSAGES).strip;
  const euros = useEuros();
  return ownShares(tab)
    .filter(isStanding)
    .map(({ paymentNumber, chargedCents }) => (
      <Link
        key={paymentNumber}
        href={`${PATHS.payTab}?pago=${paymentNumber}`}
        className={buttonClass({ variant: 'outline', wide: true }, css.link)}
      >
        {receipt} · {euros(chargedCents)}
      </Link>
    ));
}
