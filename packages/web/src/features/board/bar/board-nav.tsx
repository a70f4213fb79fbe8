import {
  Ban,
  ChefHat,
  Check,
  Ellipsis,
  History,
  ListFilter,
  type LucideIcon,
  NotebookPen,
  Search,
  Settings2,
  Soup,
  Volume2,
} from 'lucide-react';
import { Link } from 'wouter';
import { BOARD_MESSAGES } from '../../../i18n/es/board.ts';
import { BOARD_TOOLS_MESSAGES as copy } from '../../../i18n/es/board-tools.ts';
import { SOLD_OUT_MESSAGES } from '../../../i18n/es/sold-out.ts';
import { PATHS } from '../../../paths.ts';
import { classNames } from '../../../ui/class-names.ts';
import { type MenuItem, MenuPopover } from '../../../ui/menu-popover.tsx';
import { SOUND_ICONS } from '../../live/sound/sound-icons.ts';
import type { BoardControls } from './board-controls.ts';
import css from './board-nav.module.css';

interface BoardNavProps extends BoardControls {
  /** Shows the field to search in. */
  onFind: () => void;
}

/** A phone's controls, in reach of its thumb: four with words, and the rest behind '…'. */
export function BoardNav(props: BoardNavProps) {
  const { panel, onPanel, sound } = props;
  return (
    <div className={css.nav} role="group" aria-label={copy.toolbar}>
      <button
        type="button"
        className={css.way}
        aria-pressed={panel === 'totals'}
        onClick={() => onPanel('totals')}
      >
        <Soup aria-hidden="true" />
        <span>
          {copy.totals.action} <b aria-hidden="true">{props.pendingCount}</b>
        </span>
      </button>
      <button
        type="button"
        className={css.way}
        aria-pressed={panel === 'products'}
        onClick={() => onPanel('products')}
      >
        <Ban aria-hidden="true" />
        {SOLD_OUT_MESSAGES.panel.action}
      </button>
      <Link href={PATHS.staffOrder} className={css.way}>
        <NotebookPen aria-hidden="true" />
        {copy.newOrder.action}
      </Link>
      {props.freshCount > 0 ? (
        <button
          type="button"
          className={classNames(css.way, css.seen)}
          aria-label={`${BOARD_MESSAGES.fresh.seen}: ${BOARD_MESSAGES.fresh.count(props.freshCount)}`}
          onClick={props.onSeen}
        >
          <Check aria-hidden="true" />
          <span>
            {BOARD_MESSAGES.fresh.seen} <b>{props.freshCount}</b>
          </span>
        </button>
      ) : (
        <SoundWay sound={sound} onSound={props.onSound} />
      )}
      <MenuPopover label={copy.more} items={menuItems(props)}>
        <Ellipsis aria-hidden="true" />
      </MenuPopover>
    </div>
  );
}

function SoundWay({ sound, onSound }: Pick<BoardControls, 'sound' | 'onSound'>) {
  const SoundIcon = SOUND_ICONS[sound];
  return (
    <button
      type="button"
      className={classNames(css.way, sound !== 'on' && css.attention)}
      onClick={onSound}
    >
      <SoundIcon aria-hidden="true" />
      {BOARD_MESSAGES.sound[sound]}
    </button>
  );
}

function menuItems(props: BoardNavProps): MenuItem[] {
  const { kitchen, onPause, onPanel, sound } = props;
  const item = (label: string, Icon: LucideIcon, onSelect: () => void): MenuItem => ({
    label,
    icon: <Icon aria-hidden="true" />,
    onSelect,
  });
  const state = kitchen?.state;
  return [
    ...(state?.isOpen
      ? [
          item(BOARD_MESSAGES.kitchen.closeAction, ChefHat, () =>
            onPause({ isPaused: true, minutes: null }),
          ),
        ]
      : []),
    item(copy.search.label, Search, props.onFind),
    item(copy.filter.action, ListFilter, props.onStation),
    item(copy.closed.action, History, () => onPanel('closed')),
    ...(props.freshCount > 0
      ? [item(BOARD_MESSAGES.sound[sound], SOUND_ICONS[sound], props.onSound)]
      : []),
    ...(sound === 'on' ? [item(BOARD_MESSAGES.sound.test, Volume2, props.onTest)] : []),
    item(copy.settings.action, Settings2, props.onSettings),
  ];
}
