import { coursesAtPass, formatEuros, isMarked, tableLabel } from '@simplato/domain';
import {
  ArrowLeft,
  ArrowLeftRight,
  CirclePlus,
  DoorClosed,
  HandCoins,
  Merge,
  Plus,
  ReceiptText,
} from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { restaurantTime } from '../../i18n/describe-when.ts';
import { CHARGING_MESSAGES } from '../../i18n/es/charging.ts';
import { markOf, ROOM_MESSAGES } from '../../i18n/es/room.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { CountDot } from '../../ui/count-dot.tsx';
import { Notice } from '../../ui/notice.tsx';
import { CallBand } from './call-band.tsx';
import { openCentsOf } from '../live/charges/send-charge.ts';
import { MemberCards } from './member-cards.tsx';
import { PaymentList } from './payment-list.tsx';
import type { RoomTab } from './room-book.ts';
import { nameAtTab } from './room-view.ts';
import { RoundSlip } from './round-slip.tsx';
import css from './tab-view.module.css';
import { roundsOf, useTabContents } from './tab-contents.ts';
import { LATE_TAP_MS, type RoomActions } from './use-room-actions.ts';
import type { RoomDialog } from './room-dialogs.tsx';

const { tab: copy, merging } = ROOM_MESSAGES;

interface TabViewProps {
  restaurantId: number;
  tab: RoomTab;
  zone: string;
  isOneOfTwo: boolean;
  nowMs: number;
  /** How many other tables call meanwhile. */
  loudElsewhere: number;
  actions: RoomActions;
  onBack: () => void;
  onAdd: () => void;
  onDialog: (dialog: RoomDialog) => void;
}

