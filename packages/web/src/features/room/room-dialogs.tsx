import type { PaymentInvoices, TabWire, ToldPayment } from '@simplato/contract';
import {
  CLOSE_REASONS,
  type CloseReason,
  countsInTab,
  heldCourses,
  lineProgress,
  formatEuros,
  isMarked,
  isOpen,
  type Order,
  tableLabel,
  weighingOf,
} from '@simplato/domain';
import { type ReactNode, useState } from 'react';
import { RefusedError } from '../../api/call-error.ts';
import { ReasonDialog } from '../orders/reason-dialog.tsx';
import { CHARGING_MESSAGES as charging } from '../../i18n/es/charging.ts';
import { markOf, ROOM_MESSAGES as copy, tabLabel } from '../../i18n/es/room.ts';
import { STAFF_COURSE_MESSAGES } from '../../i18n/es/staff-courses.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { RadioChips } from '../../ui/radio-chips.tsx';
import { InvoiceDialog } from '../invoices/staff/invoice-dialog.tsx';
import { AskForInvoiceDialog, NameInvoiceDialog } from '../invoices/staff/name-invoice-dialog.tsx';
import { saleAmong } from '../invoices/standing-invoices.ts';
import { RemoveDialog } from '../orders/remove-dialog.tsx';
import { useStaffMay } from '../session/own-staff.ts';
import { AcceptWeightDialog } from './accept-weight-dialog.tsx';
import { BillDialog } from './bill-dialog.tsx';
import { payerName } from './charge.ts';
import { ChargeDialog, CheckChargeDialog } from './charge-dialog.tsx';
import type { RoomTab } from './room-book.ts';
import css from './room-dialogs.module.css';
import { isOneOfTwo, type Zone } from './room-view.ts';
import type { UnansweredCharge } from '../live/charges/unanswered-charges.ts';
import { roomFailure, type RoomActions } from './use-room-actions.ts';
import { WeighDialog } from './weigh-dialog.tsx';
import { lineToWeigh, weighingFailure } from './weighed-order.ts';

/** What is asked over the room. */
export type RoomDialog =
  | { kind: 'free'; tableName: string }
  | { kind: 'move' | 'merge' | 'close' | 'charge' | 'bill'; tab: RoomTab }
  | { kind: 'invoice'; tab: RoomTab; payment: ToldPayment; known: PaymentInvoices }
  | { kind: 'check-charge'; charge: UnansweredCharge }
  | { kind: 'undo-charge' | 'payment'; tab: RoomTab; payment: ToldPayment }
  | {
      kind: 'move-order' | 'remove' | 'weigh' | 'accept-weight' | 'cancel';
      tab: RoomTab;
      order: Order;
    };

/**
 * Draws the money of a payment, of shares or of an order: what came, what went back, and the way to give
 * more of it back.
 */
export type RenderPayment = (payment: {
  restaurantId: number;
  tabId: number;
  paymentNumber: number;
  tableName: string;
  /** The order that it paid; null of shares. */
  order: Order | null;
  onTab: (tab: TabWire) => void;
  onOrder: (order: Order) => void;
  onClose: () => void;
}) => ReactNode;

interface RoomDialogsProps {
  restaurantId: number;
  dialog: RoomDialog;
  /** The open tabs as they are now. */
  tabs: readonly RoomTab[];
  zones: readonly Zone[];
  actions: RoomActions;
  renderPayment: RenderPayment;
  onOrder: (tableName: string) => void;
  onOpen: (tabId: number) => void;
  /** The tab that was open is no more. */
  onLeave: () => void;
  onClose: () => void;
}

