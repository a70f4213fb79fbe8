import { CHECK_ID } from '@simplato/contract';
import { registerDiner } from '@simplato/contract/account-endpoints';
import { mayHaveSucceeded } from '../../api/call-error.ts';
import { announceSessionChange } from '../../api/session-changes.ts';
import { rememberDiner } from '../session/diner-record.ts';
import { openSession } from '../session/open-session.ts';
import { sealPassword } from '../../api/seal-password.ts';
import { couldLogIn } from '../session/could-log-in.ts';

export interface NewDiner {
  name: string;
  username: string;
  email: string;
  password: string;
  privacy: boolean;
}

/**
 * Creates the account and its session. Somebody at a table keeps table, basket and orders. If the
 * answer or the session's cookie was lost, a retry finds the account by logging in.
 */
export function createDinerRegistration() {
  /** Sent, and the account may exist. */
  let unansweredEmail: string | null = null;

  return async function register(diner: NewDiner): Promise<void> {
    if (unansweredEmail === diner.email && (await couldLogIn('diner', diner))) return;
    try {
      await createDiner(diner);
    } catch (failure) {
      unansweredEmail = mayHaveSucceeded(failure) ? diner.email : null;
      throw failure;
    }
  };
}

async function createDiner(diner: NewDiner): Promise<void> {
  const answer = await openSession(registerDiner, {
    body: {
      nombre: diner.name,
      nombreusuario: diner.username,
      mail: diner.email,
      password: await sealPassword(diner.password, CHECK_ID.general),
      pin: '',
    },
  });
  rememberDiner(answer);
  announceSessionChange();
}
