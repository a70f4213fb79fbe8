import type { Language } from '@simplato/domain';
import type { Queryable } from '../../db/database.ts';
import { updateDinerLanguage } from './diner-queries.ts';

/** Mails are written while nobody is there to ask: in what their reader last read. A guest gets none. */
export async function rememberLanguage(
  db: Queryable,
  dinerId: number | null,
  language: Language,
): Promise<void> {
  if (dinerId !== null) await updateDinerLanguage(db, dinerId, language);
}