export function RoomDialogs(props: RoomDialogsProps) {
  const { dialog } = props;
  switch (dialog.kind) {
    case 'free':
      return <FreeTable {...props} tableName={dialog.tableName} />;
    case 'move':
      return <MoveTab {...props} tab={dialog.tab} />;
    case 'merge':
      return <MergeTabs {...props} tab={dialog.tab} />;
    case 'move-order':
      return <MoveOrder {...props} tab={dialog.tab} order={dialog.order} />;
    case 'remove':
      return <RemoveFromOrder {...props} order={dialog.order} />;
    case 'weigh':
      return <WeighDialog {...props} order={orderNow(props, dialog.order)} />;
    case 'accept-weight':
      return <AcceptWeightDialog {...props} order={orderNow(props, dialog.order)} />;
    case 'cancel':
      return <CancelOrder {...props} order={dialog.order} />;
    case 'charge':
      return <ChargeDialog {...props} tab={nowOf(props, dialog.tab)} />;
    case 'check-charge':
      return <CheckChargeDialog {...props} charge={dialog.charge} />;
    case 'bill':
      return <BillDialog {...props} tab={nowOf(props, dialog.tab)} />;
    case 'undo-charge':
      return <UndoCharge {...props} tab={dialog.tab} payment={dialog.payment} />;
    case 'payment': {
      const { paymentNumber, orderId } = dialog.payment;
      const { orders } = nowOf(props, dialog.tab);
      return props.renderPayment({
        restaurantId: props.restaurantId,
        tabId: dialog.tab.tabId,
        paymentNumber,
        tableName: dialog.tab.tableName,
        order: orders.find((one) => one.orderId === orderId) ?? null,
        onTab: props.actions.hearTab,
        onOrder: props.actions.hearOrder,
        onClose: props.onClose,
      });
    }
    case 'invoice':
      return <InvoiceOfPayment {...props} {...dialog} />;
    case 'close':
      return <CloseTab {...props} tab={dialog.tab} />;
  }
}

/** A payment's invoice; one that names nobody, or is still to come, is given a name first. */
function InvoiceOfPayment({
  restaurantId,
  tab,
  payment,
  known,
  onClose,
}: RoomDialogsProps & Extract<RoomDialog, { kind: 'invoice' }>) {
  const sale = saleAmong(known.invoices);
  const [shown, setShown] = useState(sale?.recipient ? sale : null);
  if (shown) {
    return (
      <InvoiceDialog
        restaurantId={restaurantId}
        invoiceId={shown.invoiceId}
        known={shown}
        isNew={shown !== sale}
        onOpen={setShown}
        onClose={onClose}
      />
    );
  }
  const naming = { restaurantId, onNamed: setShown, onClose };
  if (sale) return <NameInvoiceDialog {...naming} invoice={sale} />;
  return (
    <AskForInvoiceDialog
      {...naming}
      tabId={tab.tabId}
      paymentNumber={payment.paymentNumber}
      recipient={known.recipient}
    />
  );
}

/** A tab as it is now: something may have been ordered or paid since its dialog was opened. */
function nowOf({ tabs }: RoomDialogsProps, tab: RoomTab): RoomTab {
  return tabs.find(({ tabId }) => tabId === tab.tabId) ?? tab;
}

function orderNow({ tabs }: Pick<RoomDialogsProps, 'tabs'>, order: Order): Order {
  const orders = tabs.flatMap((tab) => tab.orders);
  return orders.find(({ orderId }) => orderId === order.orderId) ?? order;
}

/**
 * Sends what a dialog asks for, and closes it. A refusal or a lost answer is told in the dialog, where
 * everything is still as it was, but for what the room reads again after a refusal.
 */
function useSend({ onClose }: Pick<RoomDialogsProps, 'onClose'>) {
  const [pending, setPending] = useState<string | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const send = async (what: string, work: () => Promise<unknown>) => {
    if (pending !== null) return;
    setPending(what);
    setFailure(null);
    try {
      await work();
      onClose();
    } catch (error) {
      setFailure(error);
    }
    setPending(null);
  };
  return {
    pending,
    failure,
    forget: () => setFailure(null),
    send: (what: string, work: () => Promise<unknown>) => void send(what, work),
    notice: failure !== null && (
      <Notice tone="alert" role="alert">
        {roomFailure(failure)}
      </Notice>
    ),
  };
}

function isGone({ tab, tabs }: Pick<RoomDialogsProps, 'tabs'> & { tab: RoomTab }): boolean {
  return tabs.every(({ tabId }) => tabId !== tab.tabId);
}

/** Somebody has closed or merged the tab that a dialog is about: nothing can be done with it any more. */
function GoneTab({ tab, onLeave, onClose }: RoomDialogsProps & { tab: RoomTab }) {
  const { title, text, action } = copy.tab.gone;
  const leave = () => {
    onLeave();
    onClose();
  };
  return (
    <Dialog
      open
      size="small"
      title={title}
      onClose={leave}
      actions={
        <Button size="big" onClick={leave}>
          {action}
        </Button>
      }
    >
      <p role="status">
        {tableLabel(tab.tableName)}. {text}
      </p>
    </Dialog>
  );
}

