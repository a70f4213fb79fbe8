import { expect, test } from 'vitest';
import { openStripeTestApp } from '../../test/stripe/stripe-test-app.ts';
import { ProviderFailure, ProviderSilence } from '@simplato/domain';

const testApp = openStripeTestApp();
const owner = {
  restaurantId: 1001,
  key: 'acct-1001',
  tries: 0,
  email: 'ana@palacio.example',
  legalName: 'Palacio, S.L.',
};

test('a restaurant gets an account of its own: it is the merchant, and pays Stripe itself', async () => {
  await testApp.provider.createAccount(owner);

  const [request] = testApp.seen('POST /v1/accounts');
  expect(request).toMatchObject({ key: 'acct-1001', account: '', version: '2026-10-28.endive' });
  expect(request?.form).toEqual({
    country: 'ES',
    email: 'ana@palacio.example',
    business_profile: { name: 'Palacio, S.L.' },
    controller: {
      fees: { payer: 'account' },
      losses: { payments: 'stripe' },
      requirement_collection: 'stripe',
      stripe_dashboard: { type: 'full' },
    },
    capabilities: { card_payments: { requested: 'true' }, transfers: { requested: 'true' } },
    metadata: { restaurant: '1001', key: 'acct-1001' },
  });
});

test('one key creates one account, however often; the next key creates another', async () => {
  const ids = new Set([
    await testApp.provider.createAccount(owner),
    await testApp.provider.createAccount(owner),
    await (await testApp.anotherProvider()).createAccount(owner),
  ]);

  expect(ids.size).toBe(1);
  const next = await testApp.provider.createAccount({ ...owner, key: 'acct-1001-2' });
  expect([...ids]).not.toContain(next);
});

test('an account whose creation was answered with a 500 is found, not created twice', async () => {
  testApp.double.misbehave('fail-after', { on: 'POST /v1/accounts' });
  const accountId = await testApp.provider.createAccount(owner);

  expect(await testApp.provider.readAccount(accountId)).toBe('unfinished');
  expect(await testApp.provider.createAccount(owner)).toBe(accountId);
  expect(testApp.double.ledger.all('account')).toHaveLength(1);
});

test("the same if the owner's address has changed since", async () => {
  const accountId = await testApp.provider.createAccount(owner);
  await testApp.provider.createAccount({ ...owner, key: 'acct-1001-2' });

  expect(await testApp.provider.createAccount({ ...owner, email: 'eva@palacio.example' })).toBe(
    accountId,
  );
});

test('a failure that created nothing is repeated for its key, and made good by the next try', async () => {
  testApp.double.misbehave('fail', { on: 'POST /v1/accounts' });

  await expect(testApp.provider.createAccount(owner)).rejects.toThrow(ProviderFailure);
  await expect(testApp.provider.createAccount(owner)).rejects.toThrow(ProviderFailure);
  const accountId = await testApp.provider.createAccount({ ...owner, tries: 1 });
  expect(await testApp.provider.createAccount({ ...owner, tries: 2 })).toBe(accountId);
});

test('the link to fill in the data is new each time', async () => {
  const accountId = await testApp.provider.createAccount(owner);
  const link = {
    accountId,
    returnUrl: 'https://simplato.example/onboarding-complete',
    refreshUrl: 'https://simplato.example/stripe/otra-vez',
  };

  const first = await testApp.provider.createAccountLink(link);
  const second = await testApp.provider.createAccountLink(link);

  expect(second).not.toBe(first);
  expect(testApp.seen('POST /v1/account_links')[0]?.form).toEqual({
    account: accountId,
    type: 'account_onboarding',
    return_url: link.returnUrl,
    refresh_url: link.refreshUrl,
  });
});

const nothingDue = { currently_due: [], past_due: [], disabled_reason: null };

test.each([
  ['unfinished', 'nothing was sent yet', {}],
  ['active', 'it may charge', { charges_enabled: true, details_submitted: true }],
  [
    'active',
    'it may charge, and will have to send something more',
    {
      charges_enabled: true,
      details_submitted: true,
      requirements: { ...nothingDue, currently_due: ['person.verification.document'] },
    },
  ],
  [
    'in-review',
    'all was sent and nothing is due',
    { details_submitted: true, requirements: nothingDue },
  ],
  [
    'in-review',
    'Stripe checks what was sent',
    {
      details_submitted: true,
      requirements: { ...nothingDue, disabled_reason: 'requirements.pending_verification' },
    },
  ],
  [
    'in-review',
    'Stripe looks at the account by itself',
    { details_submitted: true, requirements: { ...nothingDue, disabled_reason: 'under_review' } },
  ],
  [
    'unfinished',
    'the form was sent and something is still asked for',
    {
      details_submitted: true,
      requirements: { ...nothingDue, currently_due: ['external_account'] },
    },
  ],
  [
    'restricted',
    'something was not sent in time',
    {
      details_submitted: true,
      requirements: {
        currently_due: ['external_account'],
        past_due: ['external_account'],
        disabled_reason: 'requirements.past_due',
      },
    },
  ],
  [
    'restricted',
    'Stripe has rejected it',
    { details_submitted: true, requirements: { ...nothingDue, disabled_reason: 'rejected.other' } },
  ],
])('%s: %s', async (state, _why, change) => {
  const accountId = await testApp.provider.createAccount(owner);
  testApp.double.setAccount(accountId, change);

  expect(await testApp.provider.readAccount(accountId)).toBe(state);
});

test('disconnected: the restaurant has ended the connection', async () => {
  const accountId = await testApp.activeAccount();
  testApp.double.deauthorise(accountId);

  expect(await testApp.provider.readAccount(accountId)).toBe('disconnected');
});

test('disconnected: Stripe knows no such account', async () => {
  expect(await testApp.provider.readAccount('acct_deOtroMundo')).toBe('disconnected');
});

test('a wrong secret key of ours disconnects nobody: the state is unknown', async () => {
  const accountId = await testApp.activeAccount();
  const secretKey = 'sk_test_51EquivocadaYSecreta';
  const provider = await testApp.anotherProvider({ secretKey });

  const failure: unknown = await provider.readAccount(accountId).catch((error: unknown) => error);

  expect(failure).toBeInstanceOf(ProviderSilence);
  expect(String(failure)).toContain('Invalid API Key provided: …');
  expect(JSON.stringify(failure, Object.getOwnPropertyNames(failure))).not.toContain('Secreta');
});
