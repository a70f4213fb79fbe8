import { AppError } from '../../app-error.ts';
import type { Queryable } from '../../db/database.ts';
import type { Parts } from '../../parts.ts';
import { wishForEmail } from '../accounts/email-change.ts';
import type { Confirmed } from '../accounts/lock-account.ts';
import type { Session } from '../sessions/session.ts';
import { findDiner, findDinerByEmail, updateDinerNames, type Diner } from './diner-queries.ts';
import { dinerAccount } from './diner-session.ts';
import { unlessDinerTaken } from './register-diner.ts';

interface Wish {
  name: string | undefined;
  username: string | undefined;
  email: string | undefined;
  /** Throws unless the present password was sent: asked for a new address only. */
  confirmPassword: () => Promise<Confirmed>;
}

/** Names change at once; a new address when the link sent to it is opened. */
export async function changeDiner(
  parts: Parts,
  diner: Diner,
  { name = diner.name, username = diner.username, email, confirmPassword }: Wish,
): Promise<Diner> {
  const { db } = parts;
  if (email !== undefined) {
    const wish = { account: dinerAccount(diner), email, name };
    await wishForEmail(parts, diner.email, wish, {
      confirmPassword,
      requireFree: async () => {
        if (await findDinerByEmail(db, email)) throw new AppError('diner_taken');
      },
    });
  }
  await unlessDinerTaken(updateDinerNames(db, diner.dinerId, { name, username }));
  return { ...diner, name, username };
}

/** The diner behind a session. */
export async function requireDiner(db: Queryable, session: Session): Promise<Diner> {
  const diner = session.dinerId === null ? null : await findDiner(db, session.dinerId);
  if (!diner) throw new AppError('no_session');
  return diner;
}
