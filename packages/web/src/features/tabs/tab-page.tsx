import {
  countsInTab,
  isPaidAtTable,
  weighingOf,
  withMoneyOfTab,
  type Category,
  type Order,
  type OrderLine,
  type Product,
} from '@simplato/domain';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link } from 'wouter';
import type { TabOfMember, TabOrder } from '../../api/read-place.ts';
import { OWN_ORDERS_MESSAGES } from '../../i18n/es/orders.ts';
import { DOOR_MESSAGES, TAB_MESSAGES } from '../../i18n/es/tabs.ts';
import { useEuros, useMessages } from '../../i18n/i18n-context.ts';
import { PATHS } from '../../paths.ts';
import { buttonClass } from '../../ui/button-look.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Overlay } from '../../ui/overlay.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { PayingOverlay } from '../checkout/paying/waiting-payment.tsx';
import { useDinerStream } from '../orders/diner-stream.tsx';
import { ownOrdersQuery } from '../orders/own-orders-query.ts';
import { OwnOrderSlip } from './own-orders/own-order-slip.tsx';
import { StreamDown } from './own-orders/stream-down.tsx';
import { useSession } from '../session/session-store.ts';
import { WaitingPeople } from './door/waiting-people.tsx';
import { BillSlip } from './bill-slip.tsx';
import { ClosedNotice } from './door/closed-notice.tsx';
import { putDoorAside } from './door/door-aside.ts';
import { DoorQuestion } from './door/door-question.tsx';
import { FriendOrderSlip } from './friend-order-slip.tsx';
import { LineMember } from './line-member.tsx';
import { ownLinesLeft, useOrderAgain } from '../checkout/basket/use-order-again.ts';
import { PeopleRow } from './people-row.tsx';
import { ReadyForCourse } from './ready-for-course.tsx';
import { TableAvoidanceSlip } from './table-avoidance-slip.tsx';
import css from './tab-page.module.css';
import { OwnReceipts } from './paying/own-receipts.tsx';
import { ReturnedShares } from './paying/returned-share.tsx';
import { PayTabLink } from './paying/pay-tab-link.tsx';
import { PaymentElsewhere } from './paying/payment-elsewhere.tsx';
import { openTabOf, placeQuery } from '../place/place-query.ts';
import { ChosenSlip } from './round/chosen-slip.tsx';
import { RoundDock } from './round/round-dock.tsx';
import { useRoundOf } from './round/use-round.ts';

interface TabPageProps {
  /** From the current menu; empty until loaded, or if the orders' own texts are enough. */
  products: readonly Product[];
  categories: readonly Category[];
  onMenuChanged: () => void;
}

/**
 * 'La mesa': who is here, what was ordered, and what the table owes. For one person alone it is the
 * list of their orders.
 */
