import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Person, Place } from '../../../api/read-place.ts';
import { useFailureMessage } from '../../../forms/failure-message.ts';
import { LANGUAGES } from '@simplato/domain';
import { SENDING_MESSAGES } from '../../../i18n/es/orders.ts';
import { ROUND_MESSAGES } from '../../../i18n/es/rounds.ts';
import { useLanguage, useMessages } from '../../../i18n/i18n-context.ts';
import { useToast } from '../../../ui/toast.tsx';
import { storedByCourses, storedNote } from '../../checkout/basket/basket-store.ts';
import { storedSharedBasket } from '../../checkout/basket/shared-basket-store.ts';
import { syncOwnOrder } from '../../orders/own-orders-query.ts';
import { openTabOf, placeQuery } from '../../place/place-query.ts';
import { useNames } from '../use-names.ts';
import { dropOwnOrdered, lostNotesToast, shareBasket } from './basket-share.tsx';
import { forgetRound, resumeRound, sendRound, type RoundOutcome } from './round-sender.ts';
import { roundOf } from './round-store.ts';

interface RoundWish {
  tabId: number;
  /** Whose baskets it takes. */
  comensales: number[];
  isOwnIn: boolean;
  isByCourses: boolean;
  /** How long its sender was told that it takes; 0 if they were told nothing. */
  acceptedMinutes: number;
}

/** Asks whoever sends it: it takes longer than they were told. */
type OnDelayed = (minutes: number) => void;

/** Orders for everybody, and tells how it went. */
export function useRoundSending(restaurantId: number, onMenuChanged: () => void) {
  const copy = useMessages(ROUND_MESSAGES);
  const { takenBefore } = useMessages(SENDING_MESSAGES);
  const failureMessage = useFailureMessage();
  const language = useLanguage();
  const queryClient = useQueryClient();
  const { show } = useToast();
  const [isSending, setIsSending] = useState(false);
  const { given } = useNames(null);

  const readPlace = async (): Promise<Place | undefined> => {
    await queryClient.invalidateQueries(placeQuery(restaurantId));
    return queryClient.getQueryData(placeQuery(restaurantId).queryKey);
  };

  /** 'ti, Marco e Inés'. */
  const listed = (people: readonly Person[]): string =>
    new Intl.ListFormat(LANGUAGES[language].locale).format(
      people.map((person) => (person.isOwn ? copy.toYou : given(person))),
    );

  const tell = async (outcome: RoundOutcome, onDelayed?: OnDelayed): Promise<void> => {
    const members = roundOf(restaurantId)?.body.comensales ?? [];
    // The next one is another choice, also where nothing of this one was from the basket here.
    if (outcome.kind === 'taken' || outcome.kind === 'takenBefore') storedByCourses.write(null);
    if (outcome.kind === 'taken') {
      syncOwnOrder(queryClient, outcome.order);
      show({ text: copy.sent(outcome.order.orderId), tone: 'success' });
      // The basket is emptied of what was ordered before the round is forgotten: it is no news here.
      const tab = openTabOf(await readPlace());
      const lostNotes = tab ? dropOwnOrdered(restaurantId, tab).lostNotes : [];
      if (lostNotes.length > 0) show(lostNotesToast(copy.taken.lostNotes, lostNotes));
      const changed = (tab?.people ?? []).filter(
        ({ memberId, isOwn }) =>
          !isOwn &&
          members.includes(memberId) &&
          tab?.baskets.some((one) => one.memberId === memberId && one.lines.length > 0),
      );
      if (changed.length > 0) {
        show({ text: copy.kept(listed(changed)), durationMs: 0 });
      }
      forgetRound();
    }
    if (outcome.kind === 'takenBefore') {
      forgetRound();
      await readPlace();
      show({ text: takenBefore, tone: 'success', durationMs: 0 });
    }
    if (outcome.kind === 'refused') {
      const { code, currentLines, delayMinutes } = outcome.error;
      forgetRound();
      const tab = openTabOf(await readPlace());
      const concerned = (tab?.people ?? []).filter(({ memberId }) =>
        currentLines.some(({ idcomensal }) => idcomensal === memberId),
      );
      const changes = concerned.length > 0 ? ` ${copy.changesFor(listed(concerned))}` : '';
      if (code === 'menu_changed') onMenuChanged();
      if (onDelayed && delayMinutes !== undefined) {
        onDelayed(delayMinutes);
        return;
      }
      show({
        text:
          code === 'round_empty'
            ? copy.nothing
            : code === 'menu_changed'
              ? `${copy.menuChanged}${changes}`
              : `${copy.failed}. ${failureMessage(outcome.error)}`,
        tone: code === 'round_empty' ? 'info' : 'alert',
        durationMs: 0,
      });
    }
  };

  const run = async (work: () => Promise<RoundOutcome>, onDelayed?: OnDelayed) => {
    if (isSending) return;
    setIsSending(true);
    try {
      await tell(await work(), onDelayed);
    } finally {
      setIsSending(false);
    }
  };

  return {
    isSending,
    send: (
      { tabId, comensales, isOwnIn, isByCourses, acceptedMinutes }: RoundWish,
      onDelayed: OnDelayed,
    ) =>
      run(async () => {
        // What was just chosen here has to be at the table first.
        await shareBasket(queryClient, restaurantId, tabId);
        const place = queryClient.getQueryData(placeQuery(restaurantId).queryKey);
        const version = openTabOf(place)?.basketVersion ?? 0;
        const own = isOwnIn ? storedSharedBasket.read() : null;
        const body = {
          comensales,
          version,
          comentarios: isOwnIn ? storedNote.read().trim() : '',
          idcuenta: tabId,
          ...(isByCourses ? { portiempos: true } : {}),
          demora: acceptedMinutes,
        };
        return sendRound({ restaurantId, tabId, body, ownLines: own?.lines ?? [] });
      }, onDelayed),
    resume: () => run(async () => resumeRound(restaurantId)),
  };
}
