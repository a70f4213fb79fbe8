import type { InvoicingState } from '@simplato/contract';
import {
  auditEvent,
  invoicingObstacle,
  newFact,
  type InvoicingMode,
  type Restaurant,
} from '@simplato/domain';
import { AppError } from '../../app-error.ts';
import type { Database, Queryable } from '../../db/database.ts';
import { recordChanges, type Author } from '../audit/record-changes.ts';
import { loadRestaurant } from '../restaurants/load-restaurant.ts';
import {
  findInvoicing,
  lockInvoicing,
  upsertInvoicing,
  type Invoicing,
} from './invoice-queries.ts';

export async function readInvoicing(db: Queryable, restaurantId: number): Promise<InvoicingState> {
  const restaurant = await loadRestaurant(db, restaurantId);
  return stateOf(restaurant, await findInvoicing(db, restaurantId));
}

function stateOf(restaurant: Restaurant, invoicing: Invoicing | null): InvoicingState {
  const { taxId, legalName } = restaurant;
  return {
    mode: invoicing?.mode ?? 'none',
    since: invoicing && invoicing.mode !== 'none' ? invoicing.since.toISOString() : null,
    taxId,
    legalName,
    obstacle: invoicingObstacle(restaurant),
  };
}

const LABELS = { none: 'No', invoices: 'Sí' } as const satisfies Record<InvoicingMode, string>;

/** Turns invoicing on or off; whoever may not turn it on reads why. */
export async function changeInvoicing(
  db: Database,
  by: Author,
  mode: InvoicingMode,
): Promise<InvoicingState> {
  const { restaurantId } = by;
  return db.transaction(async (tx) => {
    const restaurant = await loadRestaurant(tx, restaurantId);
    const obstacle = invoicingObstacle(restaurant);
    if (mode !== 'none' && obstacle !== null) {
      throw new AppError('bad_request', { fields: { modo: obstacle } });
    }
    const before = await lockInvoicing(tx, restaurantId);
    if ((before?.mode ?? 'none') === mode) return stateOf(restaurant, before);
    const after = await upsertInvoicing(tx, restaurantId, mode);
    const change = newFact('Emite facturas', LABELS[mode]);
    await recordChanges(tx, by, [auditEvent('invoicing-changed', '', [change])]);
    return stateOf(restaurant, after);
  });
}
