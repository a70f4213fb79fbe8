import { useEffect, useEffectEvent } from 'react';
import { ROUND_MESSAGES } from '../../../i18n/es/rounds.ts';
import { SENDING_MESSAGES } from '../../../i18n/es/orders.ts';
import { useMessages } from '../../../i18n/i18n-context.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { openTabOf } from '../../place/place-query.ts';
import { usePlace } from '../../place/use-place.ts';
import { forgetRound } from './round-sender.ts';
import { useRound } from './round-store.ts';
import { useRoundSending } from './use-round-sending.ts';

const SEND_AGAIN_EVERY_MS = 5_000;

interface RoundWatchProps {
  restaurantId: number;
  onMenuChanged: () => void;
}

/** On every diner page: sends a round without an answer again, as long as its tab is this phone's. */
export function RoundWatch({ restaurantId, onMenuChanged }: RoundWatchProps) {
  const copy = useMessages(ROUND_MESSAGES);
  const { staleTitle, stale, letGo } = useMessages(SENDING_MESSAGES);
  const round = useRound(restaurantId);
  const place = usePlace();
  const tabId = openTabOf(place)?.tabId ?? null;
  const { resume, isSending } = useRoundSending(restaurantId, onMenuChanged);
  const isOfTab = round !== null && round.tabId === tabId;
  const again = useEffectEvent(() => void resume());
  useEffect(() => {
    if (!isOfTab) return;
    again();
    const timer = setInterval(() => again(), SEND_AGAIN_EVERY_MS);
    const online = () => again();
    window.addEventListener('online', online);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', online);
    };
  }, [isOfTab]);

  if (round === null || place === undefined) return null;
  if (!isOfTab) {
    return (
      <Notice
        tone="wait"
        role="status"
        title={staleTitle}
        action={
          <Button variant="ghost" onClick={forgetRound}>
            {letGo}
          </Button>
        }
      >
        {stale}
      </Notice>
    );
  }
  if (round.state === 'sending') return null;
  return (
    <Notice
      tone="wait"
      role="alert"
      title={copy.unanswered.title}
      action={
        <Button variant="dark" pending={isSending} onClick={() => void resume()}>
          {copy.unanswered.again}
        </Button>
      }
    >
      {copy.unanswered.text}
    </Notice>
  );
}
