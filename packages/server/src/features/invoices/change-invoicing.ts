import type { InvoicingState } from '@simplato/contract';
import {
  auditEvent,
  invoicingObstacle,
  newFact,
  wallTime,
  type InvoicingMode,
  type Restaurant,
} from '@simplato/domain';
import { AppError } from '../../app-error.ts';
import type { VerifactuConfig } from '../../config.ts';
import type { Database, Queryable, Transaction } from '../../db/database.ts';
import type { InvoicingSystem } from '../../verifactu/record-xml.ts';
import { recordChanges, type Author } from '../audit/record-changes.ts';
import { loadRestaurant } from '../restaurants/load-restaurant.ts';
import {
  beginChain,
  findInvoicing,
  listTabsPaidSince,
  lockInvoicing,
  resumeChain,
  upsertInvoicing,
  type Invoicing,
} from './invoice-queries.ts';
import { issueInvoices } from './issue-invoices.ts';
import { PROGRAM } from './record-invoice.ts';
import { findSending } from './sending-queries.ts';

export async function readInvoicing(
  db: Queryable,
  agency: VerifactuConfig | null,
  restaurantId: number,
  now: Date,
): Promise<InvoicingState> {
  const restaurant = await loadRestaurant(db, restaurantId);
  return stateOf(db, agency, restaurant, await findInvoicing(db, restaurantId), now);
}

async function stateOf(
  db: Queryable,
  agency: VerifactuConfig | null,
  restaurant: Restaurant,
  invoicing: Invoicing | null,
  now: Date,
): Promise<InvoicingState> {
  const { taxId, legalName } = restaurant;
  return {
    mode: invoicing?.mode ?? 'none',
    since: invoicing && invoicing.mode !== 'none' ? invoicing.since.toISOString() : null,
    taxId,
    legalName,
    obstacle: invoicingObstacle(restaurant),
    recordingObstacle: await recordingObstacle(db, agency, restaurant),
    recordsUntil: invoicing && recordsUntil(invoicing, now),
    isForOtherService:
      invoicing?.mode === 'verifactu' &&
      agency !== null &&
      invoicing.environment !== agency.environment,
  };
}

export const NOT_HERE =
  'Este servidor no está preparado para VERI*FACTU. Pídeselo a quien lo lleva.';
const NO_CERTIFICATE = 'Sube antes el certificado con el que se envían los registros.';
const EXPIRED = 'El certificado ha caducado. Sube uno nuevo.';

/** Why the tax agency cannot be told of a restaurant's invoices; null if it can. */
async function recordingObstacle(
  db: Queryable,
  agency: VerifactuConfig | null,
  restaurant: Restaurant,
): Promise<string | null> {
  const obstacle = invoicingObstacle(restaurant);
  if (obstacle !== null) return obstacle;
  if (agency === null) return NOT_HERE;
  const sending = await findSending(db, restaurant.restaurantId);
  if (!sending) return NO_CERTIFICATE;
  return sending.hasExpired ? EXPIRED : null;
}

const LABELS = {
  none: 'Ninguna',
  invoices: 'Facturas',
  verifactu: 'VERI*FACTU',
} as const satisfies Record<InvoicingMode, string>;

export interface InvoicingWish {
  mode: InvoicingMode;
  /** How a chain that has stopped goes on: anew, or as it is where nothing was sent since the backup. */
  chain: 'new' | 'same' | null;
}

/** Changes how a restaurant invoices; whoever may not reads why. The same again changes nothing. */
export async function changeInvoicing(
  db: Database,
  agency: VerifactuConfig | null,
  by: Author,
  wish: InvoicingWish,
  now: Date,
): Promise<InvoicingState> {
  const { restaurantId } = by;
  return db.transaction(async (tx) => {
    const restaurant = await loadRestaurant(tx, restaurantId);
    await requirePossible(tx, agency, restaurant, wish.mode);
    const before = await lockInvoicing(tx, restaurantId);
    if (before && wish.mode !== 'verifactu' && recordsUntil(before, before.now) !== null)
      throw new AppError('verifactu_stays');
    const needsChain =
      wish.mode === 'verifactu' && agency !== null && isChainDue(before, agency, wish);
    const resumes = before?.stopped === 'restored' && wish.chain === 'same';
    if ((before?.mode ?? 'none') === wish.mode && !needsChain && !resumes) {
      return stateOf(tx, agency, restaurant, before, now);
    }
    let after = await upsertInvoicing(tx, restaurantId, wish.mode);
    if (resumes) after = await resumeChain(tx, restaurantId);
    if (needsChain) {
      const system = systemOf(agency, restaurantId, after.chain + 1);
      after = await beginChain(tx, restaurantId, { environment: agency.environment, system });
    }
    const change = {
      field: 'Facturación',
      from: LABELS[before?.mode ?? 'none'],
      to: LABELS[wish.mode],
    };
    const chain = needsChain ? [newFact('Cadena', String(after.chain))] : [];
    await recordChanges(tx, by, [auditEvent('invoicing-changed', '', [change, ...chain])]);
    if (before?.stoppedAt && after.stopped === null)
      await issueSince(tx, restaurantId, before.stoppedAt);
    return stateOf(tx, agency, restaurant, after, now);
  });
}

async function requirePossible(
  tx: Transaction,
  agency: VerifactuConfig | null,
  restaurant: Restaurant,
  mode: InvoicingMode,
): Promise<void> {
  if (mode === 'none') return;
  const obstacle =
    mode === 'verifactu'
      ? await recordingObstacle(tx, agency, restaurant)
      : invoicingObstacle(restaurant);
  if (obstacle !== null) throw new AppError('bad_request', { fields: { modo: obstacle } });
}

/**
 * The last day on which VERI*FACTU cannot be left: it is chosen until the end of the year (RD 1007/2023, 16.3). The test
 * service binds nobody.
 */
function recordsUntil({ mode, environment, recordingSince }: Invoicing, now: Date): string | null {
  if (mode !== 'verifactu' || environment !== 'production' || !recordingSince) return null;
  const [began, year] = [recordingSince, now].map((at) => wallTime(at).date.slice(0, 4));
  return began === year ? `${year}-12-31` : null;
}

/** There is none, it is for another service of the agency, or it cannot go on. */
function isChainDue(
  before: Invoicing | null,
  { environment }: VerifactuConfig,
  { chain }: InvoicingWish,
): boolean {
  if (before === null || before.chain === 0 || before.environment !== environment) return true;
  return before.stopped !== null && chain === 'new';
}

function systemOf(agency: VerifactuConfig, restaurantId: number, chain: number): InvoicingSystem {
  return {
    ...PROGRAM,
    producer: { name: agency.producer.name, taxId: agency.producer.taxId },
    installation: `${restaurantId}-${chain}`,
    isOneOfSeveral: true,
  };
}

/** What was paid while nothing was issued. */
async function issueSince(tx: Transaction, restaurantId: number, since: Date): Promise<void> {
  for (const tabId of await listTabsPaidSince(tx, restaurantId, since)) {
    await issueInvoices(tx, { restaurantId, tabId });
  }
}
