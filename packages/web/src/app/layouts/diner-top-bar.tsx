import { LANGUAGES, countItems, isNumbered, type Restaurant } from '@simplato/domain';
import {
  ArrowLeft,
  CircleQuestionMark,
  CircleUserRound,
  ConciergeBell,
  Download,
  EllipsisVertical,
  Languages,
  LogIn,
  LogOut,
  ReceiptText,
  Share,
  ShoppingBasket,
} from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useBasket } from '../../features/checkout/basket/basket-store.ts';
import { usePendingOrder } from '../../features/checkout/sending/pending-order-store.ts';
import { useHydratedQuery } from '../../first-view/hydrated-queries.ts';
import { useLanguageDialog } from '../../features/language/use-language-dialog.tsx';
import { RestaurantLogo } from '../../features/restaurant/restaurant-logo.tsx';
import { useSession } from '../../features/session/session-store.ts';
import { openTabOf, placeQuery } from '../../features/place/place-query.ts';
import { useSignOut } from '../../features/session/sign-out.ts';
import { DINER_LAYOUT_MESSAGES } from '../../i18n/es/diner-layout.ts';
import { useMessages, useLanguage } from '../../i18n/i18n-context.ts';
import { PATHS } from '../../paths.ts';
import { useUrlDialog } from '../../url-state/use-url-dialog.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { CountDot } from '../../ui/count-dot.tsx';
import { IconButton, IconLink } from '../../ui/icon-button.tsx';
import { MenuPopover } from '../../ui/menu-popover.tsx';
import { CallSheet, LeaveDialog } from '../diner-parts.ts';
import { useInstallOffer } from '../installed/install-offer.ts';
import css from './diner-top-bar.module.css';
import { useShareTable } from './use-share-table.ts';

interface DinerTopBarProps {
  /** Undefined until it is loaded. */
  restaurant: Restaurant | undefined;
  restaurantName: string;
  /** It is being loaded. */
  isRestaurantComing: boolean;
  restaurantId: number | null;
  tableName: string | null;
}

export function DinerTopBar(props: DinerTopBarProps) {
  const { restaurant, restaurantName, isRestaurantComing, restaurantId, tableName } = props;
  const copy = useMessages(DINER_LAYOUT_MESSAGES);
  const [location, navigate] = useLocation();
  const count = countItems(useBasket(restaurantId));
  const place = useHydratedQuery(placeQuery(restaurantId));
  const tab = openTabOf(place.data);
  const callCount = tab?.calls.length ?? 0;
  const calling = useUrlDialog('llamar');
  const openCalls = () => calling.open('si');
  const isAtTab = location === PATHS.tab;
  const isNamed = tableName !== null && !isNumbered(tableName);
  const share = useShareTable({ restaurantName, restaurantId, tableName });
  const signOut = useSignOut();
  const isPending = usePendingOrder(restaurantId) !== null;
  const [isLeaving, setIsLeaving] = useState(false);
  // The waiting order has been sent while the dialog was open.
  if (isLeaving && !isPending) setIsLeaving(false);
  const { userName } = useSession();
  const language = useLanguage();
  const languages = useLanguageDialog();
  const install = useInstallOffer();

  function handleLogout() {
    if (isPending) setIsLeaving(true);
    else signOut();
  }

  return (
    <header className={css.bar}>
      <div className={css.inner}>
        {location !== PATHS.dinerHome && (
          <Link href={PATHS.dinerHome} className={css.back} aria-label={copy.backHome}>
            <ArrowLeft aria-hidden="true" />
            <span className={css.backText}>{copy.backHome}</span>
          </Link>
        )}
        {restaurant && <RestaurantLogo restaurant={restaurant} />}
        <p className={css.restaurant}>
          <span className={classNames(css.name, isNamed && css.besideName)}>
            {!isRestaurantComing && restaurantName}
          </span>
          {tableName && (
            <span className={classNames(css.table, (isNamed || isAtTab) && css.ownRow)}>
              {copy.table(tableName)}
              {isAtTab && tab && !tab.isNumberSpent && ` · ${copy.number(tab.number)}`}
            </span>
          )}
        </p>
        {isAtTab ? (
          <Button
            variant="outline"
            className={css.call}
            icon={<ConciergeBell aria-hidden="true" />}
            aria-label={copy.call(callCount)}
            aria-haspopup="dialog"
            onClick={openCalls}
          >
            <span className={css.callText}>{copy.callShort}</span>
            {callCount > 0 && <CountDot count={callCount} className={css.callCount} />}
          </Button>
        ) : (
          tableName && (
            <IconButton
              label={copy.call(callCount)}
              icon={<ConciergeBell aria-hidden="true" />}
              count={callCount}
              aria-haspopup="dialog"
              onClick={openCalls}
            />
          )
        )}
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
              label: copy.tab,
              icon: <ReceiptText aria-hidden="true" />,
              onSelect: () => navigate(PATHS.tab),
            },
            {
              label: copy.share,
              icon: <Share aria-hidden="true" />,
              onSelect: share,
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
            {
              label: copy.help,
              icon: <CircleQuestionMark aria-hidden="true" />,
              onSelect: () => navigate(PATHS.help),
            },
            {
              label: `${copy.language} · ${LANGUAGES[language].name}`,
              icon: <Languages aria-hidden="true" />,
              onSelect: languages.open,
            },
            ...(install
              ? [{ label: copy.install, icon: <Download aria-hidden="true" />, onSelect: install }]
              : []),
            { label: copy.logout, icon: <LogOut aria-hidden="true" />, onSelect: handleLogout },
          ]}
        >
          <EllipsisVertical aria-hidden="true" />
        </MenuPopover>
        {languages.dialog}
        {calling.value !== null && <CallSheet onClose={calling.close} />}
        {isLeaving && <LeaveDialog onLeave={signOut} onStay={() => setIsLeaving(false)} />}
      </div>
    </header>
  );
}
