import { CHECK_ID, registerDiner } from '@simplato/contract';
import { call } from '../../api/call.ts';
import { announceSessionChange } from '../../api/session-changes.ts';
import { rememberDiner } from '../session/diner-record.ts';
import { sealPassword } from '../session/seal-password.ts';

export interface NewDiner {
  name: string;
  username: string;
  email: string;
  password: string;
  privacy: boolean;
}

/** Creates the account and its session. Somebody at a table keeps table, basket and orders. */
export async function createDiner(diner: NewDiner): Promise<void> {
  const answer = await call(registerDiner, {
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
