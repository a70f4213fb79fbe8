import { changeDiner, forgotDinerPassword } from '@simplato/contract';
import { expect, test } from 'vitest';
import { LUCIA, mailedToken, newAddress, registeredDiner } from '../../../test/people.ts';
import { openStage } from '../../../test/test-app.ts';
import { digestOf } from '../../../test/test-client.ts';
import { untilItWaits } from '../../../test/until-it-waits.ts';
import { SessionStore } from '../sessions/session-store.ts';
import { resetPassword } from './change-password.ts';
import { confirmEmail } from './email-change.ts';

/** Each link uses itself up and cancels the other. Both lock the account first, so they cannot deadlock. */
const stage = openStage();
const NEW = 'nueva@example.com';

const LINKS: Record<string, { to: string; open: (token: string) => Promise<unknown> }> = {
  'a new address': { to: NEW, open: async (token) => confirmEmail(stage.db, token) },
  'a new password': {
    to: LUCIA.mail,
    open: async (token) => {
      const parts = { db: stage.db, sessions: new SessionStore(stage.db, () => new Date()) };
      return resetPassword(parts, 'diner', token, digestOf('Servilleta7'));
    },
  },
};

test.each(Object.keys(LINKS))(
  'the link to %s waits for its account without locking a link',
  async (name) => {
    const diner = await registeredDiner(stage);
    await diner.call(changeDiner, { body: newAddress(stage, NEW) });
    await stage.visitor().call(forgotDinerPassword, { body: { email: LUCIA.mail } });
    const { to, open } = LINKS[name]!;
    await mailedToken(stage, LUCIA.mail);
    const token = await mailedToken(stage, to);
    let opened: Promise<unknown> = Promise.resolve();
    await stage.db.transaction(async (tx) => {
      await tx.query('select 1 from diners for update');
      opened = open(token);
      await untilItWaits(tx, opened);
      expect(await tx.query('select 1 from one_time_tokens for update nowait')).toHaveLength(2);
    });
    await opened;
  },
);
