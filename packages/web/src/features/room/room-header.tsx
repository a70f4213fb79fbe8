import { NotebookPen } from 'lucide-react';
import { Link } from 'wouter';
import type { OrderStreamState } from '../../api/order-stream.ts';
import { BOARD_MESSAGES } from '../../i18n/es/board.ts';
import { ROOM_MESSAGES as copy } from '../../i18n/es/room.ts';
import { PATHS } from '../../paths.ts';
import { classNames } from '../../ui/class-names.ts';
import { InStaffBar } from '../../ui/staff-bar.tsx';
import { SOUND_ICONS } from '../live/sound/sound-icons.ts';
import { StreamStatus } from '../live/stream-status.tsx';
import type { SoundState } from '../live/sound/use-bell.ts';
import css from './room-header.module.css';

interface RoomHeaderProps {
  stream: OrderStreamState['status'];
  sound: SoundState;
  /** A notice below already asks to turn it on. */
  isSoundOfferedBelow: boolean;
  onSound: () => void;
}

export function RoomHeader({ stream, sound, isSoundOfferedBelow, onSound }: RoomHeaderProps) {
  const SoundIcon = SOUND_ICONS[sound];
  return (
    <InStaffBar>
      <div className={css.head}>
        <div className={css.name}>
          <h1 className={css.title}>{copy.pageTitle}</h1>
          <StreamStatus status={stream} texts={copy.stream} className={css.stream} />
        </div>
        <div className={css.controls}>
          {!isSoundOfferedBelow && (
            <button
              type="button"
              className={classNames(css.pill, sound !== 'on' && css.attention)}
              onClick={onSound}
            >
              <SoundIcon aria-hidden="true" />
              <span className={sound === 'on' ? css.hidden : css.wideOnly}>
                {BOARD_MESSAGES.sound[sound]}
              </span>
            </button>
          )}
          <Link href={PATHS.staffOrder} className={classNames(css.pill, css.onWide)}>
            <NotebookPen aria-hidden="true" />
            {copy.newOrder}
          </Link>
        </div>
      </div>
    </InStaffBar>
  );
}
