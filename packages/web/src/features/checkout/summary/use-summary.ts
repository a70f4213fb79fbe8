import {
  judgeForTable,
  quantityTaken,
  statementOf,
  statementOfFacts,
  keyOfLine,
  type BasketLine,
  type Cents,
  type MenuFilter,
  choiceOf,
} from '@simplato/domain';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { useServerMinute } from '../../../api/use-server-minute.ts';
import { SUMMARY_MESSAGES } from '../../../i18n/es/orders.ts';
import { useLanguage, useMessages, useMenuLanguage } from '../../../i18n/i18n-context.ts';
import { useToast } from '../../../ui/toast.tsx';
import {
  addToBasket,
  dropFromBasket,
  noteInBasket,
  putBackInBasket,
  replaceBasket,
  restoreToBasket,
  storedByCourses,
  storedNote,
  takeOneFromBasket,
  useBasket,
  useOrderNote,
} from '../basket/basket-store.ts';
import { useBasketPlace } from '../basket/basket-place.ts';
import { toldAllergens } from '../basket/filter-store.ts';
import { useCourses } from '../basket/use-courses.ts';
import { useTableAvoidance } from '../basket/use-table-avoidance.ts';
import { usePendingOrder } from '../sending/pending-order-store.ts';
import { seenVersion } from '../basket/shared-basket-store.ts';
import { intoTab, orderBody, paidOnline, type OrderBody } from '../order-body.ts';
import { payingOrderOf } from '../paying/paying-order-store.ts';
import { orderPayer, useChargedAccount, usePaying } from '../paying/use-paying.ts';
import type { SendOutcome } from '../sending/order-sender.ts';
import { orderSender, useSending } from '../sending/use-sending.ts';
import {
  acceptChanges,
  changesSinceMenu,
  changesSinceRefusal,
  NO_CHANGES,
  type MenuOfNow,
} from './line-changes.ts';
import { askWithout } from './ask-without.ts';
import { unfitFor } from './unfit-for.ts';
import { openTabOf } from '../../place/place-query.ts';
import { usePlace } from '../../place/use-place.ts';
import { lineTexts } from '../../orders/line-texts.tsx';

const NOTHING: SendOutcome = { kind: 'idle' };

/**
 * State and actions of the order summary. `menu` is the menu as last loaded, if it was; `filter` is
 * what the diner avoids; `isClosed` says that the kitchen takes no orders now.
 */
