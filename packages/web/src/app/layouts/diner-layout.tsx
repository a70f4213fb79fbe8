import { houseName } from '@simplato/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback } from 'react';
import { menuQuery } from '../../features/menu/menu-queries.ts';
import { DinerLine } from '../../features/orders/diner-line.tsx';
import { KeepPaying } from '../../features/orders/keep-paying.tsx';
import { KeepSending } from '../../features/orders/keep-sending.tsx';
import { restaurantQuery } from '../../features/session/restaurant-query.ts';
import { useSession } from '../../features/session/session-store.ts';
import { DINER_LAYOUT_COPY as copy } from '../../copy/diner-layout.ts';
import { TileBand } from '../../ui/tile-band.tsx';
import { useFreshPage } from '../fresh-page.ts';
import css from './diner-layout.module.css';
import { DinerTopBar } from './diner-top-bar.tsx';

export function DinerLayout({ children }: { children: ReactNode }) {
  const { restaurantId, tableName } = useSession();
  const restaurant = useQuery(restaurantQuery(restaurantId));
  const queryClient = useQueryClient();
  const main = useFreshPage();
  const readMenuAgain = useCallback(() => {
    const { queryKey } = menuQuery(restaurantId);
    void queryClient.invalidateQueries({ queryKey });
  }, [restaurantId, queryClient]);

  return (
    <div className={css.layout}>
      <a className={css.skip} href="#contenido">
        {copy.skip}
      </a>
      <TileBand />
      <DinerTopBar
        houseName={barName(restaurantId, restaurant.data?.legalName)}
        restaurantId={restaurantId}
        tableName={tableName}
      />
      <main id="contenido" ref={main} tabIndex={-1} className={css.main}>
        <KeepPaying restaurantId={restaurantId} />
        <KeepSending restaurantId={restaurantId} onMenuChanged={readMenuAgain} />
        <DinerLine restaurantId={restaurantId} onMenuChange={readMenuAgain}>
          {children}
        </DinerLine>
      </main>
    </div>
  );
}

/** Who sits at no table yet is in no restaurant. */
function barName(restaurantId: number | null, legalName: string | undefined): string {
  if (restaurantId === null) return copy.product;
  return legalName === undefined ? copy.unnamedHouse : houseName(legalName);
}
