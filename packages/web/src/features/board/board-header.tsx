import { Bell, BellOff, BellRing, Check, Volume2, WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import type { OrderStreamState } from '../../api/order-stream.ts';
import { BOARD_MESSAGES } from '../../i18n/es/board.ts';
import { classNames } from '../../ui/class-names.ts';
import css from './board-header.module.css';
import type { SoundState } from '../live/sound/use-bell.ts';

interface BoardHeaderProps {
  restaurantName: string;
  stream: OrderStreamState['status'];
  pendingPayments: number;
  isPaymentsShown: boolean;
  /** Shows the open payments. */
  onPayments: () => void;
  stuckCount: number;
  isStuckShown: boolean;
  /** Shows the orders whose money has not gone back. */
  onStuck: () => void;
  /** Whether orders are taken, and the button that pauses them. */
  kitchenSwitch: ReactNode;
  freshCount: number;
  onSeen: () => void;
  sound: SoundState;
  /** A notice below already asks to turn on the sound; one button for it is enough. */
  isSoundOfferedBelow: boolean;
  /** Turns the sound on, or mutes it. */
  onSound: () => void;
  onTest: () => void;
}

const SOUND_LOOK = {
  off: { icon: Bell, className: css.attention },
  on: { icon: BellRing, className: undefined },
  muted: { icon: BellOff, className: css.attention },
} as const satisfies Record<SoundState, unknown>;

export function BoardHeader(props: BoardHeaderProps) {
  const { stream, pendingPayments, freshCount, sound } = props;
  const { icon: SoundIcon, className: soundClass } = SOUND_LOOK[sound];
  return (
    <header className={css.band}>
      <div className={css.name}>
        <h1 className={css.restaurant}>{props.restaurantName}</h1>
        <span className={classNames(css.stream, stream === 'down' && css.down)} role="status">
          {stream === 'down' ? (
            <WifiOff aria-hidden="true" />
          ) : (
            <span className={classNames(css.light, stream === 'live' && css.lit)} />
          )}
          {BOARD_MESSAGES.stream[stream]}
        </span>
      </div>
      <div className={css.controls}>
        {pendingPayments > 0 && (
          <button
            type="button"
            className={css.pill}
            aria-pressed={props.isPaymentsShown}
            onClick={props.onPayments}
          >
            {BOARD_MESSAGES.pendingPayments(pendingPayments)}
          </button>
        )}
        {props.stuckCount > 0 && (
          <button
            type="button"
            className={classNames(css.pill, css.attention)}
            aria-pressed={props.isStuckShown}
            onClick={props.onStuck}
          >
            {BOARD_MESSAGES.stuck(props.stuckCount)}
          </button>
        )}
        {props.kitchenSwitch}
        {freshCount > 0 && (
          <button
            type="button"
            className={classNames(css.pill, css.seen)}
            aria-label={`${BOARD_MESSAGES.fresh.seen}: ${BOARD_MESSAGES.fresh.count(freshCount)}`}
            onClick={props.onSeen}
          >
            <Check aria-hidden="true" />
            {BOARD_MESSAGES.fresh.seen}
            <span className={css.freshCount}>{freshCount}</span>
          </button>
        )}
        {!props.isSoundOfferedBelow && (
          <button
            type="button"
            className={classNames(css.pill, soundClass)}
            onClick={props.onSound}
          >
            <SoundIcon aria-hidden="true" />
            <span className={classNames(sound === 'on' && css.onLabel)}>
              {BOARD_MESSAGES.sound[sound]}
            </span>
          </button>
        )}
        {sound === 'on' && (
          <button
            type="button"
            className={classNames(css.pill, css.test)}
            aria-label={BOARD_MESSAGES.sound.test}
            title={BOARD_MESSAGES.sound.test}
            onClick={props.onTest}
          >
            <Volume2 aria-hidden="true" />
            <span className={css.testLabel}>{BOARD_MESSAGES.sound.test}</span>
          </button>
        )}
      </div>
    </header>
  );
}
