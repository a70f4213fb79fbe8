import { ChefHat, CircleSlash2, Clock } from 'lucide-react';
import { BOARD_MESSAGES } from '../../../i18n/es/board.ts';
import { classNames } from '../../../ui/class-names.ts';
import type { KitchenNow } from '../../restaurant/kitchen/use-kitchen.ts';
import type { PauseWish } from '../../restaurant/kitchen/use-pause.ts';
import css from '../bar/board-bar.module.css';

const copy = BOARD_MESSAGES.kitchen;

interface KitchenSwitchProps {
  kitchen: KitchenNow;
  onPause: (wish: PauseWish) => void;
}

/** One tap closes the kitchen, one opens it. Outside opening hours it only shows the state. */
export function KitchenSwitch({ kitchen: { state }, onPause }: KitchenSwitchProps) {
  if (!state.isOpen && state.reason === 'outside-hours') {
    return (
      <span className={css.cell}>
        <Clock aria-hidden="true" />
        {copy.outsideHours}
      </span>
    );
  }
  const { isOpen } = state;
  const Icon = isOpen ? ChefHat : CircleSlash2;
  return (
    <button
      type="button"
      className={classNames(css.cell, !isOpen && css.attention)}
      aria-label={isOpen ? copy.closeAction : copy.openAction}
      onClick={() => onPause({ isPaused: isOpen, minutes: null })}
    >
      <Icon aria-hidden="true" />
      <span className={css.longLabel}>{isOpen ? copy.open : copy.closed}</span>
      <span className={css.shortLabel}>{isOpen ? copy.openShort : copy.closedShort}</span>
    </button>
  );
}
