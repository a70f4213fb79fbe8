import { changeBasket } from '@simplato/contract/endpoints';
import type { QueryClient } from '@tanstack/react-query';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'wouter';
import { call } from '../../../api/call.ts';
import { RefusedError } from '../../../api/call-error.ts';
import type { TabOfMember } from '../../../api/read-place.ts';
import { ROUND_MESSAGES } from '../../../i18n/es/rounds.ts';
import { useMessages } from '../../../i18n/i18n-context.ts';
import { PATHS } from '../../../paths.ts';
import { useToast } from '../../../ui/toast.tsx';
import {
  basketOf,
  storedNote,
  useBasket,
  useIsChosenIn,
  useOrderNote,
} from '../../checkout/basket/basket-store.ts';
import {
  toldAllergens,
  useMenuFilter,
  useToldAllergens,
} from '../../checkout/basket/filter-store.ts';
import {
  dropOrdered,
  isShared,
  linesToShare,
  storedSharedBasket,
} from '../../checkout/basket/shared-basket-store.ts';
import { keepCounted, mustTellAgain } from '../../checkout/basket/use-table-avoidance.ts';
import { pendingOrderOf, usePendingOrder } from '../../checkout/sending/pending-order-store.ts';
import { payingOrderOf, usePayingOrder } from '../../checkout/paying/paying-order-store.ts';
import { useSession } from '../../session/session-store.ts';
import { openTabOf, placeQuery } from '../../place/place-query.ts';
import { syncTab } from '../../place/sync-tab.ts';
import { usePlace } from '../../place/use-place.ts';
import { roundOf, useRound } from './round-store.ts';

/** Long enough that somebody who taps four times sends once, short enough to feel live. */
const SHARE_AFTER_MS = 500;
const TRY_AGAIN_MS = 5_000;
let last: Promise<unknown> = Promise.resolve();

/**
 * Lets the table see what this phone is choosing, and takes from its basket what the table has
 * ordered. While an order of this phone is on its way, or waits for its payment, its lines stay as
 * they are.
 */
export function BasketShare({ restaurantId }: { restaurantId: number | null }) {
  const place = usePlace();
  const tab = place?.isVerified ? openTabOf(place) : null;
  const lines = useBasket(restaurantId);
  const note = useOrderNote();
  const avoided = useToldAllergens(restaurantId);
  const isOfTab = useIsChosenIn(tab);
  const { tableName } = useSession();
  const pending = usePendingOrder(restaurantId);
  const paying = usePayingOrder(restaurantId);
  const round = useRound(restaurantId);
  const queryClient = useQueryClient();
  useOrderedByOthers(restaurantId, tab);
  useKeptCounted(restaurantId, tab);

  const isBusy = pending !== null || paying !== null || round !== null;
  const isHere = tab !== null && tab.tableName === tableName;
  const mayShare = restaurantId !== null && isOfTab && isHere && !isBusy;
  const tabId = tab?.tabId ?? null;
  useEffect(() => {
    if (!mayShare || tabId === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const share = async () => {
      const isDone = await shareBasket(queryClient, restaurantId, tabId);
      if (!isDone) timer = setTimeout(() => void share(), TRY_AGAIN_MS);
    };
    timer = setTimeout(() => void share(), SHARE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [mayShare, restaurantId, tabId, lines, note, avoided, queryClient]);
  return null;
}

/** Whoever is counted at the table is counted for what they avoid now. */
function useKeptCounted(restaurantId: number | null, tab: TabOfMember | null): void {
  const queryClient = useQueryClient();
  const { avoided } = useMenuFilter(restaurantId);
  const tabId = tab !== null && mustTellAgain(tab.ownAvoided, avoided) ? tab.tabId : null;
  useEffect(() => {
    if (restaurantId === null || tabId === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keep = async () => {
      const again = () => (timer = setTimeout(() => void keep(), TRY_AGAIN_MS));
      await keepCounted(queryClient, { restaurantId, tabId }).catch(again);
    };
    timer = setTimeout(() => void keep(), SHARE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [restaurantId, tabId, avoided, queryClient]);
}

/**
 * Sends what is chosen if the table does not know it, after whatever is being sent; false if that has
 * to be tried again.
 */
export async function shareBasket(
  queryClient: QueryClient,
  restaurantId: number,
  tabId: number,
): Promise<boolean> {
  const next = last.then(async () => shareOnce(queryClient, restaurantId, tabId));
  last = next;
  return next;
}

async function shareOnce(
  queryClient: QueryClient,
  restaurantId: number,
  tabId: number,
): Promise<boolean> {
  const lineas = linesToShare(basketOf(restaurantId));
  const comentarios = storedNote.read().trim();
  const evita = [...toldAllergens(restaurantId)];
  if (isShared(tabId, { lines: lineas, note: comentarios, avoided: evita })) return true;
  const shared = storedSharedBasket.read();
  const known = shared?.tabId === tabId ? { cesta: shared.version } : {};
  try {
    const wire = await call(changeBasket, {
      body: { lineas, comentarios, evita, ...known, idcuenta: tabId },
    });
    const { idcuenta, version } = wire;
    storedSharedBasket.write({
      tabId: idcuenta,
      version,
      lines: lineas,
      note: comentarios,
      avoided: evita,
    });
    syncTab(queryClient, restaurantId, wire);
    return true;
  } catch (error) {
    if (!(error instanceof RefusedError)) return false;
    // The table has ordered it, or is another by now: reading it again says which.
    void queryClient.invalidateQueries(placeQuery(restaurantId));
    return true;
  }
}

/** Drops what the table has ordered of this phone's basket. */
export function dropOwnOrdered(restaurantId: number, tab: TabOfMember) {
  const own = tab.people.find(({ isOwn }) => isOwn)?.memberId;
  const lines = tab.baskets.find(({ memberId }) => memberId === own)?.lines ?? [];
  return dropOrdered(restaurantId, { tabId: tab.tabId, version: tab.basketVersion, lines });
}

/** Stays until it is dismissed: it may be an allergy. */
export function lostNotesToast(words: (notes: string) => string, notes: readonly string[]) {
  const quoted = notes.map((note) => `«${note}»`).join(', ');
  return { text: words(quoted), tone: 'alert', durationMs: 0 } as const;
}

/** Says once what the table has ordered of this phone's basket. */
function useOrderedByOthers(restaurantId: number | null, tab: TabOfMember | null): void {
  const { taken } = useMessages(ROUND_MESSAGES);
  const { show } = useToast();
  const [location, navigate] = useLocation();
  const pending = usePendingOrder(restaurantId);
  const paying = usePayingOrder(restaurantId);
  const drop = useEffectEvent((seen: TabOfMember) => {
    if (restaurantId === null) return;
    if (pendingOrderOf(restaurantId) !== null || payingOrderOf(restaurantId) !== null) return;
    const { quantity, lostNotes } = dropOwnOrdered(restaurantId, seen);
    if (lostNotes.length > 0) show(lostNotesToast(taken.lostNotes, lostNotes));
    // Who has sent the round is told so by its answer.
    if (quantity === 0 || roundOf(restaurantId) !== null) return;
    show({
      text: `${taken.title}. ${taken.text}`,
      durationMs: 0,
      ...(location !== PATHS.tab && {
        action: { label: taken.see, onClick: () => navigate(PATHS.tab) },
      }),
    });
  });
  const hasPending = pending !== null || paying !== null;
  useEffect(() => {
    if (tab && !hasPending) drop(tab);
  }, [tab, hasPending]);
}