export function TabPage({ products, categories, onMenuChanged }: TabPageProps) {
  const copy = useMessages(OWN_ORDERS_MESSAGES);
  const words = useMessages(TAB_MESSAGES);
  const { restaurantId } = useSession();
  const own = useQuery(ownOrdersQuery(restaurantId));
  const placed = useQuery(placeQuery(restaurantId));
  const place = placed.data;
  const tab = openTabOf(place);
  const door = useMessages(DOOR_MESSAGES);
  const askedSince = place?.tab === null ? place.openSince : null;
  // Nothing is drawn before the question whose the table's tab is, where it has to be asked.
  const isComing = own.isPending || (placed.isPending && placed.failureCount === 0);
  const stream = useDinerStream();
  const orderAgain = useOrderAgain(restaurantId, tab);
  const markOwnLine = (order: Order, line: OrderLine) => {
    const ofTab = tab?.orders.find((one) => one.order.orderId === order.orderId);
    const lineMember = ofTab?.lineMembers[order.lines.indexOf(line)] ?? null;
    const isOwn = lineMember === ofTab?.memberId;
    return tab && lineMember !== null && !isOwn ? (
      <LineMember tab={tab} memberId={lineMember} />
    ) : null;
  };
  const byId = useMemo(() => new Map(products.map((one) => [one.productId, one])), [products]);
  const orders = own.data && ordersShown(own.data, tab);
  const waiting = orders?.filter(isForTheScaleNow).toSorted(answersFirst) ?? [];
  const ordered = orders?.filter((one) => !isForTheScaleNow(one)) ?? [];
  const isAlone = tab === null || tab.people.filter(({ isIn }) => isIn).length < 2;
  const all = useRoundOf(tab, byId);
  const isChosen = all.some(({ choices }) => choices.length > 0);
  const choosers = isChosen ? all : [];

  const slipOf = ({ order, memberId, lineMembers, isOwn }: ShownOrder) =>
    isOwn || tab === null ? (
      <OwnOrderSlip
        key={order.orderId}
        order={order}
        payments={place ? (place.tab?.payments ?? []) : null}
        products={byId}
        markLine={(line) => markOwnLine(order, line)}
        onAgain={ownLinesLeft(order, tab).length > 0 ? () => orderAgain(order) : undefined}
      />
    ) : (
      <FriendOrderSlip
        key={order.orderId}
        tab={tab}
        order={order}
        memberId={memberId}
        lineMembers={lineMembers}
        products={byId}
      />
    );

  return (
    <div className={css.page}>
      <title>{words.pageTitle}</title>
      <VisuallyHidden>
        <h1>{words.heading}</h1>
      </VisuallyHidden>
      {own.data && <StreamDown stream={stream} />}
      <PayingOverlay />
      {place && <PaymentElsewhere restaurantId={restaurantId} tab={place.tab} />}
      {place?.tab?.isClosed && (
        <>
          <ClosedNotice tableName={place.tab.tableName} />
          <ReturnedShares tab={place.tab} />
          <OwnReceipts tab={place.tab} />
        </>
      )}
      {place && askedSince !== null && (
        <div>
          <DoorQuestion openSince={askedSince} isWaiting={place.isWaiting} hasHeading />
          <Link
            href={PATHS.menu}
            className={buttonClass({ variant: 'ghost', wide: true })}
            onClick={() => putDoorAside(askedSince)}
          >
            {door.look}
          </Link>
        </div>
      )}
      {tab && <PeopleRow tab={tab} isAlone={isAlone} />}
      {tab && <WaitingPeople tab={tab} />}
      {waiting.length > 0 && (
        <ul role="list" className={css.slips}>
          {waiting.map(slipOf)}
        </ul>
      )}
      {tab && own.data && <ReadyForCourse tab={tab} own={own.data} />}
      {tab && choosers.length > 0 && <ChosenSlip tab={tab} choosers={choosers} />}
      {tab && <TableAvoidanceSlip />}
      {isComing && <Overlay text={copy.loading} />}
      {own.isError && !own.data && (
        <ErrorState
          title={copy.failed}
          text={copy.failedText}
          pending={own.isFetching}
          onRetry={() => void own.refetch()}
        />
      )}
      {orders?.length === 0 && !isChosen && !isComing && askedSince === null && (
        <EmptyState
          title={copy.empty}
          text={copy.emptyText}
          action={
            <Link href={PATHS.menu} className={buttonClass({})}>
              {copy.emptyAction}
            </Link>
          }
        />
      )}
      {orders && orders.length > 0 && (
        <>
          {tab ? <Bill tab={tab} isAlone={isAlone} /> : <PaidAtTable orders={own.data} />}
          {ordered.length > 0 && (
            <>
              {!isAlone && <h2 className={css.heading}>{words.ordered}</h2>}
              <ul role="list" className={css.slips}>
                {ordered.map(slipOf)}
              </ul>
            </>
          )}
        </>
      )}
      {tab && restaurantId !== null && choosers.length > 0 && (
        <RoundDock
          restaurantId={restaurantId}
          tab={tab}
          choosers={choosers}
          menu={{ products, categories }}
          onMenuChanged={onMenuChanged}
        />
      )}
    </div>
  );
}

interface ShownOrder extends TabOrder {
  isOwn: boolean;
}

/**
 * This visit's orders, those of an earlier tab among them, and the others' of the tab, newest first.
 */
function ordersShown(own: readonly Order[], tab: TabOfMember | null): ShownOrder[] {
  const mine = new Set(own.map(({ orderId }) => orderId));
  const ofTab = new Map(tab?.orders.map(({ order }) => [order.orderId, order]));
  return [
    ...own.map((order) => ({
      order: withMoneyOfTab(order, ofTab.get(order.orderId)),
      memberId: null,
      lineMembers: [],
      isOwn: true,
    })),
    ...(tab?.orders ?? [])
      .filter(({ order }) => !mine.has(order.orderId))
      .map((one) => ({ ...one, isOwn: false })),
  ].toSorted((one, other) => other.order.orderId - one.order.orderId);
}

/** It stays in one place while it is weighed, so that the change is read out. */
const isForTheScaleNow = ({ order }: ShownOrder): boolean => weighingOf(order) !== null;

const isAsked = ({ order }: ShownOrder): number => Number(weighingOf(order) === 'asked');

/** Before what still has to be weighed: what is weighed waits for an answer. */
const answersFirst = (one: ShownOrder, other: ShownOrder): number => isAsked(one) - isAsked(other);

/** For somebody alone, a single order says itself what it costs. */
function Bill({ tab, isAlone }: { tab: TabOfMember; isAlone: boolean }) {
  const counting = tab.orders.filter(({ order }) => countsInTab(order));
  const isPlain = isAlone && counting.length < 2 && tab.billAskedAt === null;
  return isPlain ? <PayTabLink tab={tab} /> : <BillSlip tab={tab} />;
}

/** While the tab is not known: the total of this phone's orders that are paid at the table. */
function PaidAtTable({ orders }: { orders: readonly Order[] }) {
  const copy = useMessages(OWN_ORDERS_MESSAGES);
  const euros = useEuros();
  const atTable = orders.filter(isPaidAtTable);
  if (atTable.length < 2) return null;
  return (
    <p className={css.atTable}>
      {copy.atTable(atTable.length)}{' '}
      <strong>{euros(atTable.reduce((sum, { totalCents }) => sum + totalCents, 0))}</strong>
    </p>
  );
}
