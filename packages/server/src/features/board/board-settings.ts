import {
  auditEvent,
  changesOf,
  DEFAULT_WAITING_LIMITS,
  formatPrinterAddress,
  PRINTER_ADDRESS_TEXT,
  readPrinterAddress,
  waitingLimitsRule,
  type FieldDescriptions,
} from '@simplato/domain';
import { AppError } from '../../app-error.ts';
import type { Database, Queryable } from '../../db/database.ts';
import type { Author } from '../audit/record-changes.ts';
import { updateRestaurant } from '../restaurants/update-restaurant.ts';
import { changePrinters } from '../tickets/change-printers.ts';
import { findBoardSettings, upsertBoardSettings, type BoardSettings } from './board-queries.ts';

/** For a restaurant that has not changed any setting. */
const DEFAULTS: BoardSettings = { ...DEFAULT_WAITING_LIMITS, printer: '' };

export async function readBoardSettings(
  db: Queryable,
  restaurantId: number,
): Promise<BoardSettings> {
  return (await findBoardSettings(db, restaurantId)) ?? DEFAULTS;
}

/** For owners only: our server connects to the printer's address. */
export async function changeBoardSettings(
  { db, config }: { db: Database; config: { isProduction: boolean } },
  by: Author,
  wanted: BoardSettings,
): Promise<BoardSettings> {
  const wrongLimits = waitingLimitsRule(wanted);
  if (wrongLimits) throw new AppError('bad_request', { fields: { retrasominutos: wrongLimits } });
  const address = readPrinterAddress(wanted.printer, { withOwnMachine: !config.isProduction });
  if (wanted.printer !== '' && !address) {
    throw new AppError('bad_request', { fields: { impresora: PRINTER_ADDRESS_TEXT } });
  }
  const settings = { ...wanted, printer: address ? formatPrinterAddress(address) : '' };
  return updateRestaurant(db, by, async (tx) => {
    const before = await readBoardSettings(tx, by.restaurantId);
    await changePrinters(tx, by.restaurantId, async () => {
      await upsertBoardSettings(tx, by.restaurantId, settings);
      return [];
    });
    const changes = changesOf(TOLD, before, settings);
    const isSame = changes.length === 0;
    return { result: settings, events: isSame ? [] : [auditEvent('board-changed', '', changes)] };
  });
}

const TOLD: FieldDescriptions<BoardSettings> = {
  waitingAfterMinutes: {
    heading: 'Aviso de espera',
    words: ({ waitingAfterMinutes }) => `${waitingAfterMinutes} min`,
  },
  lateAfterMinutes: {
    heading: 'Retraso',
    words: ({ lateAfterMinutes }) => `${lateAfterMinutes} min`,
  },
  printer: { heading: 'Impresora' },
};
