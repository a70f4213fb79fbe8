import type { OrderLine } from '@simplato/domain';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo } from 'react';
import { staffMenuQuery } from '../../menu/staff/staff-menu.ts';
import {
  createStoredValue,
  type StoredValue,
  useStoredValue,
} from '../../../storage/stored-value.ts';
import {
  belongsTo,
  type Station,
  type StationCategory,
  storedCategory,
  withNewCategories,
} from './station.ts';

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
  const categories = menu.data?.categories;
  /** The category of each product. */
  const categoryOf = useMemo(
    () => new Map(products?.map(({ productId, categoryId }) => [productId, categoryId])),
    [products],
  );
  useEffect(() => {
    if (!categories) return;
    const upToDate = withNewCategories(station, categories.map(storedCategory));
    if (upToDate !== station) store.write(upToDate);
  }, [store, station, categories]);
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
    parse: parseStation,
    toJson: (station) => station,
  });
  stores.set(restaurantId, made);
  return made;
}

/** A plain list is a choice of before, of the categories to show. */
function parseStation(json: unknown): Station {
  if (areCategories(json)) return json.length > 0 ? { shown: json, hidden: null } : null;
  if (typeof json !== 'object' || json === null) return null;
  const { shown, hidden } = json as Record<string, unknown>;
  if (!areCategories(shown) || shown.length === 0) return null;
  return { shown, hidden: areCategories(hidden) ? hidden : null };
}

function areCategories(value: unknown): value is StationCategory[] {
  return Array.isArray(value) && value.every(isCategory);
}

function isCategory(value: unknown): value is StationCategory {
  if (typeof value !== 'object' || value === null) return false;
  const { categoryId, name, course } = value as Record<string, unknown>;
  return (
    Number.isSafeInteger(categoryId) && typeof name === 'string' && Number.isSafeInteger(course)
  );
}
