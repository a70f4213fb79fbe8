import type { Language } from '@simplato/domain';
import type { Queryable } from '../../db/database.ts';
import { updateDinerLanguage } from './diner-queries.ts';

/**
 * Mails are written without a request at hand, so the diner's last language is stored. Guests get
 * no mail.
 */
export async function rememberLanguage(
  db: Queryable,
  dinerId: number | null,
  language: Language,
): Promise<void> {
  if (dinerId !== null) await updateDinerLanguage(db, dinerId, language);
}
