import { countDishes } from '@simplato/domain';
import {
  ArrowLeft,
  CircleUserRound,
  EllipsisVertical,
  LogIn,
  LogOut,
  ReceiptText,
  Share,
  ShoppingBasket,
} from 'lucide-react';
import { Link, useLocation } from 'wouter';
import { useBasket } from '../../features/basket/basket-store.ts';
import { useSession } from '../../features/session/session-store.ts';
import { useSignOut } from '../../features/session/sign-out.ts';
import { DINER_LAYOUT_COPY as copy } from '../../copy/diner-layout.ts';
import { PATHS } from '../../paths.ts';
import { IconButton, IconLink } from '../../ui/icon-button.tsx';
import { MenuPopover } from '../../ui/menu-popover.tsx';
import css from './diner-top-bar.module.css';
import { useShareTable } from './share-table.ts';

interface DinerTopBarProps {
  houseName: string;
  restaurantId: number | null;
  tableName: string | null;
}

export function DinerTopBar({ houseName, restaurantId, tableName }: DinerTopBarProps) {
  const [, navigate] = useLocation();
  const count = countDishes(useBasket(restaurantId));
  const share = useShareTable({ houseName, restaurantId, tableName });
  const signOut = useSignOut();
  const { userName } = useSession();

  return (
    <header className={css.bar}>
      <div className={css.inner}>
        <Link href={PATHS.dinerHome} className={css.back} aria-label={copy.backHome}>
          <ArrowLeft aria-hidden="true" />
          <span className={css.backText}>{copy.backHome}</span>
        </Link>
        <p className={css.house}>
          <span className={css.name}>{houseName}</span>
          {tableName && <span className={css.table}>{copy.table(tableName)}</span>}
        </p>
        <IconButton label={copy.share} icon={<Share aria-hidden="true" />} onClick={share} />
        <Link href={PATHS.orderSummary} asChild>
          <IconLink
            href={PATHS.orderSummary}
            label={copy.basket(count)}
            icon={<ShoppingBasket aria-hidden="true" />}
            count={count}
          />
        </Link>
        <MenuPopover
          label={copy.menu}
          items={[
            {
              label: copy.ownOrders,
              icon: <ReceiptText aria-hidden="true" />,
              onSelect: () => navigate(PATHS.ownOrders),
            },
            userName === null
              ? {
                  label: copy.logIn,
                  icon: <LogIn aria-hidden="true" />,
                  onSelect: () => navigate(PATHS.login),
                }
              : {
                  label: copy.account,
                  icon: <CircleUserRound aria-hidden="true" />,
                  onSelect: () => navigate(PATHS.dinerAccount),
                },
            { label: copy.logout, icon: <LogOut aria-hidden="true" />, onSelect: signOut },
          ]}
        >
          <EllipsisVertical aria-hidden="true" />
        </MenuPopover>
      </div>
    </header>
  );
}
