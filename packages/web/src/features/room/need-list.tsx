import type { ToldPayment } from '@simplato/contract';
import {
  formatEuros,
  nameWithWeight,
  type Order,
  tableLabel,
  unitsAtPass,
  waitedMinutes,
} from '@simplato/domain';
import {
  Bell,
  Check,
  Clock,
  ConciergeBell,
  EyeOff,
  HandCoins,
  Hourglass,
  type LucideIcon,
  ReceiptText,
  Scale,
  UserRoundPlus,
} from 'lucide-react';
import { useState } from 'react';
import { CHARGING_MESSAGES } from '../../i18n/es/charging.ts';
import { ROOM_MESSAGES as copy, describeCall, tabLabel } from '../../i18n/es/room.ts';
import { STAFF_COURSE_MESSAGES } from '../../i18n/es/staff-courses.ts';
import { products } from '../../i18n/es/count.ts';
import { restaurantTime } from '../../i18n/describe-when.ts';
import { Button } from '../../ui/button.tsx';
import { useIsWide } from '../../ui/use-is-wide.ts';
import { payerName } from './charge.ts';
import type { RoomTab } from './room-book.ts';
import type { RoomActions } from './use-room-actions.ts';
import { nameAtTab, type NeedOfTab, needKey, needsShown, splitName } from './room-view.ts';
import css from './need-list.module.css';

interface NeedListProps {
  needs: readonly NeedOfTab[];
  nowMs: number;
  actions: RoomActions;
  onOpen: (tabId: number) => void;
  onWeigh: (tab: RoomTab, order: Order) => void;
  /** Shows the money of an order, in which is noted what was handed back of it. */
  onSee: (tab: RoomTab, payment: ToldPayment) => void;
}

/** Of what does not ring: more rows would push the tables off the screen. */
const SHOWN = { narrow: 4, wide: 12 } as const;

const ICONS = {
  'owed-back': HandCoins,
  call: Bell,
  bill: ReceiptText,
  weigh: Scale,
  weighed: Scale,
  admission: UserRoundPlus,
  unseen: EyeOff,
  pass: ConciergeBell,
  waiting: Clock,
  held: Hourglass,
  attended: Check,
} as const satisfies Record<NeedOfTab['kind'] | 'bill', LucideIcon>;

/** What needs somebody, most urgent first, each with the one button that answers it. */
export function NeedList({ needs, nowMs, actions, onOpen, onWeigh, onSee }: NeedListProps) {
  const [isWhole, setIsWhole] = useState(false);
  const isWide = useIsWide();
  const shown = needsShown(needs, isWide ? SHOWN.wide : SHOWN.narrow);
  const hidden = needs.length - shown.length;
  return (
    <section className={css.first} aria-labelledby="primero">
      <h2 id="primero" className={css.heading}>
        {copy.first.heading}
        {needs.length > 0 && <span className={css.count}>{needs.length}</span>}
      </h2>
      {needs.length === 0 && <p className={css.none}>{copy.first.none}</p>}
      <ul role="list" className={css.rows}>
        {(isWhole ? needs : shown).map((need, index) => (
          <NeedRow
            key={needKey(need)}
            need={need}
            isFirst={index === 0}
            nowMs={nowMs}
            actions={actions}
            onOpen={onOpen}
            onWeigh={onWeigh}
            onSee={onSee}
          />
        ))}
      </ul>
      {hidden > 0 && (
        <button type="button" className={css.more} onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? copy.first.less : copy.first.more(hidden)}
        </button>
      )}
    </section>
  );
}

interface NeedRowProps extends Omit<NeedListProps, 'needs'> {
  need: NeedOfTab;
  isFirst: boolean;
}

function NeedRow({ need, isFirst, nowMs, actions, onOpen, onWeigh, onSee }: NeedRowProps) {
  const { tab } = need;
  const look = need.kind === 'call' && need.call.kind === 'bill' ? 'bill' : need.kind;
  const Icon = ICONS[look];
  const label = tabLabel(tab, need.isOneOfTwo);
  const { words, label: inFull = words, press } = answerTo(need, actions, { onWeigh, onSee });
  const key = need.kind === 'held' ? `fire-${need.orderId}-${need.course}` : needKey(need);
  const isPending = actions.isPending(key);
  return (
    <li className={css.row} data-look={look}>
      <button
        type="button"
        className={css.open}
        disabled={tab.isClosed}
        onClick={() => onOpen(tab.tabId)}
      >
        <TableSign tableName={tab.tableName} number={need.isOneOfTwo ? tab.number : null} />
        <span className={css.words}>
          <span className={css.what}>
            <Icon aria-hidden="true" />
            {describeNeed(need)}
          </span>{' '}
          <span className={css.detail}>{needDetail(need, nowMs)}</span>
        </span>
      </button>
      <Button
        size="big"
        variant={isFirst && press !== null ? 'primary' : 'outline'}
        className={css.answer}
        aria-label={`${inFull}: ${label}`}
        pending={isPending}
        aria-disabled={need.kind === 'held' && actions.isSettling}
        onClick={press ?? (() => onOpen(tab.tabId))}
      >
        {words}
      </Button>
    </li>
  );
}

