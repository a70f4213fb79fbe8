import { categoryFromWire, listCategories, listProducts } from '@simplato/contract';
import type { OrderLine } from '@simplato/domain';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { call } from '../../api/call.ts';
import { createStoredValue, type StoredValue, useStoredValue } from '../session/stored-value.ts';
import { belongsTo, type Station, type StationCategory } from './station.ts';

interface ChosenStation {
  station: Station;
  choose: (station: Station) => void;
  isShown: (line: OrderLine) => boolean;
}

const NO_DISHES: ReadonlyMap<number, number> = new Map();
/** The menu changes now and then while the board stays open for days. */
const MENU_FRESH_MS = 120_000;

/** Which categories there are, and which dish stands where: what a station is made of. */
export function stationMenuQuery(restaurantId: number) {
  return queryOptions({
    queryKey: ['station-menu', restaurantId],
    queryFn: async () => {
      const [categories, products] = await Promise.all([call(listCategories), call(listProducts)]);
      return {
        categories: categories.map(categoryFromWire),
        categoryOf: new Map(products.map((one) => [one.idproductos, one.productostype])),
      };
    },
    staleTime: MENU_FRESH_MS,
    refetchInterval: MENU_FRESH_MS,
  });
}

/** What this device shows. Kept in its storage: a tablet in the bar is one again after a reload. */
export function useStation(restaurantId: number): ChosenStation {
  const store = stationStore(restaurantId);
  const station = useStoredValue(store, null);
  const menu = useQuery({ ...stationMenuQuery(restaurantId), enabled: station !== null });
  const categoryOf = menu.data?.categoryOf ?? NO_DISHES;
  return {
    station,
    choose: useCallback((chosen: Station) => store.write(chosen), [store]),
    isShown: useMemo(() => belongsTo(station, categoryOf), [station, categoryOf]),
  };
}

const stores = new Map<number, StoredValue<Station>>();

function stationStore(restaurantId: number): StoredValue<Station> {
  const known = stores.get(restaurantId);
  if (known) return known;
  const made = createStoredValue<Station>({
    key: `filtroTablero.${restaurantId}`,
    empty: null,
    parse: (json) =>
      Array.isArray(json) && json.length > 0 && json.every(isCategory) ? json : null,
    toJson: (station) => station,
  });
  stores.set(restaurantId, made);
  return made;
}

function isCategory(value: unknown): value is StationCategory {
  if (typeof value !== 'object' || value === null) return false;
  const { categoryId, name, course } = value as Record<string, unknown>;
  return (
    Number.isSafeInteger(categoryId) && typeof name === 'string' && Number.isSafeInteger(course)
  );
}
