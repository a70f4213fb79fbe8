import { restaurantName, type NamedRestaurant } from '@simplato/domain';
import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { refresh, useHydratedQuery } from '../../first-view/hydrated-queries.ts';
import { menuQuery } from '../../features/menu/menu-queries.ts';
import { RestaurantAccent } from '../../features/restaurant/restaurant-accent.tsx';
import { DinerStream } from '../../features/orders/diner-stream.tsx';
import { restaurantQuery } from '../../features/restaurant/restaurant-query.ts';
import { useSession } from '../../features/session/session-store.ts';
import { DINER_LAYOUT_MESSAGES } from '../../i18n/es/diner-layout.ts';
import { useMessages } from '../../i18n/i18n-context.ts';
import type { Messages } from '../../i18n/messages.ts';
import { TileBand } from '../../ui/tile-band.tsx';
import {
  BasketShare,
  BasketTableDialog,
  OrderRetry,
  PaymentWatch,
  PlaceWatch,
  RoundWatch,
  WeighingWatch,
} from '../diner-parts.ts';
import { WhenIdle } from '../../first-view/lazy-part.tsx';
import css from './diner-layout.module.css';
import { DinerTopBar } from './diner-top-bar.tsx';

export function DinerLayout({ children }: { children: ReactNode }) {
  const copy = useMessages(DINER_LAYOUT_MESSAGES);
  const { restaurantId, tableName } = useSession();
  const restaurant = useHydratedQuery(restaurantQuery(restaurantId));
  const readMenuAgain = useCallback(
    () => refresh(menuQuery(restaurantId).queryKey),
    [restaurantId],
  );
  const shownTable = useRef(tableName);
  useEffect(() => {
    // Another table may be in another zone, with other prices.
    if (shownTable.current !== tableName) void readMenuAgain();
    shownTable.current = tableName;
  }, [tableName, readMenuAgain]);

  return (
    <div className={css.layout}>
      <RestaurantAccent restaurantId={restaurantId} />
      <a className={css.skip} href="#contenido">
        {copy.skip}
      </a>
      <TileBand />
      <DinerTopBar
        restaurant={restaurant.data}
        restaurantName={barName(copy, restaurantId, restaurant.data)}
        isRestaurantComing={!restaurant.data && restaurant.isFetching}
        restaurantId={restaurantId}
        tableName={tableName}
      />
      <main id="contenido" tabIndex={-1} className={css.main}>
        <WhenIdle>
          <BasketTableDialog restaurantId={restaurantId} />
          <PlaceWatch restaurantId={restaurantId} />
          <BasketShare restaurantId={restaurantId} />
          {restaurantId !== null && (
            <RoundWatch
              restaurantId={restaurantId}
              onMenuChanged={() => void readMenuAgain().catch(() => undefined)}
            />
          )}
          <PaymentWatch restaurantId={restaurantId} />
          <WeighingWatch restaurantId={restaurantId} />
          <OrderRetry restaurantId={restaurantId} onMenuChanged={readMenuAgain} />
        </WhenIdle>
        <DinerStream restaurantId={restaurantId} onMenuChange={readMenuAgain}>
          {children}
        </DinerStream>
      </main>
    </div>
  );
}

/** Somebody without a table is in no restaurant yet. */
function barName(
  copy: Messages<typeof DINER_LAYOUT_MESSAGES>,
  restaurantId: number | null,
  restaurant: NamedRestaurant | undefined,
): string {
  if (restaurantId === null) return copy.product;
  return restaurant === undefined ? copy.unnamedRestaurant : restaurantName(restaurant);
}