/** An open tab: who is there, what they ordered, what is due, and everything that can be done about it. */
export function TabView({
  restaurantId,
  tab,
  zone,
  isOneOfTwo,
  nowMs,
  loudElsewhere,
  actions,
  onBack,
  onAdd,
  onDialog,
}: TabViewProps) {
  const contents = useTabContents(restaurantId, tab);
  const rounds = roundsOf(tab, contents.details);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), [tab.tabId]);
  const table = tableLabel(tab.tableName);
  const { lastMerge } = tab;
  const isSeparable = lastMerge && nowMs < Date.parse(lastMerge.untilAt) - LATE_TAP_MS;
  const openCents = openCentsOf(tab);
  const place = [zone, copy.since(restaurantTime(Date.parse(tab.openedAt)))].filter(
    (part) => part !== '',
  );
  return (
    <section className={css.tab} aria-labelledby="cuenta-abierta">
      <header className={css.head}>
        <button
          type="button"
          className={css.back}
          aria-label={loudElsewhere > 0 ? copy.backWith(loudElsewhere) : copy.back}
          onClick={onBack}
        >
          <ArrowLeft aria-hidden="true" />
          {loudElsewhere > 0 && <CountDot count={loudElsewhere} />}
        </button>
        <div className={css.title}>
          <h2 id="cuenta-abierta" ref={heading} tabIndex={-1} className={css.table}>
            {table}
          </h2>
          <p className={css.facts}>
            {copy.number} <strong>{tab.number}</strong> · {place.join(' · ')}
          </p>
        </div>
        {isMarked(tab, isOneOfTwo) && <Badge tone="alert">{markOf(tab)}</Badge>}
      </header>
      {tab.calls.map((call) => (
        <CallBand key={call.callId} tab={tab} call={call} nowMs={nowMs} actions={actions} />
      ))}
      <div className={css.body}>
        {contents.hasFailed && <Notice tone="wait">{copy.failed}</Notice>}
        {isSeparable && (
          <Notice
            title={merging.recent(tableLabel(lastMerge.tableName))}
            action={
              <Button variant="outline" onClick={() => actions.split(tab.tabId, lastMerge)}>
                {merging.split(tableLabel(lastMerge.tableName))}
              </Button>
            }
          >
            {merging.recentText}
          </Notice>
        )}
        <MemberCards tab={tab} rounds={contents.details ? rounds : null} actions={actions} />
        <PaymentList
          restaurantId={restaurantId}
          tab={tab}
          actions={actions}
          onUndo={(payment) => onDialog({ kind: 'undo-charge', tab, payment })}
          onSee={(payment) => onDialog({ kind: 'payment', tab, payment })}
          onInvoice={(payment, known) => onDialog({ kind: 'invoice', tab, payment, known })}
        />
        {carriedApart(tab) > 1 && (
          <Button
            size="big"
            wide
            variant="olive"
            pending={actions.isPending(`serve-all-${tab.tabId}`)}
            aria-disabled={actions.isSettling}
            onClick={() => actions.serveAll(tab)}
          >
            {copy.carryAll}
          </Button>
        )}
        {rounds.length === 0 && <p className={css.empty}>{copy.empty}</p>}
        {rounds.toReversed().map((round) => (
          <RoundSlip
            key={round.order.orderId}
            round={round}
            tab={tab}
            who={nameAtTab(tab, round.memberId)}
            nowMs={nowMs}
            actions={actions}
            onMove={() => onDialog({ kind: 'move-order', tab, order: round.order })}
            onWeigh={() => onDialog({ kind: 'weigh', tab, order: round.order })}
            onAccept={() => onDialog({ kind: 'accept-weight', tab, order: round.order })}
            onCancel={() => onDialog({ kind: 'cancel', tab, order: round.order })}
            onRemove={() => onDialog({ kind: 'remove', tab, order: round.order })}
          />
        ))}
      </div>
      <footer className={css.foot}>
        <dl className={css.sums}>
          <Sum label={copy.total} amount={formatEuros(tab.totalCents)} />
          <Sum label={copy.paid} amount={formatEuros(tab.paidCents)} />
          {tab.reservedCents > 0 && (
            <Sum label={copy.reserved} amount={formatEuros(tab.reservedCents)} />
          )}
          <Sum label={copy.due} amount={formatEuros(openCents)} isDue={openCents > 0} />
        </dl>
        {tab.dueCents > 0 && (
          <Button
            size="big"
            wide
            className={css.charge}
            icon={<HandCoins aria-hidden="true" />}
            onClick={() => onDialog({ kind: 'charge', tab })}
          >
            {CHARGING_MESSAGES.charge.action(formatEuros(openCents > 0 ? openCents : tab.dueCents))}
          </Button>
        )}
        <div className={css.actions} role="group" aria-label={copy.actions}>
          <Deed
            label={copy.add}
            icon={<Plus aria-hidden="true" />}
            isMain={tab.dueCents <= 0}
            onPress={onAdd}
          />
          <Deed
            label={CHARGING_MESSAGES.bill.action}
            icon={<ReceiptText aria-hidden="true" />}
            onPress={() => onDialog({ kind: 'bill', tab })}
          />
          <Deed
            label={copy.move}
            icon={<ArrowLeftRight aria-hidden="true" />}
            onPress={() => onDialog({ kind: 'move', tab })}
          />
          <Deed
            label={copy.merge}
            icon={<Merge aria-hidden="true" />}
            onPress={() => onDialog({ kind: 'merge', tab })}
          />
          <Deed
            label={copy.beside}
            name={copy.besideName}
            icon={<CirclePlus aria-hidden="true" />}
            onPress={() => actions.seatBeside(tab.tableName)}
          />
          <Deed
            label={copy.close}
            icon={<DoorClosed aria-hidden="true" />}
            onPress={() => onDialog({ kind: 'close', tab })}
          />
        </div>
      </footer>
    </section>
  );
}

/** How many buttons it would take to carry all that is at the pass: an order's, or one a course. */
function carriedApart({ orders }: RoomTab): number {
  return orders.reduce(
    (sum, order) => sum + (order.status === 'ready' ? 1 : coursesAtPass(order).length),
    0,
  );
}

function Sum({ label, amount, isDue = false }: { label: string; amount: string; isDue?: boolean }) {
  return (
    <div className={css.sum}>
      <dt>{label}</dt>
      <dd className={isDue ? css.due : undefined}>{amount}</dd>
    </div>
  );
}

interface DeedProps {
  label: string;
  /** In full, where the label is short of words. */
  name?: string;
  icon: ReactNode;
  isMain?: boolean;
  onPress: () => void;
}

function Deed({ label, name, icon, isMain = false, onPress }: DeedProps) {
  return (
    <button
      type="button"
      className={isMain ? css.mainDeed : css.deed}
      aria-label={name}
      title={name}
      onClick={onPress}
    >
      {icon}
      {label}
    </button>
  );
}
