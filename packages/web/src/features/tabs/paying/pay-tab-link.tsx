import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'wouter';
import type { TabOfMember } from '../../../api/read-place.ts';
import { PAY_TAB_MESSAGES } from '../../../i18n/es/pay-tab.ts';
import { useMessages } from '../../../i18n/i18n-context.ts';
import { PATHS } from '../../../paths.ts';
import { buttonClass } from '../../../ui/button-look.ts';
import { restaurantQuery } from '../../restaurant/restaurant-query.ts';
import { useSession } from '../../session/session-store.ts';
import { OwnReceipts, type TabWithPayments } from './own-receipts.tsx';
import css from './pay-tab-link.module.css';

/**
 * To paying the bill by phone, where the restaurant takes such payments and something is due; else to the
 * receipts of what was paid.
 */
export function PayTabLink({ tab }: { tab: TabWithPayments & Pick<TabOfMember, 'totals'> }) {
  const copy = useMessages(PAY_TAB_MESSAGES);
  const { restaurantId } = useSession();
  const restaurant = useQuery(restaurantQuery(restaurantId));
  const [, navigate] = useLocation();
  const paysOnline = restaurant.data?.paysOnline;
  if (tab.totals.dueCents <= 0 || paysOnline === false) return <OwnReceipts tab={tab} />;
  if (paysOnline === undefined) return null;
  return (
    <Link
      href={PATHS.payTab}
      onClick={(tap) => {
        // After the tap's own task: drawing the whole bill is a long one by itself.
        tap.preventDefault();
        setTimeout(() => navigate(PATHS.payTab));
      }}
      className={buttonClass({ variant: 'dark', size: 'big', wide: true }, css.link)}
    >
      {copy.title}
    </Link>
  );
}
