import { auditEvent } from '@simplato/domain';
import type { Database } from '../../db/database.ts';
import { closingMail } from '../../mail/letters/account-mails.ts';
import { queueMail } from '../../mail/outbox.ts';
import { type Confirmed, lockConfirmed } from '../../auth/confirm-password.ts';
import { recordChanges } from '../audit/record-changes.ts';
import { listOwners } from '../people/members.ts';
import { loadRestaurant } from './load-restaurant.ts';
import { insertClosingRequest } from './closing-queries.ts';

interface Asker {
  restaurantId: number;
  staffId: number;
  username: string;
}

/** Records the request and mails every owner, as one may not know what another has asked for. */
export async function requestClosing(
  db: Database,
  asker: Asker,
  confirmed: Confirmed,
  reason: string,
): Promise<Date> {
  const { restaurantId, staffId, username } = asker;
  return db.transaction(async (tx) => {
    await lockConfirmed(tx, confirmed);
    const requestedAt = await insertClosingRequest(tx, { restaurantId, staffId, reason });
    await recordChanges(tx, { restaurantId, userName: username }, [
      auditEvent('closing-asked', ''),
    ]);
    const { legalName } = await loadRestaurant(tx, restaurantId);
    for (const { email: to, username: name } of await listOwners(tx, restaurantId)) {
      await queueMail(tx, closingMail({ to, name, asker: username, legalName }));
    }
    return requestedAt;
  });
}
