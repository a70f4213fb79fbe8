import {
  correctionsOf,
  dayFigures,
  spreadOver,
  vatByOrder,
  type Correction,
  type DayFigures,
  type ShareAccount,
  type Span,
} from '@simplato/domain';
import type { Queryable } from '../../db/database.ts';
import { readInvoiced } from '../invoices/read-invoiced.ts';
import { isToBeCounted, readPaymentsInSpan, readTabSales } from '../till/read-till.ts';
import { listOrdersInSpan, listTouchedOrders } from './history-queries.ts';
import { listTabsInSpan, listSharesInSpan } from './tab-figures-queries.ts';

export async function readFigures(
  db: Queryable,
  restaurantId: number,
  span: Span,
): Promise<DayFigures> {
  // Whoever is to count a drawer must not read here what is in it.
  const isBlind = await isToBeCounted(db, restaurantId, span);
  const facts = {
    orders: await listOrdersInSpan(db, restaurantId, span),
    shares: await readShares(db, restaurantId, span),
    payments: await readPaymentsInSpan(db, restaurantId, span, isBlind),
    tabs: await listTabsInSpan(db, restaurantId, span),
    // Their sum would tell what is in the drawer.
    invoiced: isBlind ? [] : await readInvoiced(db, restaurantId, span),
  };
  const figures = dayFigures(facts, span);
  return isBlind ? { ...figures, byForm: { ...figures.byForm, isWithoutCash: true } } : figures;
}

export async function readCorrections(
  db: Queryable,
  restaurantId: number,
  span: Span,
): Promise<Correction[]> {
  const orders = await listTouchedOrders(db, restaurantId, span);
  return correctionsOf([...orders, ...(await readShares(db, restaurantId, span))], span);
}

/** What is on account is spread over the rates of what nobody has picked, as the till does. */
async function readShares(
  db: Queryable,
  restaurantId: number,
  span: Span,
): Promise<ShareAccount[]> {
  const shares = await listSharesInSpan(db, restaurantId, span);
  const onAccount = shares.filter(({ onAccountCents }) => onAccountCents > 0);
  const tabIds = new Set(onAccount.map(({ tabId }) => tabId));
  const sales = tabIds.size === 0 ? [] : await readTabSales(db, restaurantId, [...tabIds]);
  return shares.map(({ tabId, products, onAccountCents, picked, ...share }) => {
    const ordered = sales.find((tab) => tab.tabId === tabId)?.vat ?? [];
    return {
      ...share,
      paid: [...products, ...spreadOver(onAccountCents, ordered, vatByOrder(picked))],
    };
  });
}
