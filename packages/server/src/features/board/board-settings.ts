import {
  DEFAULT_WAITING_LIMITS,
  formatPrinterAddress,
  PRINTER_ADDRESS_TEXT,
  readPrinterAddress,
  waitingLimitsRule,
} from '@simplato/domain';
import { AppError } from '../../app-error.ts';
import type { Database, Queryable } from '../../db/database.ts';
import { announcedTransaction } from '../../db/signals.ts';
import { findBoardSettings, upsertBoardSettings, type BoardSettings } from './board-queries.ts';

/** A house that has never set anything has these. */
const DEFAULTS: BoardSettings = { ...DEFAULT_WAITING_LIMITS, printer: '' };

export async function readBoardSettings(
  db: Queryable,
  restaurantId: number,
): Promise<BoardSettings> {
  return (await findBoardSettings(db, restaurantId)) ?? DEFAULTS;
}

/** The owner's alone: a printer's address is something that our server connects to. */
export async function changeBoardSettings(
  { db, config }: { db: Database; config: { isProduction: boolean } },
  restaurantId: number,
  wanted: BoardSettings,
): Promise<BoardSettings> {
  const wrongLimits = waitingLimitsRule(wanted);
  if (wrongLimits) throw new AppError('bad_request', { fields: { retrasominutos: wrongLimits } });
  const address = readPrinterAddress(wanted.printer, { withOwnMachine: !config.isProduction });
  if (wanted.printer !== '' && !address) {
    throw new AppError('bad_request', { fields: { impresora: PRINTER_ADDRESS_TEXT } });
  }
  const settings = { ...wanted, printer: address ? formatPrinterAddress(address) : '' };
  await announcedTransaction(db, 'house', async (tx, announce) => {
    await upsertBoardSettings(tx, restaurantId, settings);
    announce(restaurantId);
  });
  return settings;
}
