import { isOfStation, type OrderLine, PASS_NAME, type Station } from '@simplato/domain';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import {
  createStoredValue,
  type StoredValue,
  useStoredValue,
} from '../../../storage/stored-value.ts';
import { stationsQuery } from '../../live/stations-query.ts';

interface ChosenStation {
  stations: readonly Station[];
  /** What this screen is: a station by its name, PASS_NAME, or null for the whole kitchen. */
  screen: string | null;
  /** It was a station that is no more: whoever stands there says what it is now. */
  isGone: boolean;
  choose: (screen: string | null) => void;
  isShown: (line: OrderLine) => boolean;
}

const NONE: readonly Station[] = [];

/**
 * The station that this screen is. Stored on the device: a tablet in the bar keeps its station after a
 * reload. Where the kitchen has no stations any more, all show the whole of it.
 */
export function useStation(restaurantId: number): ChosenStation {
  const store = screenStore(restaurantId);
  const chosen = useStoredValue(store, null);
  const { data, isPending } = useQuery(stationsQuery(restaurantId));
  const stations = data ?? NONE;
  const screen = data?.length === 0 ? null : chosen;
  const station = screen === PASS_NAME ? null : screen;
  const isGone = data !== undefined && station !== null && !isAmong(station, data);
  return {
    stations,
    screen,
    isGone,
    choose: useCallback((wanted: string | null) => store.write(wanted), [store]),
    isShown: useMemo(
      () => (line: OrderLine) =>
        // Until the others are known, their lines neither show nor ring here.
        isPending && station !== null
          ? line.station === station || line.station === ''
          : // Where nobody has said yet what it is, all rings: somebody has to look.
            isOfStation(line, isGone ? null : station, stations),
      [isPending, isGone, station, stations],
    ),
  };
}

function isAmong(name: string | null, stations: readonly Station[]): boolean {
  return stations.some((station) => station.name === name);
}

const stores = new Map<number, StoredValue<string | null>>();

function screenStore(restaurantId: number): StoredValue<string | null> {
  const known = stores.get(restaurantId);
  if (known) return known;
  const made = createStoredValue<string | null>({
    key: `partidaTablero.${restaurantId}`,
    empty: null,
    parse: (json) => (typeof json === 'string' && json !== '' ? json : null),
    toJson: (screen) => screen,
  });
  stores.set(restaurantId, made);
  return made;
}