/** Ends what waits for the scale and nobody wants any more, with its reason. */
function CancelOrder({ order, actions, onClose }: RoomDialogsProps & { order: Order }) {
  const words = copy.weighing.cancel;
  return (
    <ReasonDialog
      title={words.title(lineToWeigh(order)?.name ?? '')}
      words={words}
      failureText={weighingFailure}
      onSend={async (reason) => {
        await actions.cancel(order, reason);
        onClose();
      }}
      onClose={onClose}
    />
  );
}

/** Takes a charge at the table back, with its reason. */
function UndoCharge({
  tab,
  payment,
  actions,
  onClose,
}: RoomDialogsProps & { tab: RoomTab; payment: ToldPayment }) {
  const { title, text, cash, reasons, submit } = charging.undo;
  return (
    <ReasonDialog
      title={title(formatEuros(payment.cents))}
      words={{
        text: payment.form === 'cash' ? `${text} ${cash}` : text,
        reasons,
        submit,
        keep: copy.keep,
      }}
      onSend={async (reason) => {
        await actions.undoCharge(tab, payment, reason);
        onClose();
      }}
      onClose={onClose}
    />
  );
}

/** A free table: people sit down, or have ordered already. */
function FreeTable(props: RoomDialogsProps & { tableName: string }) {
  const { tableName, actions, onOrder, onOpen, onClose } = props;
  const { pending, notice, send } = useSend(props);
  return (
    <Dialog
      open
      size="sheet"
      title={copy.free.title(tableLabel(tableName))}
      onClose={onClose}
      actions={
        <>
          <Button
            size="big"
            variant="outline"
            className={css.half}
            pending={pending !== null}
            onClick={() => send('seat', async () => onOpen(await actions.seat(tableName)))}
          >
            {copy.free.seat}
          </Button>
          <Button size="big" className={css.half} onClick={() => onOrder(tableName)}>
            {copy.free.order}
          </Button>
        </>
      }
    >
      <div className={css.body}>
        <p>{copy.free.text}</p>
        {notice}
      </div>
    </Dialog>
  );
}

/** Chooses the table; one that is taken asks whether they join it or sit beside it. */
function MoveTab(props: RoomDialogsProps & { tab: RoomTab }) {
  const { tab, tabs, zones, actions, onOpen, onClose } = props;
  const [taken, setTaken] = useState<string | null>(null);
  const { pending, failure, notice, send, forget } = useSend(props);
  const words = copy.moving;
  const others = zones.map((zone) => ({
    ...zone,
    places: zone.places.filter(
      ({ tableName }, place, all) =>
        tableName !== tab.tableName &&
        all.findIndex((one) => one.tableName === tableName) === place,
    ),
  }));
  const choose = (tableName: string) =>
    send(tableName, async () => {
      try {
        await actions.move(tab, tableName, false);
      } catch (error) {
        // Somebody has sat down there since this list was drawn.
        const isTaken = error instanceof RefusedError && error.code === 'table_taken';
        if (isTaken) setTaken(tableName);
        throw error;
      }
    });
  const join = (into: RoomTab) =>
    send(String(into.tabId), async () => {
      await actions.merge(tab, into);
      onOpen(into.tabId);
    });
  if (isGone(props) && pending === null) return <GoneTab {...props} />;
  if (taken !== null) {
    const there = tabs.filter(({ tableName }) => tableName === taken);
    const [only, ...more] = there;
    return (
      <Dialog
        open
        size="small"
        title={words.taken(tableLabel(taken))}
        onClose={() => {
          forget();
          setTaken(null);
        }}
        actions={
          <>
            <Button
              variant="outline"
              size="big"
              pending={pending === 'beside'}
              onClick={() => send('beside', async () => actions.move(tab, taken, true))}
            >
              {words.beside}
            </Button>
            {only && more.length === 0 && (
              <Button
                size="big"
                pending={pending === String(only.tabId)}
                onClick={() => join(only)}
              >
                {words.join}
              </Button>
            )}
          </>
        }
      >
        <div className={css.body}>
          <p>{words.takenText}</p>
          {more.length > 0 && (
            <TabChoices
              heading={words.join}
              choices={there}
              tabs={tabs}
              pending={pending}
              onChoose={join}
            />
          )}
          {failure instanceof RefusedError && failure.code === 'table_taken' ? null : notice}
        </div>
      </Dialog>
    );
  }
  return (
    <Dialog open size="wide" title={words.title(tableLabel(tab.tableName))} onClose={onClose}>
      <div className={css.body}>
        <p>{words.text}</p>
        {notice}
        {(['free', 'taken'] as const).map((which) => (
          <Choices
            key={which}
            heading={which === 'free' ? words.freeTables : words.takenTables}
            empty={which === 'free' ? words.none : null}
            groups={others.map(({ name, places }) => ({
              name,
              choices: places
                .filter((place) => (place.tab === null) === (which === 'free'))
                .map(({ tableName }) => ({
                  key: tableName,
                  label: tableLabel(tableName),
                  isPending: pending === tableName,
                  onChoose: () => (which === 'free' ? choose(tableName) : setTaken(tableName)),
                })),
            }))}
          />
        ))}
      </div>
    </Dialog>
  );
}