/** 'Mesa' above its '4', as on the slips; a name stands alone. */
function TableSign({ tableName, number }: { tableName: string; number: number | null }) {
  const [word, rest] = splitName(tableLabel(tableName));
  return (
    <span className={css.sign}>
      {word !== '' && <span className={css.word}>{word}</span>}{' '}
      <span className={rest.length > 4 ? css.longName : css.name}>{rest}</span>
      {number !== null && <span className={css.word}> {copy.numberOf(number)}</span>}
    </span>
  );
}

export function describeNeed(need: NeedOfTab): string {
  switch (need.kind) {
    case 'call':
      return need.call.kind === 'bill' ? copy.needs.bill : copy.calls(need.call);
    case 'attended':
      return copy.needs.goes(need.call.takenBy);
    case 'owed-back':
      return copy.needs.owedBack;
    case 'held':
      return copy.needs.held(STAFF_COURSE_MESSAGES.name(need.course));
    default:
      return copy.needs[need.kind];
  }
}

function needDetail(need: NeedOfTab, nowMs: number): string {
  const { tab } = need;
  const minute = waitedMinutes(Date.parse(need.since), nowMs);
  switch (need.kind) {
    case 'call': {
      const { call } = need;
      if (call.kind !== 'bill') return copy.details.call(minute, nameAtTab(tab, call.memberId));
      const form = call.form === null ? '' : copy.forms[call.form];
      return copy.details.bill(form, formatEuros(tab.dueCents), minute);
    }
    case 'attended':
      return copy.details.attended(
        describeCall(need.call),
        restaurantTime(Date.parse(need.call.askedAt)),
      );
    case 'admission':
      return copy.details.admission(nameAtTab(tab, need.memberId), minute);
    case 'weigh':
    case 'weighed':
      return copy.details.weigh(orderOf(need)?.lines.map(nameWithWeight).join(', ') ?? '', minute);
    case 'unseen':
      return copy.details.order(need.orderId, minute);
    case 'pass': {
      const count = tab.orders.reduce((sum, order) => sum + unitsAtPass(order), 0);
      return copy.details.pass(products(count), minute);
    }
    case 'waiting':
      return copy.details.since(minute);
    case 'held':
      return copy.details.held(minute);
    case 'owed-back': {
      const payment = owedOf(need);
      const who = payerName(tab, payment?.memberId ?? null);
      const amount = formatEuros(payment?.owedBackCents ?? 0);
      return copy.details.owedBack(amount, who, tab.isClosed);
    }
  }
}

function orderOf({ tab, orderId }: { tab: RoomTab; orderId: number }) {
  return tab.orders.find((one) => one.orderId === orderId);
}

function owedOf({ tab, paymentNumber }: Extract<NeedOfTab, { kind: 'owed-back' }>) {
  return tab.payments.find((one) => one.paymentNumber === paymentNumber);
}

/** The button of a need; without something to press it opens the tab. */
function answerTo(
  need: NeedOfTab,
  actions: RoomActions,
  { onWeigh, onSee }: Pick<NeedListProps, 'onWeigh' | 'onSee'>,
): { words: string; label?: string; press: (() => void) | null } {
  switch (need.kind) {
    case 'call':
      return { words: copy.goes, press: () => actions.take(need.tab, need.call) };
    case 'attended':
      return { words: copy.done, press: () => actions.end(need.tab, need.call) };
    case 'admission':
      return { words: copy.admit, press: () => actions.admit(need.tab, need.memberId) };
    case 'owed-back': {
      const payment = owedOf(need);
      if (!payment) return { words: copy.see, press: null };
      if (payment.orderId !== null) {
        return { words: copy.see, press: () => onSee(need.tab, payment) };
      }
      const press = () => actions.handBack(need.tab, payment);
      return { words: CHARGING_MESSAGES.payments.handBack, press };
    }
    case 'held':
      return {
        words: STAFF_COURSE_MESSAGES.fireHere,
        label: STAFF_COURSE_MESSAGES.steps.fire(need.course),
        press: () => actions.fireCourse(need.tab, need, need.course),
      };
    case 'weigh': {
      const order = orderOf(need);
      const press = order ? () => onWeigh(need.tab, order) : null;
      return { words: copy.weighing.weigh, press };
    }
    case 'weighed':
    case 'unseen':
    case 'pass':
    case 'waiting':
      return { words: copy.see, press: null };
  }
}
