import { countItems, totalGrossCents } from '@simplato/domain';
import { BookOpenText, ReceiptText } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useHeld } from '../../api/answers.ts';
import { usePageStart } from '../../api/page-start.ts';
import { DINER_LAYOUT_COPY } from '../../copy/diner-layout.ts';
import { HOME_COPY } from '../../copy/home.ts';
import { useCopy, useEuros } from '../../copy/speech.ts';
import { PATHS } from '../../paths.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { useBasket } from '../basket/basket-store.ts';
import { RestaurantFacts } from '../restaurant/restaurant-facts.tsx';
import { KitchenNotice } from '../restaurant/kitchen-notice.tsx';
import { useDinerRecord } from '../session/diner-record.ts';
import { restaurantQuery } from '../session/restaurant-query.ts';
import { useSession } from '../session/session-store.ts';
import { HomeCard } from './home-card.tsx';
import css from './home-page.module.css';

interface HomePageProps {
  /** The status of this visit's orders; empty if there are none. */
  visitOrders: ReactNode;
  /** The first products of the menu. */
  firstTaste: ReactNode;
}

export function HomePage({ visitOrders, firstTaste }: HomePageProps) {
  const euros = useEuros();
  const copy = useCopy(HOME_COPY);
  const layout = useCopy(DINER_LAYOUT_COPY);
  const { restaurantId, tableName } = useSession();
  const restaurant = useHeld(restaurantQuery(restaurantId));
  const diner = useDinerRecord();
  const basket = useBasket(restaurantId);
  const start = usePageStart();
  // Orders are loaded after a server-rendered page: at the end, they do not move what is being
  // read.
  const [isTakenOver] = useState(start !== null);
  const restaurantName = restaurant.data?.legalName || copy.fallbackRestaurant;
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
      {firstTaste}
      {restaurant.data && <RestaurantFacts restaurant={restaurant.data} />}
      {isTakenOver && visitOrders}
    </div>
  );
}

function firstName(name: string): string {
  return name.trim().split(/\s+/)[0] ?? name;
}
