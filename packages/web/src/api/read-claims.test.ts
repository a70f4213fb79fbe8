import { orderExample, orderFromWire, tabToWire } from '@simplato/contract';
import {
  claimableTab,
  quoteShare,
  type ProductShare,
  type ShareWish,
  type TabMoney,
  type TabPayment,
} from '@simplato/domain';
import { expect, it } from 'vitest';
import { tabFromWire } from './read-place.ts';

const order = orderFromWire({ ...orderExample, ispaid: 'false' });
const [line] = order.lines;
const { orderId } = order;
const unit = line?.unitGrossCents ?? 0;
const lineMembers = order.lines.map(() => 1);
const share = (at: number, parts: number, part: number): ProductShare => {
  const cents = Math.floor(unit / parts);
  return { orderId, lineNumber: 1, unit: at, parts, part, cents };
};

function payment(paymentNumber: number, products: ProductShare[], onAccountCents = 0): TabPayment {
  return {
    paymentNumber,
    orderId: null,
    memberId: 2,
    form: 'online',
    state: paymentNumber % 2 === 0 ? 'open' : 'paid',
    isProcessing: false,
    ended: null,
    amountCents: 0,
    tipCents: 0,
    products,
    onAccountCents,
    owedBackCents: 0,
    chargedCents: 0,
    returningCents: 0,
    givenBackAt: null,
    refundedCents: 0,
    goodwillCents: 0,
    reason: '',
    startedAt: order.placedAt,
    takenBy: '',
  };
}

const begunAt = order.placedAt;
const division = { divisionNumber: 4, parts: 4, dueCents: 1000, takenParts: [1, 3], begunAt };
const PAID: readonly [string, TabMoney][] = [
  ['nothing', { payments: [], ofOrders: [], division: null }],
  ['a whole unit', { payments: [payment(1, [share(1, 1, 1)])], ofOrders: [], division: null }],
  [
    'a third of the second unit',
    { payments: [payment(2, [share(2, 3, 2)])], ofOrders: [], division: null },
  ],
  ['two of four parts', { payments: [payment(3, [], 500)], ofOrders: [], division }],
];
const product = { orderId, lineNumber: 1, units: 1 };
const WISHES: readonly ShareWish[] = [
  { mode: 'all' },
  { mode: 'mine', memberId: 1 },
  { mode: 'products', products: [{ ...product, share: null }] },
  { mode: 'products', products: [{ ...product, share: { parts: 3, take: 2 } }] },
  { mode: 'parts', parts: 4, take: 1 },
  { mode: 'parts', parts: 3, take: 1 },
  { mode: 'amount', cents: 200 },
];

it.each(PAID)('comes to the same sums as the server when somebody pays %s', (_name, money) => {
  const orders = [{ order, memberId: 1, lineMembers, noteParts: null, avoidedBy: new Map() }];
  const tab = {
    tabId: 1,
    tableName: '4',
    number: 27,
    opening: 'scan' as const,
    wrongNumbers: 0,
    openedAt: order.placedAt,
    closedAt: null,
    billAskedAt: null,
    members: [],
    calls: [],
    lastMerge: null,
    isInvoiced: false,
    version: 1,
  };
  const wire = tabToWire(
    { tab, orders, baskets: [], told: [], basketVersion: 0, money },
    { memberId: 1 },
  );
  const { claimable } = tabFromWire(wire);
  const sum = (quote: ReturnType<typeof quoteShare>) => ('cents' in quote ? quote.cents : quote);
  expect(WISHES.map((wish) => sum(quoteShare(claimable, wish)))).toEqual(
    WISHES.map((wish) => sum(quoteShare(claimableTab(orders, money), wish))),
  );
});