export function useSummary(
  restaurantId: number,
  menu: MenuOfNow | undefined,
  filter: MenuFilter,
  isClosed: boolean,
) {
  const copy = useMessages(SUMMARY_MESSAGES);
  const lines = useBasket(restaurantId);
  const note = useOrderNote();
  const { table, tabId } = useBasketPlace();
  const shownTabId = openTabOf(usePlace())?.tabId ?? null;
  const avoidance = useTableAvoidance();
  const pending = usePendingOrder(restaurantId);
  const { isSending, outcome: last } = useSending();
  // What is sold by weight was refused where it was chosen.
  const outcome = 'isByWeight' in last && last.isByWeight ? NOTHING : last;
  const { isPaying } = usePaying();
  const accountId = useChargedAccount(restaurantId);
  const { show, dismiss } = useToast();
  const overOnceSent = useRef<number[]>([]);
  const language = useMenuLanguage();
  const readIn = useLanguage();
  const minuteMs = useServerMinute().getTime();
  const products = useMemo(
    () => new Map(menu?.products.map((product) => [product.productId, product])),
    [menu],
  );
  const { withCourses, isByCourses } = useCourses(restaurantId, lines, menu);
  const wordsOf = (line: BasketLine) => lineTexts(line, products.get(line.productId), language);

  const changes = useMemo(() => {
    const sinceRefusal =
      outcome.kind === 'changed' ? changesSinceRefusal(lines, outcome.currentLines) : NO_CHANGES;
    const sinceMenu = menu ? changesSinceMenu(lines, menu, new Date(minuteMs), readIn) : NO_CHANGES;
    return new Map([...sinceMenu, ...sinceRefusal]);
  }, [lines, menu, outcome, minuteMs, readIn]);

  /** A menu loaded after a refusal is more recent than the refusal. */
  const outliveRefusal = useEffectEvent(() => {
    if (outcome.kind === 'changed') orderSender.forgetOutcome();
  });
  useEffect(() => outliveRefusal(), [menu]);

  // A refusal because the kitchen was closed no longer matters once it opens.
  const wasClosed = useRef(isClosed);
  useEffect(() => {
    if (wasClosed.current && !isClosed && outcome.kind === 'refused') orderSender.forgetOutcome();
    wasClosed.current = isClosed;
  }, [isClosed, outcome.kind]);

  /** Any edit makes the result of the last attempt obsolete. */
  const edited = (edit: () => void) => {
    edit();
    orderPayer.forgetOutcome();
    if (outcome.kind !== 'changed') orderSender.forgetOutcome();
  };

  const offerUndo = (text: string, undo: () => void) => {
    overOnceSent.current.push(show({ text, action: { label: copy.undo, onClick: undo } }));
  };

  /**
   * Once the order is being sent, removals can no longer be undone, and hints about sending are
   * obsolete.
   */
  const dismissHints = () => {
    for (const id of overOnceSent.current) dismiss(id);
  };

  const bodyOfNow = (acceptedMinutes: number): OrderBody => {
    const cesta = table === null ? seenVersion() : undefined;
    const evita = table === null ? toldAllergens(restaurantId) : [];
    return {
      ...orderBody(restaurantId, { lines, note, isByCourses }),
      ...(cesta === undefined ? {} : { cesta }),
      ...(evita.length === 0 ? {} : { evita: [...evita] }),
      ...(shownTabId === null ? {} : { idcuenta: shownTabId }),
      ...(table === null ? { demora: acceptedMinutes } : {}),
    };
  };

  const hasReason =
    outcome.kind === 'refused' || (outcome.kind === 'changed' && changes.size === 0);
  return {
    lines,
    note,
    changes,
    withCourses,
    isByCourses,
    wordsOf,
    unfitOf: (line: BasketLine) => {
      const product = products.get(line.productId);
      const stated = product
        ? { diet: product.diet, ...statementOf(product, choiceOf(line)) }
        : line.read && { diet: line.read.diet, ...statementOfFacts(line.read) };
      return unfitFor(filter, stated);
    },
    /** How many at the table avoid what it holds, and the note that asks the kitchen about it. */
    avoidedAtTable: (line: BasketLine) => {
      const product = products.get(line.productId);
      const verdict =
        product && avoidance && judgeForTable(statementOf(product, choiceOf(line)), avoidance);
      if (!verdict) return null;
      const contained = verdict.contained.map(({ allergen }) => allergen);
      return { verdict, of: avoidance.people, contained, asked: askWithout(line.note, contained) };
    },
    /** Whether anything of its product can be chosen otherwise. */
    hasChoices: ({ productId }: BasketLine) => {
      const { formats = [], optionGroups = [] } = products.get(productId) ?? {};
      return formats.length + optionGroups.length > 0;
    },
    isLocked: pending !== null || isSending || isPaying,
    isClosed,
    /** Blocks the screen during the first attempt only; later attempts run in the background. */
    isWaiting: isPaying || (isSending && (pending === null || pending.state === 'sending')),
    refusal: hasReason ? outcome.reason : null,
    forgetRefusal: orderSender.forgetOutcome,

    addOne: (line: BasketLine) => edited(() => addToBasket(restaurantId, line)),
    takeOne: (line: BasketLine) => {
      const position = lines.indexOf(line);
      edited(() => takeOneFromBasket(restaurantId, keyOfLine(line)));
      offerUndo(copy.removed(wordsOf(line).name.text, quantityTaken(line)), () =>
        restoreToBasket(restaurantId, line, position),
      );
    },
    drop: (line: BasketLine) => {
      const position = lines.indexOf(line);
      edited(() => dropFromBasket(restaurantId, keyOfLine(line)));
      offerUndo(copy.removedAll(wordsOf(line).name.text), () =>
        putBackInBasket(restaurantId, line, position),
      );
    },
    noteLine: (line: BasketLine, text: string) =>
      edited(() => noteInBasket(restaurantId, keyOfLine(line), text)),
    comeByCourses: (next: boolean) => edited(() => storedByCourses.write(next)),
    ask: (line: BasketLine, asked: string, told: string) => {
      edited(() => noteInBasket(restaurantId, keyOfLine(line), asked));
      overOnceSent.current.push(show({ text: told }));
    },
    noteOrder: (text: string) => edited(() => storedNote.write(text)),

    accept: () => {
      const kept = acceptChanges(lines, changes);
      replaceBasket(restaurantId, kept);
      orderSender.forgetOutcome();
      const text = kept.length > 0 ? copy.changed.accepted : copy.changed.allGone;
      overOnceSent.current.push(show({ text }));
    },
    send: (acceptedMinutes: number) => {
      dismissHints();
      const body = bodyOfNow(acceptedMinutes);
      if (table === null && payingOrderOf(restaurantId) !== null) {
        void orderPayer.atTable(restaurantId, body);
        return;
      }
      orderPayer.forgetOutcome();
      void orderSender.start(restaurantId, intoTab(body, tabId), table);
    },
    payOnline: (tipCents: Cents, acceptedMinutes: number) => {
      dismissHints();
      const body = paidOnline(bodyOfNow(acceptedMinutes), tipCents);
      void orderPayer.online(restaurantId, body, accountId);
    },
  };
}

export type Summary = ReturnType<typeof useSummary>;
