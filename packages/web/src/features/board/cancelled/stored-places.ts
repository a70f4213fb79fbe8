import { createStoredValue, type StoredValue } from '../../../storage/stored-value.ts';
import { COLUMNS, type Column } from '../columns/board-columns.ts';
import type { Places } from './places.ts';

const NOWHERE: Places = new Map();
const stores = new Map<number, StoredValue<Places>>();

export function storedPlaces(restaurantId: number): StoredValue<Places> {
  const known = stores.get(restaurantId);
  if (known) return known;
  const made = createStoredValue<Places>({
    key: `pedidosEnTablero.${restaurantId}`,
    empty: NOWHERE,
    parse: (json) => (Array.isArray(json) && json.every(isPlace) ? new Map(json) : null),
    toJson: (places) => [...places],
  });
  stores.set(restaurantId, made);
  return made;
}

function isPlace(json: unknown): json is [number, Column] {
  return (
    Array.isArray(json) && Number.isSafeInteger(json[0]) && COLUMNS.some((one) => one === json[1])
  );
}
