import { countItems, fullName, totalGrossCents } from '@simplato/domain';
import { BookOpenText, ChevronRight, ReceiptText } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { useHydratedQuery } from '../../first-view/hydrated-queries.ts';
import { usePageStart } from '../../first-view/page-start.ts';
import { DINER_LAYOUT_MESSAGES } from '../../i18n/es/diner-layout.ts';
import { HOME_MESSAGES } from '../../i18n/es/home.ts';
import { useEuros, useMessages } from '../../i18n/i18n-context.ts';
import { PATHS } from '../../paths.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { useBasket } from '../checkout/basket/basket-store.ts';
import { RestaurantFacts } from '../restaurant/restaurant-facts.tsx';
import { KitchenNotice } from '../restaurant/kitchen/kitchen-notice.tsx';
import { useDinerRecord } from '../session/diner-record.ts';
import { restaurantQuery } from '../restaurant/restaurant-query.ts';
import { useSession } from '../session/session-store.ts';
import css from './home-page.module.css';
import { classNames } from '../../ui/class-names.ts';

interface HomePageProps {
  /** The status of this visit's orders; empty if there are none. */
  visitOrders: ReactNode;
  /** The first products of the menu. */
  menuPreview: ReactNode;
}

export function HomePage({ visitOrders, menuPreview }: HomePageProps) {
  const euros = useEuros();
  const copy = useMessages(HOME_MESSAGES);
  const layout = useMessages(DINER_LAYOUT_MESSAGES);
  const { restaurantId, tableName } = useSession();
  const restaurant = useHydratedQuery(restaurantQuery(restaurantId));
  const diner = useDinerRecord();
  const basket = useBasket(restaurantId);
  const start = usePageStart();
  // Orders are loaded after a server-rendered page: at the end, they do not move what is being
  // read.
  const [isTakenOver] = useState(start !== null);
  const restaurantName = (restaurant.data && fullName(restaurant.data)) || copy.fallbackRestaurant;
  const { summaryCard } = copy;

  return (
    <div className={css.page}>
      <title>{copy.pageTitle}</title>
      <PageTitle
        detail={
          <>
            {diner && `${copy.greeting(firstName(diner.name))} `}
            {tableName ? copy.table(layout.table(tableName)) : copy.noTable}
          </>
        }
      >
        {copy.welcome(restaurantName)}
      </PageTitle>
      <KitchenNotice restaurantId={restaurantId} />
      <div className={css.cards}>
        <HomeCard
          href={PATHS.menu}
          icon={<BookOpenText aria-hidden="true" />}
          title={copy.menuCard.title}
          text={copy.menuCard.text}
          isMain
        />
        <HomeCard
          href={PATHS.orderSummary}
          icon={<ReceiptText aria-hidden="true" />}
          title={summaryCard.title}
          text={
            basket.length === 0
              ? summaryCard.empty
              : summaryCard.filled(countItems(basket), euros(totalGrossCents(basket)))
          }
        />
      </div>
      {!isTakenOver && visitOrders}
      {menuPreview}
      {restaurant.data && <RestaurantFacts restaurant={restaurant.data} />}
      {isTakenOver && visitOrders}
    </div>
  );
}

function firstName(name: string): string {
  return name.trim().split(/\s+/)[0] ?? name;
}

interface HomeCardProps {
  href: string;
  icon: ReactNode;
  title: string;
  text: string;
  /** The one that most people want. */
  isMain?: boolean;
}

function HomeCard({ href, icon, title, text, isMain = false }: HomeCardProps) {
  return (
    <Link href={href} className={classNames(css.card, isMain && css.main)}>
      <span className={css.icon}>{icon}</span>
      <span className={css.words}>
        <span className={css.title}>{title}</span>
        <span className={css.text}>{text}</span>
      </span>
      <ChevronRight className={css.arrow} aria-hidden="true" />
    </Link>
  );
}
