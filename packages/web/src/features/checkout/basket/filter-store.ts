import { type Allergen, ALLERGEN_KEYS, DIET_KEYS, type MenuFilter } from '@simplato/domain';
import { useCallback, useMemo } from 'react';
import { useBasketPlace } from './basket-place.ts';
import { createStoredValue, useStoredValue } from '../../../storage/stored-value.ts';

/**
 * What a diner filters out during one visit. It is health data: it leaves the phone for the kitchen, and to be
 * counted at the table, only if they say so of each.
 */
interface Kept {
  restaurantId: number;
  /** The table that a waiter enters an order for: its filter must not apply to the next table. */
  table: string | null;
  filter: MenuFilter;
  /** Whether the kitchen is told which allergens. */
  tells: boolean;
  /** Expiry, checked only on page load: a filter must not disappear while somebody is reading. */
  until: number;
}

const VISIT_MS = 12 * 3_600_000;
const NOTHING: MenuFilter = { avoided: [], diet: null };
const NOBODY: Kept = { restaurantId: 0, table: null, filter: NOTHING, tells: false, until: 0 };

const storedFilter = createStoredValue<Kept>({
  key: 'alergenosEvitados',
  outsideSessions: true,
  empty: NOBODY,
  parse: (json) => {
    const { casa, mesa, alergenos, dieta, avisa, hasta } = (json ?? {}) as Record<string, unknown>;
    if (typeof casa !== 'number' || !Array.isArray(alergenos)) return null;
    if (typeof hasta !== 'number' || hasta < Date.now()) return null;
    return {
      restaurantId: casa,
      table: typeof mesa === 'string' ? mesa : null,
      filter: {
        avoided: ALLERGEN_KEYS.filter((key) => alergenos.includes(key)),
        diet: DIET_KEYS.find((key) => key === dieta) ?? null,
      },
      tells: avisa === true,
      until: hasta,
    };
  },
  toJson: ({ restaurantId, table, filter, tells, until }) => ({
    casa: restaurantId,
    mesa: table,
    alergenos: filter.avoided,
    dieta: filter.diet,
    avisa: tells,
    hasta: until,
  }),
});

export interface KeptFilter extends MenuFilter {
  /** Number of active filters. */
  count: number;
  change: (change: Partial<MenuFilter>) => void;
  clear: () => void;
  tells: boolean;
  /** Tells the kitchen with each order from now on, or no longer. */
  tell: (tells: boolean) => void;
}

const NONE: readonly Allergen[] = [];

/** What the kitchen is told that this phone's diner avoids; the same list until it changes. */
export function toldAllergens(
  restaurantId: number,
  kept = storedFilter.read(),
): readonly Allergen[] {
  return kept.tells ? avoidedOn(restaurantId, kept) : NONE;
}

/** What this phone's diner avoids, whoever is told; the same list until it changes. */
export function avoidedOn(restaurantId: number, kept = storedFilter.read()): readonly Allergen[] {
  return kept.restaurantId === restaurantId && kept.table === null ? kept.filter.avoided : NONE;
}

export function useToldAllergens(restaurantId: number | null): readonly Allergen[] {
  const kept = useStoredValue(storedFilter, NOBODY);
  return restaurantId === null ? NONE : toldAllergens(restaurantId, kept);
}

export function useMenuFilter(restaurantId: number | null): KeptFilter {
  const { table } = useBasketPlace();
  const stored = useStoredValue(storedFilter, NOBODY);
  const isOurs = stored.restaurantId === restaurantId && stored.table === table;
  const filter = isOurs ? stored.filter : NOTHING;
  const tells = isOurs && stored.tells;

  const write = useCallback(
    (next: MenuFilter, nextTells: boolean) => {
      if (restaurantId === null) return;
      const until = Date.now() + VISIT_MS;
      // Whoever avoids nothing any more is asked again next time.
      const stillTells = nextTells && next.avoided.length > 0;
      storedFilter.write(
        countOf(next) === 0
          ? NOBODY
          : { restaurantId, table, filter: next, tells: stillTells, until },
      );
    },
    [restaurantId, table],
  );
  return useMemo(
    () => ({
      ...filter,
      count: countOf(filter),
      change: (change) => write({ ...filter, ...change }, tells),
      clear: () => write(NOTHING, false),
      tells,
      tell: (next) => write(filter, next),
    }),
    [filter, tells, write],
  );
}

function countOf({ avoided, diet }: MenuFilter): number {
  return avoided.length + (diet === null ? 0 : 1);
}
