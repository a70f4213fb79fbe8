import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { menuQuery } from '../../features/menu/menu-queries.ts';
import { KeepSending } from '../../features/orders/keep-sending.tsx';
import { restaurantQuery } from '../../features/session/restaurant-query.ts';
import { useSession } from '../../features/session/session-store.ts';
import { DINER_LAYOUT_COPY as copy } from '../../copy/diner-layout.ts';
import { TileBand } from '../../ui/tile-band.tsx';
import { useFreshPage } from '../fresh-page.ts';
import css from './diner-layout.module.css';
import { DinerTopBar } from './diner-top-bar.tsx';
import { houseName } from './house-name.ts';

export function DinerLayout({ children }: { children: ReactNode }) {
  const { restaurantId, tableName } = useSession();
  const restaurant = useQuery(restaurantQuery(restaurantId));
  const queryClient = useQueryClient();
  const main = useFreshPage();
  const { queryKey } = menuQuery(restaurantId);

  return (
    <div className={css.layout}>
      <a className={css.skip} href="#contenido">
        {copy.skip}
      </a>
      <TileBand />
      <DinerTopBar
        houseName={restaurant.data ? houseName(restaurant.data.legalName) : copy.unnamedHouse}
        restaurantId={restaurantId}
        tableName={tableName}
      />
      <main id="contenido" ref={main} tabIndex={-1} className={css.main}>
        <KeepSending
          restaurantId={restaurantId}
          onMenuChanged={() => void queryClient.invalidateQueries({ queryKey })}
        />
        {children}
      </main>
    </div>
  );
}