function MergeTabs(props: RoomDialogsProps & { tab: RoomTab }) {
  const { tab, tabs, actions, onOpen, onClose } = props;
  const { pending, notice, send } = useSend(props);
  const words = copy.merging;
  if (isGone(props) && pending === null) return <GoneTab {...props} />;
  return (
    <Dialog open size="wide" title={words.title(tableLabel(tab.tableName))} onClose={onClose}>
      <div className={css.body}>
        <p>{words.text}</p>
        {notice}
        <TabChoices
          choices={otherThan(tab, tabs)}
          tabs={tabs}
          pending={pending}
          onChoose={(into) =>
            send(String(into.tabId), async () => {
              await actions.merge(tab, into);
              onOpen(into.tabId);
            })
          }
        />
      </div>
    </Dialog>
  );
}

function MoveOrder(props: RoomDialogsProps & { tab: RoomTab; order: Order }) {
  const { tab, order, tabs, actions, onClose } = props;
  const { pending, notice, send } = useSend(props);
  const words = copy.movingOrder;
  if (isGone(props) && pending === null) return <GoneTab {...props} />;
  return (
    <Dialog open size="wide" title={words.title(order.orderId)} onClose={onClose}>
      <div className={css.body}>
        <p>{words.text}</p>
        {notice}
        <TabChoices
          choices={otherThan(tab, tabs)}
          tabs={tabs}
          pending={pending}
          onChoose={(into) =>
            send(String(into.tabId), async () => actions.moveOrder(order, tab, into))
          }
        />
      </div>
    </Dialog>
  );
}

function RemoveFromOrder({ order, tabs, actions, onClose }: RoomDialogsProps & { order: Order }) {
  const mayRefund = useStaffMay()?.('refund-order') ?? true;
  return (
    <RemoveDialog
      order={orderNow({ tabs }, order)}
      mayRefund={mayRefund}
      onRemoved={(changed, text) => {
        actions.removed(changed, text);
        onClose();
      }}
      onClose={onClose}
    />
  );
}

interface TabChoicesProps {
  heading?: string;
  choices: readonly RoomTab[];
  tabs: readonly RoomTab[];
  pending: string | null;
  onChoose: (into: RoomTab) => void;
}

function otherThan(tab: RoomTab, tabs: readonly RoomTab[]): RoomTab[] {
  return tabs.filter(({ tabId }) => tabId !== tab.tabId);
}

/** Open tabs; each says what sets it apart, for nobody joins a party with a stranger unawares. */
function TabChoices({ heading = '', choices, tabs, pending, onChoose }: TabChoicesProps) {
  return (
    <Choices
      heading={heading}
      empty={copy.merging.none}
      groups={[
        {
          name: '',
          choices: choices.map((one) => ({
            key: String(one.tabId),
            label: tabLabel(one, isOneOfTwo(one, tabs)),
            detail: describeChoice(one, isOneOfTwo(one, tabs)),
            isPending: pending === String(one.tabId),
            onChoose: () => onChoose(one),
          })),
        },
      ]}
    />
  );
}

function describeChoice(tab: RoomTab, isBeside: boolean): string | undefined {
  const total = tab.totalCents > 0 ? [formatEuros(tab.totalCents)] : [];
  const facts = [...(isMarked(tab, isBeside) ? [markOf(tab)] : []), ...total];
  return facts.length > 0 ? facts.join(' · ') : undefined;
}

interface Choice {
  key: string;
  label: string;
  detail?: string | undefined;
  isPending: boolean;
  onChoose: () => void;
}

interface ChoicesProps {
  heading: string;
  /** Said where there is nothing to choose; null leaves the heading out as well. */
  empty: string | null;
  groups: readonly { name: string; choices: readonly Choice[] }[];
}

