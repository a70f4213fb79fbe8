import type { Order, OrderLine } from '@simplato/domain';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { BoardSound } from '../../live/sound/use-bell.ts';
import { type ChangeKind, type Changes, changesAfter, withoutChange } from './changes.ts';

const NOTHING: ReadonlySet<number> = new Set();
const UNCHANGED: ReadonlyMap<number, ChangeKind> = new Map();

/**
 * The orders that were changed elsewhere: each rings once, and is marked until somebody touches it. `board` is null until loaded.
 */
export function useChangedOrders(
  board: readonly Order[] | null,
  isShown: (line: OrderLine) => boolean,
  { state, ringOnce }: BoardSound,
) {
  const [changes, setChanges] = useState<Changes | null>(null);
  const [own, setOwn] = useState<ReadonlySet<number>>(NOTHING);
  const now = board ? changesAfter(changes, board, isShown, own) : changes;
  if (now !== changes) setChanges(now);
  const changed = now?.changed ?? UNCHANGED;

  const rung = useRef(UNCHANGED);
  useEffect(() => {
    const isNew = [...changed].some(([orderId, kind]) => rung.current.get(orderId) !== kind);
    rung.current = changed;
    if (isNew && state === 'on') ringOnce();
  }, [changed, state, ringOnce]);

  const forget = useCallback((order: number | Order) => {
    setChanges((before) => before && withoutChange(before, order));
  }, []);
  return {
    changed,
    /** Given the order as it becomes where it is changed here. */
    seeChange: forget,
    /** Called with true before this screen takes something off an order, and then with what came of it. */
    changeHere: useCallback(
      (orderId: number, outcome: true | Order | null) => {
        setOwn((before) => {
          const after = new Set(before);
          if (outcome === true) after.add(orderId);
          else after.delete(orderId);
          return after;
        });
        if (outcome !== true && outcome !== null) forget(outcome);
      },
      [forget],
    ),
  };
}
