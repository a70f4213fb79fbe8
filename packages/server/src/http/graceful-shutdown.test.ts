import { streamOrders } from '@simplato/contract';
import { expect, test } from 'vitest';
import { addressOf } from '../../test/event-reader.ts';
import { Line } from '../../test/hostile/line.ts';
import { openTestApp } from '../../test/test-app.ts';

const testApp = openTestApp();

test('while the last answers are waited for, a stream that begins is ended at once', async () => {
  const restaurant = await testApp.openRestaurant();
  const app = await testApp.anotherApp();
  const url = await addressOf(app);
  const staff = await restaurant.logIn();
  const unfinished = await Line.open(url);
  unfinished.send(
    'POST /api/client/llamar HTTP/1.1\r\nHost: simplato.test\r\nConnection: close\r\n' +
      'Content-Type: application/json\r\nContent-Length: 2\r\n\r\n{',
  );
  // Behind it on its connection, so that it has begun before the application closes.
  await (await fetch(`${url}/api/health`)).text();
  const closing = app.close();
  while ((await fetch(`${url}/api/ready`)).status === 200) continue;

  const board = fetch(`${url}/api${streamOrders.path}`, { headers: staff.headers(streamOrders) });
  const heard = await board.then(async (answer) => answer.text()).catch(() => 'ended');
  unfinished.send('}');
  await closing;

  expect(heard).not.toContain('event:');
  expect(await unfinished.ended).toMatch(/^HTTP\/1\.1 4/);
});
