import { type Action, hasProductForSale } from '@simplato/domain';
import { useQuery } from '@tanstack/react-query';
import { FIRST_STEPS_MESSAGES as copy } from '../../i18n/es/first-steps.ts';
import { PATHS } from '../../paths.ts';
import { staffMenuQuery } from '../menu/staff/staff-menu.ts';
import { tablesOfRoomQuery } from '../tables/table-queries.ts';
import { restaurantQuery } from '../restaurant/restaurant-query.ts';
import { type Step, StepList } from './step-list.tsx';

interface StepsOfRestaurantProps {
  restaurantId: number;
  may: (action: Action) => boolean;
}

/**
 * The board's stream keeps menu and restaurant current; it does not report tables, so they are reloaded
 * on each visit.
 */
export function StepsOfRestaurant({ restaurantId, may }: StepsOfRestaurantProps) {
  const { data: restaurant } = useQuery(restaurantQuery(restaurantId));
  const menu = useQuery({ ...staffMenuQuery(restaurantId), refetchOnMount: 'always' });
  const tables = useQuery({
    ...tablesOfRoomQuery(restaurantId),
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  });
  const isKnown = menu.isFetchedAfterMount && tables.isFetchedAfterMount;
  if (!restaurant || !menu.data || !tables.data || !isKnown) return null;

  const hasMenu = hasProductForSale(menu.data);
  const hasTables = tables.data.length > 0;
  const hasCategories = menu.data.categories.length > 0;
  const steps: (Step & { needs: Action })[] = [
    {
      ...copy.menu,
      needs: 'manage-menu',
      isDone: hasMenu,
      path: hasCategories ? PATHS.products : PATHS.categories,
      action: hasCategories ? copy.menu.products : copy.menu.categories,
    },
    { ...copy.tables, needs: 'manage-tables', isDone: hasTables, path: PATHS.tableCodes },
    {
      ...copy.cards,
      needs: 'connect-payments',
      isDone: restaurant.paysOnline,
      isOptional: true,
      path: PATHS.settings,
    },
  ];
  const isReady = hasMenu && hasTables;
  if (isReady) {
    steps.push({ ...copy.trial, needs: 'manage-tables', isDone: false, path: PATHS.tableCodes });
  }
  const own = steps.filter(({ needs }) => may(needs));
  return <StepList intro={isReady ? copy.ready : copy.text} steps={own} />;
}
