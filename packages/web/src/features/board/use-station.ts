import type { OrderLine } from '@simplato/domain';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { staffMenuQuery } from '../house/staff-menu.ts';
import { createStoredValue, type StoredValue, useStoredValue } from '../session/stored-value.ts';
import { belongsTo, type Station, type StationCategory } from './station.ts';

interface ChosenStation {
  station: Station;
  choose: (station: Station) => void;
  isShown: (line: OrderLine) => boolean;
}

/**
 * The categories this device shows. Stored on the device: a tablet in the bar keeps its station
 * after a reload.
 */
export function useStation(restaurantId: number): ChosenStation {
  const store = stationStore(restaurantId);
  const station = useStoredValue(store, null);
  const menu = useQuery({ ...staffMenuQuery(restaurantId), enabled: station !== null });
  const products = menu.data?.products;
  /** The category of each dish. */
  const categoryOf = useMemo(
    () => new Map(products?.map(({ productId, categoryId }) => [productId, categoryId])),
    [products],
  );
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
