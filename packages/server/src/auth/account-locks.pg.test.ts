import { changeDiner, forgotDinerPassword } from '@simplato/contract';
import { digestOf } from '@simplato/test-kit';
import { expect, test } from 'vitest';
import { LUCIA, mailedToken, newAddress, registeredDiner } from '../../test/people.ts';
import { openTestApp } from '../../test/test-app.ts';
import { untilItWaits } from '../../test/until-it-waits.ts';
import { SessionStore } from './session-store.ts';
import { resetPassword } from '../features/accounts/change-password.ts';
import { confirmEmail } from '../features/accounts/email-change.ts';

/** Each link uses itself up and cancels the other. Both lock the account first, so they cannot deadlock. */
const testApp = openTestApp();
const NEW = 'nueva@example.com';

const LINKS: Record<string, { to: string; open: (token: string) => Promise<unknown> }> = {
  'a new address': { to: NEW, open: async (token) => confirmEmail(testApp.db, token) },
  'a new password': {
    to: LUCIA.mail,
    open: async (token) => {
      const dependencies = {
        db: testApp.db,
        sessions: new SessionStore(testApp.db, () => new Date()),
      };
      return resetPassword(dependencies, 'diner', token, digestOf('Servilleta7'));
    },
  },
};

test.each(Object.keys(LINKS))(
  'the link to %s waits for its account without locking a link',
  async (name) => {
    const diner = await registeredDiner(testApp);
    await diner.call(changeDiner, { body: newAddress(testApp, NEW) });
    await testApp.visitor().call(forgotDinerPassword, { body: { email: LUCIA.mail } });
    const { to, open } = LINKS[name]!;
    await mailedToken(testApp, LUCIA.mail);
    const token = await mailedToken(testApp, to);
    let opened: Promise<unknown> = Promise.resolve();
    await testApp.db.transaction(async (tx) => {
      await tx.query('select 1 from diners for update');
      opened = open(token);
      await untilItWaits(tx, opened);
      expect(await tx.query('select 1 from one_time_tokens for update nowait')).toHaveLength(2);
    });
    await opened;
  },
);
