import { missedByBoard, waitedMinutes } from '@simplato/domain';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { BOARD_MESSAGES } from '../../i18n/es/board.ts';
import { ROOM_MESSAGES } from '../../i18n/es/room.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { BoardSound } from '../live/sound/use-bell.ts';
import { kitchenWatchQuery } from '../restaurant/kitchen/kitchen-watch-query.ts';
import { useKitchen } from '../restaurant/kitchen/use-kitchen.ts';
import type { RoomTab } from './room-book.ts';
import css from './room-page.module.css';

const copy = ROOM_MESSAGES.missed;

interface MissedBoardProps {
  restaurantId: number;
  tabs: readonly RoomTab[];
  nowMs: number;
  sound: Pick<BoardSound, 'state' | 'ringOnce'>;
  /** Where the sound is off, and is not offered already. */
  onTurnOn: (() => void) | null;
  /** Over a tab that is open on a phone, which needs the room: only what waits is said. */
  isBrief: boolean;
}

/** Nobody looks at the board while somebody should: rings once, and stands there until somebody does. */
export function MissedBoard(props: MissedBoardProps) {
  const { restaurantId, tabs, nowMs, sound, onTurnOn, isBrief } = props;
  const { data: isWatched } = useQuery(kitchenWatchQuery(restaurantId));
  const isOpen = useKitchen(restaurantId)?.state.isOpen === true;
  const missed = isWatched ? null : missedByBoard(tabs, isOpen);

  const isMissed = missed !== null;
  const { state, ringOnce } = sound;
  useEffect(() => {
    if (isMissed && state === 'on') ringOnce();
  }, [isMissed, state, ringOnce]);

  if (missed === null) return null;
  const { unseenCount, since } = missed;
  return (
    <div className={css.notice}>
      <Notice
        tone="wait"
        role="status"
        title={copy.title}
        action={
          onTurnOn && (
            <Button variant="dark" onClick={onTurnOn}>
              {BOARD_MESSAGES.sound.off}
            </Button>
          )
        }
      >
        {since !== null && copy.unseen(unseenCount, waitedMinutes(Date.parse(since), nowMs))}
        {since === null && !isBrief && copy.none}
        {onTurnOn && !isBrief && ` ${copy.unheard}`}
      </Notice>
    </div>
  );
}
