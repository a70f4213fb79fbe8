import { formatEuros, isMarked, tableLabel, waitedMinutes } from '@simplato/domain';
import {
  BellRing,
  Check,
  CircleDashed,
  Clock,
  Coins,
  ConciergeBell,
  CookingPot,
  Footprints,
  Hourglass,
  type LucideIcon,
  ReceiptText,
  Scale,
  UsersRound,
  Utensils,
} from 'lucide-react';
import { useId } from 'react';
import { markOf, ROOM_MESSAGES as copy, tabLabel } from '../../i18n/es/room.ts';
import { classNames } from '../../ui/class-names.ts';
import { type Place, shortName, splitName, type Zone } from './room-view.ts';
import css from './zone-tiles.module.css';

const ICONS = {
  free: CircleDashed,
  seated: UsersRound,
  ordered: CookingPot,
  waiting: Clock,
  pass: ConciergeBell,
  held: Hourglass,
  served: Utensils,
  calling: BellRing,
  attended: Footprints,
  bill: ReceiptText,
  weigh: Scale,
  weighed: Scale,
  owing: Coins,
  paid: Check,
} as const satisfies Record<Place['state']['kind'], LucideIcon>;

interface ZoneTilesProps {
  zone: Zone;
  /** Whether it is the only one: then it needs no name. */
  isOnly: boolean;
  nowMs: number;
  /** The tab that is open beside the tables. */
  shownTabId: number | null;
  onOpen: (place: Place) => void;
}

/** The tables of a zone, each a tile with its state in shape and words. */
export function ZoneTiles({ zone, isOnly, nowMs, shownTabId, onOpen }: ZoneTilesProps) {
  const headingId = useId();
  const name = zone.name === '' ? (isOnly ? copy.zones.none : copy.zones.rest) : zone.name;
  return (
    <section className={css.zone} aria-labelledby={headingId}>
      <h2 id={headingId} className={css.heading}>
        {name}{' '}
        <span className={css.taken}>{copy.zones.taken(zone.takenCount, zone.tableCount)}</span>
      </h2>
      <ul role="list" className={css.tiles}>
        {zone.places.map((place) => (
          <li key={place.tab ? `cuenta-${place.tab.tabId}` : place.tableName}>
            <Tile
              place={place}
              zone={zone.name}
              nowMs={nowMs}
              isShown={place.tab !== null && place.tab.tabId === shownTabId}
              onOpen={() => onOpen(place)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface TileProps {
  place: Place;
  zone: string;
  nowMs: number;
  isShown: boolean;
  onOpen: () => void;
}

function Tile({ place, zone, nowMs, isShown, onOpen }: TileProps) {
  const { tab, state, tableName, isOneOfTwo } = place;
  const Icon = ICONS[state.kind];
  const [word, name] = splitName(shortName(tableName, zone));
  const { words, more } = describeTile(place, nowMs);
  const mark = tab && isMarked(tab, isOneOfTwo) ? markOf(tab) : null;
  const label = tab ? tabLabel(tab, isOneOfTwo) : tableLabel(tableName);
  return (
    <button
      type="button"
      className={classNames(css.tile, mark !== null && css.marked)}
      data-state={state.kind}
      aria-label={[label, words, more, mark].filter(Boolean).join(', ')}
      aria-current={isShown || undefined}
      onClick={onOpen}
    >
      <span className={css.top}>
        {word !== '' && <span className={css.word}>{word}</span>}{' '}
        <span className={name.length > 4 ? css.longName : css.name}>{name}</span>
        <Icon aria-hidden="true" />
      </span>
      <span className={css.words}>
        {words}
        {more !== null && <span className={css.more}> {more}</span>}
        {isOneOfTwo && tab && <span className={css.more}> {copy.numberOf(tab.number)}</span>}
        {mark !== null && <span className={css.mark}> {mark}</span>}
      </span>
    </button>
  );
}

function describeTile({ state }: Place, nowMs: number): { words: string; more: string | null } {
  const { states } = copy;
  switch (state.kind) {
    case 'seated':
    case 'ordered':
    case 'waiting':
    case 'held':
    case 'pass':
    case 'weigh':
    case 'weighed': {
      const minute = waitedMinutes(Date.parse(state.since), nowMs);
      return { words: states[state.kind], more: copy.minutes(minute) };
    }
    case 'calling':
      return { words: states.calling(state.call), more: null };
    case 'bill':
      return { words: states.bill, more: state.call.form && copy.forms[state.call.form] };
    case 'attended':
      return { words: states.attended(state.call.takenBy), more: null };
    case 'owing':
      return { words: states.owing, more: formatEuros(state.dueCents) };
    default:
      return { words: states[state.kind], more: null };
  }
}
