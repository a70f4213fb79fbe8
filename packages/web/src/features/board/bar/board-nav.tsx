import {
  Ban,
  ChefHat,
  Check,
  CookingPot,
  Ellipsis,
  History,
  Hourglass,
  LayoutGrid,
  type LucideIcon,
  NotebookPen,
  Search,
  Settings2,
  Soup,
  Volume2,
  Wallet,
} from 'lucide-react';
import { useLocation } from 'wouter';
import { BOARD_MESSAGES } from '../../../i18n/es/board.ts';
import { BOARD_TOOLS_MESSAGES as copy } from '../../../i18n/es/board-tools.ts';
import { SOLD_OUT_MESSAGES } from '../../../i18n/es/sold-out.ts';
import { STAFF_MESSAGES } from '../../../i18n/es/staff.ts';
import { PATHS } from '../../../paths.ts';
import { type MenuItem, MenuPopover } from '../../../ui/menu-popover.tsx';
import { PhoneBar, PhoneLink, PhoneWay } from '../../../ui/phone-bar.tsx';
import { SOUND_ICONS } from '../../live/sound/sound-icons.ts';
import { FIRST_DELAY } from '../kitchen/delay-strip.tsx';
import type { BoardControls } from './board-controls.ts';

interface BoardNavProps extends BoardControls {
  /** Shows the field to search in. */
  onFind: () => void;
}

/** A phone's controls, in reach of its thumb: four with words, and the rest behind '…', where the waiter's pages are too. */
export function BoardNav(props: BoardNavProps) {
  const { panel, onPanel, sound } = props;
  const [, navigate] = useLocation();
  return (
    <PhoneBar as="div" aria-label={copy.toolbar}>
      <PhoneWay icon={Soup} aria-pressed={panel === 'totals'} onClick={() => onPanel('totals')}>
        {copy.totals.action} <b aria-hidden="true">{props.pendingCount}</b>
      </PhoneWay>
      <PhoneWay icon={Ban} aria-pressed={panel === 'products'} onClick={() => onPanel('products')}>
        {SOLD_OUT_MESSAGES.panel.action}
      </PhoneWay>
      <PhoneLink href={PATHS.staffOrder} icon={NotebookPen}>
        {copy.newOrder.action}
      </PhoneLink>
      {props.freshCount > 0 ? (
        <PhoneWay
          icon={Check}
          tone="filled"
          aria-label={`${BOARD_MESSAGES.fresh.seen}: ${BOARD_MESSAGES.fresh.count(props.freshCount)}`}
          onClick={props.onSeen}
        >
          {BOARD_MESSAGES.fresh.seen} <b>{props.freshCount}</b>
        </PhoneWay>
      ) : (
        <PhoneWay
          icon={SOUND_ICONS[sound]}
          tone={sound === 'on' ? 'plain' : 'attention'}
          onClick={props.onSound}
        >
          {BOARD_MESSAGES.sound[sound]}
        </PhoneWay>
      )}
      <MenuPopover label={copy.more} items={menuItems(props, navigate)}>
        <Ellipsis aria-hidden="true" />
      </MenuPopover>
    </PhoneBar>
  );
}

function menuItems(props: BoardNavProps, onGo: (path: string) => void): MenuItem[] {
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
          props.delayMinutes === null
            ? item(BOARD_MESSAGES.kitchen.delay.action, Hourglass, () => props.onDelay(FIRST_DELAY))
            : item(BOARD_MESSAGES.kitchen.delay.end, Hourglass, () => props.onDelay(null)),
        ]
      : []),
    item(STAFF_MESSAGES.ways.room, LayoutGrid, () => onGo(PATHS.room)),
    item(STAFF_MESSAGES.ways.till, Wallet, () => onGo(PATHS.till)),
    item(copy.search.label, Search, props.onFind),
    item(copy.screen.action, CookingPot, props.onStation),
    item(copy.closed.action, History, () => onPanel('closed')),
    ...(props.freshCount > 0
      ? [item(BOARD_MESSAGES.sound[sound], SOUND_ICONS[sound], props.onSound)]
      : []),
    ...(sound === 'on' ? [item(BOARD_MESSAGES.sound.test, Volume2, props.onTest)] : []),
    item(copy.settings.action, Settings2, props.onSettings),
  ];
}
