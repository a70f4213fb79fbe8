import { expect, test } from 'vitest';
import { registeredDiner } from '../test/people.ts';
import { openStage } from '../test/test-app.ts';
import { sweep } from './sweep.ts';

const stage = openStage();

test('if one deletion fails, the others are still done', async () => {
  await registeredDiner(stage);
  await stage.db.query("update known_devices set seen_at = now() - interval '2 years'");
  const fault = new Error('these cannot go');
  const stumbling: typeof stage.db = {
    ...stage.db,
    query: async (text, values) => {
      if (text.startsWith('delete from sessions')) throw fault;
      return stage.db.query<never>(text, values);
    },
  };
  await expect(sweep(stumbling, new Date())).rejects.toMatchObject({ errors: [fault] });
  expect(await stage.db.query('select 1 from known_devices')).toEqual([]);
});
