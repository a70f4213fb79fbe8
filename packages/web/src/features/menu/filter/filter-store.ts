import { ALLERGEN_KEYS, DIET_KEYS, type MenuFilter } from '@simplato/domain';
import { useCallback, useMemo } from 'react';
import { useBasketPlace } from '../../checkout/basket/basket-place.ts';
import { createStoredValue, useStoredValue } from '../../../storage/stored-value.ts';

/** What a diner filters out during one visit. It is health data, and never leaves the phone. */
interface Kept {
  restaurantId: number;
  /** The table that a waiter enters an order for: its filter must not apply to the next table. */
  table: string | null;
  filter: MenuFilter;
  /** Expiry, checked only on page load: a filter must not disappear while somebody is reading. */
  until: number;
}

const VISIT_MS = 12 * 3_600_000;
const NOTHING: MenuFilter = { avoided: [], diet: null };
const NOBODY: Kept = { restaurantId: 0, table: null, filter: NOTHING, until: 0 };

const storedFilter = createStoredValue<Kept>({
  key: 'alergenosEvitados',
  outsideSessions: true,
  empty: NOBODY,
  parse: (json) => {
    const { casa, mesa, alergenos, dieta, hasta } = (json ?? {}) as Record<string, unknown>;
    if (typeof casa !== 'number' || !Array.isArray(alergenos)) return null;
    if (typeof hasta !== 'number' || hasta < Date.now()) return null;
    return {
      restaurantId: casa,
      table: typeof mesa === 'string' ? mesa : null,
      filter: {
        avoided: ALLERGEN_KEYS.filter((key) => alergenos.includes(key)),
        diet: DIET_KEYS.find((key) => key === dieta) ?? null,
      },
      until: hasta,
    };
  },
  toJson: ({ restaurantId, table, filter, until }) => ({
    casa: restaurantId,
    mesa: table,
    alergenos: filter.avoided,
    dieta: filter.diet,
    hasta: until,
  }),
});

export interface KeptFilter extends MenuFilter {
  /** Number of active filters. */
  count: number;
  change: (change: Partial<MenuFilter>) => void;
  clear: () => void;
}

export function useMenuFilter(restaurantId: number | null): KeptFilter {
  const { table } = useBasketPlace();
  const stored = useStoredValue(storedFilter, NOBODY);
  const isOurs = stored.restaurantId === restaurantId && stored.table === table;
  const filter = isOurs ? stored.filter : NOTHING;

  const write = useCallback(
    (next: MenuFilter) => {
      if (restaurantId === null) return;
      const until = Date.now() + VISIT_MS;
      storedFilter.write(
        countOf(next) === 0 ? NOBODY : { restaurantId, table, filter: next, until },
      );
    },
    [restaurantId, table],
  );
  return useMemo(
    () => ({
      ...filter,
      count: countOf(filter),
      change: (change) => write({ ...filter, ...change }),
      clear: () => write(NOTHING),
    }),
    [filter, write],
  );
}

function countOf({ avoided, diet }: MenuFilter): number {
  return avoided.length + (diet === null ? 0 : 1);
}
