import { expect, test } from 'vitest';
import { registeredDiner } from '../test/people.ts';
import { openTestApp } from '../test/test-app.ts';
import { sweep } from './maintenance.ts';

const testApp = openTestApp();

test('if one deletion fails, the others are still done', async () => {
  await registeredDiner(testApp);
  await testApp.db.query("update known_devices set seen_at = now() - interval '2 years'");
  const fault = new Error('these cannot go');
  const stumbling: typeof testApp.db = {
    ...testApp.db,
    query: async (text, values) => {
      if (text.startsWith('delete from sessions')) throw fault;
      return testApp.db.query<never>(text, values);
    },
  };
  await expect(sweep(stumbling, new Date())).rejects.toMatchObject({ errors: [fault] });
  expect(await testApp.db.query('select 1 from known_devices')).toEqual([]);
});
