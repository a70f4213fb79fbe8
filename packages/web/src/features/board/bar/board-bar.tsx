import {
  Ban,
  Check,
  CookingPot,
  History,
  Hourglass,
  NotebookPen,
  Settings2,
  Soup,
  Volume2,
  X,
} from 'lucide-react';
import { Link } from 'wouter';
import type { OrderStreamState } from '../../../api/order-stream.ts';
import { BOARD_MESSAGES } from '../../../i18n/es/board.ts';
import { BOARD_TOOLS_MESSAGES as copy } from '../../../i18n/es/board-tools.ts';
import { SOLD_OUT_MESSAGES } from '../../../i18n/es/sold-out.ts';
import { PATHS } from '../../../paths.ts';
import { classNames } from '../../../ui/class-names.ts';
import { InStaffBar } from '../../../ui/staff-bar.tsx';
import { SOUND_ICONS } from '../../live/sound/sound-icons.ts';
import { StreamStatus } from '../../live/stream-status.tsx';
import { FIRST_DELAY } from '../kitchen/delay-strip.tsx';
import { KitchenSwitch } from '../kitchen/kitchen-switch.tsx';
import css from './board-bar.module.css';
import type { BoardControls } from './board-controls.ts';
import { MoneyNotes } from './money-notes.tsx';
import { SearchField } from './search-field.tsx';

interface BoardBarProps {
  restaurantName: string;
  stream: OrderStreamState['status'];
  /** Null on a phone, whose controls are within the thumb's reach. */
  controls: BoardControls | null;
}

/** The board's one row: whose it is, whether it is live, and what can be done with it. */
export function BoardBar({ restaurantName, stream, controls }: BoardBarProps) {
  return (
    <InStaffBar>
      <div className={css.bar}>
        <div className={css.head}>
          <div className={css.name}>
            <h1 className={css.restaurant}>
              <Name>{restaurantName}</Name>
            </h1>
            <StreamStatus status={stream} texts={BOARD_MESSAGES.stream} className={css.stream} />
          </div>
          {controls && <Controls {...controls} />}
        </div>
      </div>
    </InStaffBar>
  );
}

/** Where a bar has no room for all of it, no comma is left at its end. */
function Name({ children: name }: { children: string }) {
  const comma = name.indexOf(',');
  if (comma === -1) return name;
  return (
    <>
      {name.slice(0, comma)}
      <wbr />
      {name.slice(comma).replaceAll(' ', '\u00a0')}
    </>
  );
}

function Controls(props: BoardControls) {
  const { panel, onPanel, freshCount } = props;
  return (
    <div className={css.controls} role="group" aria-label={copy.toolbar}>
      <MoneyNotes
        {...props}
        className={classNames(css.cell, css.money)}
        attention={css.attention}
      />
      {props.kitchen && <KitchenSwitch kitchen={props.kitchen} onPause={props.onPause} />}
      {props.kitchen?.state.isOpen && <DelaySwitch {...props} />}
      <button
        type="button"
        className={css.cell}
        aria-pressed={panel === 'totals'}
        onClick={() => onPanel('totals')}
      >
        <Soup aria-hidden="true" />
        <span className={css.words}>{copy.totals.action}</span>
        <span className={css.count} aria-hidden="true">
          {props.pendingCount}
        </span>
      </button>
      <button
        type="button"
        className={css.cell}
        aria-pressed={panel === 'products'}
        onClick={() => onPanel('products')}
      >
        <Ban aria-hidden="true" />
        <span className={css.words}>{SOLD_OUT_MESSAGES.panel.action}</span>
      </button>
      <Link href={PATHS.staffOrder} className={css.cell}>
        <NotebookPen aria-hidden="true" />
        <span className={css.leastLabel}>{copy.newOrder.action}</span>
      </Link>
      <button
        type="button"
        className={css.cell}
        aria-label={copy.closed.action}
        title={copy.closed.action}
        aria-pressed={panel === 'closed'}
        onClick={() => onPanel('closed')}
      >
        <History aria-hidden="true" />
      </button>
      <SearchField search={props.search} onSearch={props.onSearch} />
      <ScreenChoice {...props} />
      <SoundCell {...props} />
      <button
        type="button"
        className={css.cell}
        aria-label={copy.settings.action}
        title={copy.settings.action}
        aria-haspopup="dialog"
        onClick={props.onSettings}
      >
        <Settings2 aria-hidden="true" />
      </button>
      {freshCount > 0 && (
        <button
          type="button"
          className={classNames(css.cell, css.seen)}
          aria-label={`${BOARD_MESSAGES.fresh.seen}: ${BOARD_MESSAGES.fresh.count(freshCount)}`}
          onClick={props.onSeen}
        >
          <Check aria-hidden="true" />
          <span className={css.seenLabel}>{BOARD_MESSAGES.fresh.seen}</span>
          <span className={css.freshCount}>{freshCount}</span>
        </button>
      )}
    </div>
  );
}

/** One tap tells diners that orders take longer, one ends it. */
function DelaySwitch({ delayMinutes, onDelay }: BoardControls) {
  const { action, end } = BOARD_MESSAGES.kitchen.delay;
  const isOn = delayMinutes !== null;
  return (
    <button
      type="button"
      className={classNames(css.cell, isOn && css.attention)}
      aria-label={isOn ? end : action}
      title={isOn ? end : action}
      onClick={() => onDelay(isOn ? null : FIRST_DELAY)}
    >
      <Hourglass aria-hidden="true" />
    </button>
  );
}

function ScreenChoice({ screen, onStation, onShowAll }: BoardControls) {
  return (
    <>
      <button
        type="button"
        className={classNames(css.cell, screen !== null && css.attention)}
        aria-haspopup="dialog"
        title={copy.screen.action}
        {...(screen === null && { 'aria-label': copy.screen.action })}
        onClick={onStation}
      >
        <CookingPot aria-hidden="true" />
        {screen !== null && <span className={css.showing}>{copy.screen.showing(screen)}</span>}
      </button>
      {screen !== null && (
        <button
          type="button"
          className={classNames(css.cell, css.attention, css.showAll)}
          aria-label={copy.screen.remove}
          onClick={onShowAll}
        >
          <X aria-hidden="true" />
        </button>
      )}
    </>
  );
}

function SoundCell({ sound, unheardCount, onSound, onTest }: BoardControls) {
  const SoundIcon = SOUND_ICONS[sound];
  return (
    <>
      {sound === 'on' && (
        <button
          type="button"
          className={classNames(css.cell, css.soundTest)}
          aria-label={BOARD_MESSAGES.sound.test}
          title={BOARD_MESSAGES.sound.test}
          onClick={onTest}
        >
          <Volume2 aria-hidden="true" />
        </button>
      )}
      <button
        type="button"
        className={classNames(css.cell, sound !== 'on' && css.attention)}
        title={BOARD_MESSAGES.sound[sound]}
        onClick={onSound}
      >
        <SoundIcon aria-hidden="true" />
        <span className={sound === 'on' ? css.hidden : css.state}>
          {BOARD_MESSAGES.sound[sound]}
          {unheardCount > 0 && (
            <span className={css.unheard} aria-hidden="true">
              {BOARD_MESSAGES.sound.unheard(unheardCount)}
            </span>
          )}
        </span>
      </button>
    </>
  );
}
