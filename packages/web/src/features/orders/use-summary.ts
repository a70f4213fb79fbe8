import type { BasketLine, Product } from '@simplato/domain';
import { useMemo, useRef } from 'react';
import { SUMMARY_COPY as copy } from '../../copy/orders.ts';
import { useToast } from '../../ui/toast.tsx';
import {
  addToBasket,
  noteInBasket,
  replaceBasket,
  restoreToBasket,
  storedNote,
  takeOneFromBasket,
  useBasket,
  useOrderNote,
} from '../basket/basket-store.ts';
import { usePendingOrder } from '../basket/pending-order-store.ts';
import { orderBody, orderSender, useSending } from '../basket/sending.ts';
import {
  acceptChanges,
  changesSinceMenu,
  changesSinceRefusal,
  NO_CHANGES,
} from './line-changes.ts';

/** What the order summary shows and does; `products` is the menu as last read, if it was. */
export function useSummary(restaurantId: number, products: readonly Product[] | undefined) {
  const lines = useBasket(restaurantId);
  const note = useOrderNote();
  const pending = usePendingOrder(restaurantId);
  const { isSending, outcome } = useSending();
  const { show, dismiss } = useToast();
  const undoToasts = useRef<number[]>([]);

  const changes = useMemo(() => {
    const sinceRefusal =
      outcome.kind === 'changed' ? changesSinceRefusal(lines, outcome.currentLines) : NO_CHANGES;
    const sinceMenu = products ? changesSinceMenu(lines, products) : NO_CHANGES;
    return new Map([...sinceMenu, ...sinceRefusal]);
  }, [lines, products, outcome]);

  /** Any edit makes what the last attempt said a thing of the past. */
  const edited = (edit: () => void) => {
    edit();
    if (outcome.kind !== 'changed') orderSender.forgetOutcome();
  };

  const hasReason =
    outcome.kind === 'refused' || (outcome.kind === 'changed' && changes.size === 0);
  return {
    lines,
    note,
    changes,
    isLocked: pending !== null || isSending,
    /** The first attempt is on its way: the screen waits for it, and for no later one. */
    isWaiting: isSending && pending?.state !== 'unanswered',
    refusal: hasReason ? outcome.reason : null,

    addOne: (line: BasketLine) => edited(() => addToBasket(restaurantId, line)),
    takeOne: (line: BasketLine) => {
      const position = lines.indexOf(line);
      edited(() => takeOneFromBasket(restaurantId, line.productId));
      undoToasts.current.push(
        show({
          text: copy.removed(line.name),
          action: {
            label: copy.undo,
            onClick: () => restoreToBasket(restaurantId, line, position),
          },
        }),
      );
    },
    noteLine: (line: BasketLine, text: string) =>
      edited(() => noteInBasket(restaurantId, line.productId, text)),
    noteOrder: (text: string) => edited(() => storedNote.write(text)),

    accept: () => {
      const kept = acceptChanges(lines, changes);
      replaceBasket(restaurantId, kept);
      orderSender.forgetOutcome();
      show({ text: kept.length > 0 ? copy.changed.accepted : copy.changed.allGone });
    },
    send: () => {
      // What is sent can no longer be undone.
      for (const id of undoToasts.current) dismiss(id);
      void orderSender.start(restaurantId, orderBody(restaurantId, lines, note));
    },
  };
}

export type Summary = ReturnType<typeof useSummary>;
