import { AppError } from '../../app-error.ts';
import type { Queryable } from '../../db/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import { wishForEmail } from '../accounts/email-change.ts';
import type { Confirmed } from '../../auth/confirm-password.ts';
import type { Session } from '../../auth/session.ts';
import type { OwnChange } from '../../auth/sign-in.ts';
import { findDiner, findDinerByEmail, updateDinerNames, type Diner } from './diner-queries.ts';
import { dinerAccount } from './diner-session.ts';
import { unlessDinerTaken } from './register-diner.ts';

interface Wish {
  name: string | undefined;
  username: string | undefined;
  email: string | undefined;
  /** Throws unless the present password was sent. Called only for a new address. */
  confirmPassword: () => Promise<Confirmed>;
}

/** Names change at once; a new address only when the link sent to it is opened. */
export async function changeDiner(
  dependencies: Dependencies,
  diner: Diner,
  { name = diner.name, username = diner.username, email, confirmPassword }: Wish,
): Promise<OwnChange & { changed: Diner }> {
  const wish = { account: dinerAccount(diner), email, name };
  const saveEmail = await wishForEmail(dependencies, diner.email, wish, {
    confirmPassword,
    requireFree: async (wished) => {
      if (await findDinerByEmail(dependencies.db, wished)) throw new AppError('diner_taken');
    },
  });
  return {
    changed: { ...diner, name, username },
    userName: username,
    save: async (tx) => {
      await saveEmail(tx);
      await unlessDinerTaken(updateDinerNames(tx, diner.dinerId, { name, username }));
    },
  };
}

/** The diner behind a session. */
export async function requireDiner(db: Queryable, session: Session): Promise<Diner> {
  const diner = session.dinerId === null ? null : await findDiner(db, session.dinerId);
  if (!diner) throw new AppError('no_session');
  return diner;
}
