import { expect, test } from 'vitest';
import { openStripeTestApp } from './stripe/stripe-test-app.ts';

/** The double must be as strict as Stripe, so that what it accepts works there too. */
const testApp = openStripeTestApp();

async function ask(
  path: string,
  { form, ...headers }: { form?: string; account?: string; key?: string; version?: string } = {},
) {
  const { apiUrl, secretKey } = testApp.double.config;
  const response = await fetch(`${apiUrl}/v1${path}`, {
    method: form === undefined ? 'GET' : 'POST',
    headers: {
      authorization: `Bearer ${secretKey}`,
      'content-type': 'application/x-www-form-urlencoded',
      'stripe-version': headers.version ?? '2026-10-28.endive',
      ...(headers.account ? { 'stripe-account': headers.account } : {}),
      ...(headers.key ? { 'idempotency-key': headers.key } : {}),
    },
    ...(form === undefined ? {} : { body: form }),
  });
  const body = (await response.json()) as { id?: string; error?: Record<string, string> };
  return { status: response.status, body };
}

const PAGE = [
  'mode=payment&success_url=https://a.example&cancel_url=https://a.example',
  'line_items[0][quantity]=1&line_items[0][price_data][currency]=eur',
  'line_items[0][price_data][unit_amount]=500&line_items[0][price_data][product_data][name]=Vino',
].join('&');

test.each([
  ['payment_method_types[0]=card', 'payment_method_types'],
  ['line_items[0][name]=Vino', 'line_items[0][name]'],
  ['payment_intent_data[on_behalf_of]=acct_1', 'payment_intent_data[on_behalf_of]'],
])('%s is refused as an unknown parameter', async (extra, param) => {
  const account = await testApp.activeAccount();
  const { status, body } = await ask('/checkout/sessions', { form: `${PAGE}&${extra}`, account });

  expect(status).toBe(400);
  expect(body.error).toMatchObject({ param, message: `Received unknown parameter: ${param}` });
});

test.each(['line_items[0][price_data][unit_amount]=5.5', 'ui_mode=hosted', 'expires_at=mañana'])(
  '%s is refused',
  async (extra) => {
    const account = await testApp.activeAccount();
    expect(await ask('/checkout/sessions', { form: `${PAGE}&${extra}`, account })).toMatchObject({
      status: 400,
    });
  },
);

test("an account's page is found only in the account's name", async () => {
  const { accountId, sessionId } = await testApp.paid();

  expect(await ask(`/checkout/sessions/${sessionId}`)).toMatchObject({
    status: 404,
    body: { error: { code: 'resource_missing' } },
  });
  expect(await ask(`/checkout/sessions/${sessionId}`, { account: accountId })).toMatchObject({
    status: 200,
  });
});

test('a key returns its first answer again, and is refused with other parameters', async () => {
  const account = await testApp.activeAccount();
  const first = await ask('/checkout/sessions', { form: PAGE, account, key: 'k' });

  expect(await ask('/checkout/sessions', { form: PAGE, account, key: 'k' })).toEqual(first);
  const other = await ask('/checkout/sessions', { form: `${PAGE}&locale=es`, account, key: 'k' });
  expect(other).toMatchObject({ status: 400, body: { error: { type: 'idempotency_error' } } });
});

test('a key whose call was refused can be used again', async () => {
  const account = await testApp.activeAccount();
  const refused = await ask('/checkout/sessions', { form: 'mode=payment', account, key: 'k' });
  const page = await ask('/checkout/sessions', { form: PAGE, account, key: 'k' });

  expect([refused.status, page.status]).toEqual([400, 200]);
});

test('another version of the API is refused', async () => {
  expect(await ask('/refunds', { version: '2024-06-20' })).toMatchObject({ status: 400 });
});
