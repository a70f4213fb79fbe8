import { countDishes, formatEuros, totalGrossCents } from '@simplato/domain';
import { useQuery } from '@tanstack/react-query';
import { BookOpenText, ReceiptText } from 'lucide-react';
import type { ReactNode } from 'react';
import { DINER_LAYOUT_COPY } from '../../copy/diner-layout.ts';
import { HOME_COPY as copy } from '../../copy/home.ts';
import { PATHS } from '../../paths.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { useBasket } from '../basket/basket-store.ts';
import { HouseFacts } from '../house/house-facts.tsx';
import { KitchenNotice } from '../house/kitchen-notice.tsx';
import { useDinerRecord } from '../session/diner-record.ts';
import { restaurantQuery } from '../session/restaurant-query.ts';
import { useSession } from '../session/session-store.ts';
import { HomeCard } from './home-card.tsx';
import css from './home-page.module.css';

interface HomePageProps {
  /** How this visit's orders are going; nothing when there are none. */
  visitOrders: ReactNode;
}

export function HomePage({ visitOrders }: HomePageProps) {
  const { restaurantId, tableName } = useSession();
  const restaurant = useQuery(restaurantQuery(restaurantId));
  const diner = useDinerRecord();
  const basket = useBasket(restaurantId);
  const house = restaurant.data?.legalName || copy.fallbackHouse;
  const { summaryCard } = copy;

  return (
    <div className={css.page}>
      <title>{copy.pageTitle}</title>
      <PageTitle
        detail={
          <>
            {diner && `${copy.greeting(diner.name)} `}
            {tableName ? copy.table(DINER_LAYOUT_COPY.table(tableName)) : copy.noTable}
          </>
        }
      >
        {copy.welcome(house)}
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
              : summaryCard.filled(countDishes(basket), formatEuros(totalGrossCents(basket)))
          }
        />
      </div>
      {visitOrders}
      {restaurant.data && <HouseFacts house={restaurant.data} />}
    </div>
  );
}