function Choices({ heading, empty, groups }: ChoicesProps) {
  const filled = groups.filter(({ choices }) => choices.length > 0);
  if (filled.length === 0 && empty === null) return null;
  return (
    <section className={css.choices}>
      {heading !== '' && <h3 className={css.heading}>{heading}</h3>}
      {filled.length === 0 && <p className={css.none}>{empty}</p>}
      {filled.map(({ name, choices }) => (
        <div key={name} className={css.group}>
          {name !== '' && <h4 className={css.zone}>{name}</h4>}
          <div className={css.buttons}>
            {choices.map(({ key, label, detail, isPending, onChoose }) => (
              <Button key={key} variant="outline" size="big" pending={isPending} onClick={onChoose}>
                {label}
                {detail !== undefined && <span className={css.detail}>{detail}</span>}
              </Button>
            ))}
          </div>
        </div>
      ))}
    </section>
  );
}

function CloseTab(props: RoomDialogsProps & { tab: RoomTab }) {
  const { tab, actions, onLeave, onClose } = props;
  const { pending, notice, send } = useSend(props);
  const [reason, setReason] = useState<CloseReason | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  if (isGone(props) && pending === null) return <GoneTab {...props} />;
  const now = nowOf(props, tab);
  const paying = now.payments.filter(({ state }) => state === 'open');
  const owed = now.payments.filter(({ owedBackCents }) => owedBackCents > 0);
  const isDue = now.dueCents > 0;
  const open = now.orders.filter((order) => countsInTab(order) && isOpen(order.status));
  const held = [...new Set(open.flatMap(heldCourses))].toSorted((one, other) => one - other);
  const unserved = open.filter(isOnItsWay).length;
  const weighings = now.orders.filter((order) => weighingOf(order) !== null).length;
  const words = copy.closing;
  const submit = () => {
    if (isDue && reason === null) setIsMissing(true);
    else
      send('close', async () => {
        await actions.close(now, isDue ? reason : null);
        onLeave();
      });
  };
  return (
    <Dialog
      open
      size="small"
      title={words.title(tableLabel(tab.tableName))}
      onClose={onClose}
      actions={
        <>
          <Button variant="outline" size="big" onClick={onClose}>
            {copy.keep}
          </Button>
          <Button size="big" pending={pending !== null} onClick={submit}>
            {words.submit}
          </Button>
        </>
      }
    >
      <div className={css.body}>
        {unserved > 0 && <Notice tone="wait">{words.unserved(unserved)}</Notice>}
        {held.length > 0 && (
          <Notice tone="wait">{words.held(held.map(STAFF_COURSE_MESSAGES.name))}</Notice>
        )}
        {weighings > 0 && <Notice tone="wait">{words.weighings(weighings)}</Notice>}
        {owed.map(({ paymentNumber, memberId, owedBackCents }) => (
          <Notice key={paymentNumber} tone="alert">
            {charging.closing.owed(
              charging.closing.toWhom(formatEuros(owedBackCents), payerName(now, memberId)),
            )}
          </Notice>
        ))}
        {paying.map(({ paymentNumber, memberId, cents }) => (
          <Notice key={paymentNumber} tone="wait">
            {charging.closing.paying(
              charging.payments.paying(payerName(now, memberId), formatEuros(cents)),
            )}
          </Notice>
        ))}
        {isDue ? (
          <p className={css.due}>{words.due(formatEuros(now.dueCents))}</p>
        ) : (
          <p>{words.text}</p>
        )}
        {isDue && (
          <RadioChips
            legend={words.reason}
            options={CLOSE_REASONS.map((value) => ({ value, label: words.reasons[value] }))}
            value={reason ?? ('' as CloseReason)}
            onChange={(value) => {
              setReason(value);
              setIsMissing(false);
            }}
          />
        )}
        {isMissing && <Fault>{words.missing}</Fault>}
        {notice}
      </div>
    </Dialog>
  );
}

/** Whether something of an order is being made, or to be carried. */
function isOnItsWay(order: Order): boolean {
  return order.lines.some(
    ({ quantity }, index) => quantity > 0 && ['fired', 'done'].includes(lineProgress(order, index)),
  );
}

function Fault({ children }: { children: ReactNode }) {
  return (
    <p className={css.fault} role="alert">
      {children}
    </p>
  );
}
