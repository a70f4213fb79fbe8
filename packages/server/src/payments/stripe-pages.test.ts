import { describe, expect, test } from 'vitest';
import { openStripeTestApp } from '../../test/stripe/stripe-test-app.ts';
import { ProviderSilence } from '@simplato/domain';
import { requireOwnPage } from './stripe-pages.ts';

const testApp = openStripeTestApp();

describe('people are sent to', () => {
  test.each(['https://stripe.com/x', 'https://checkout.stripe.com/c/pay/cs_1#a'])('%s', (page) => {
    expect(requireOwnPage(page, 'stripe.com')).toBe(page);
  });

  test('any page where the API has another address, for tests', () => {
    expect(requireOwnPage('http://127.0.0.1:9/x', null)).toBe('http://127.0.0.1:9/x');
  });

  test.each([
    'http://checkout.stripe.com/c/pay/cs_1',
    'https://stripe.com.example/x',
    'https://evilstripe.com/x',
    'https://stripe.com@evil.example/x',
    'https://evil.example/?stripe.com',
    'javascript:alert(1)',
    '//checkout.stripe.com/x',
    '',
  ])('but not to %j', (page) => {
    expect(() => requireOwnPage(page, 'stripe.com')).toThrow(ProviderSilence);
  });
});

test('a page of another domain counts as silence: for a payment, and for connecting', async () => {
  const accountId = await testApp.activeAccount();
  const link = { accountId, returnUrl: 'https://a.example/v', refreshUrl: 'https://a.example/o' };
  const provider = await testApp.anotherProvider({ pageDomain: 'stripe.com' });
  await expect(provider.createCheckout(testApp.chargeOn(accountId))).rejects.toThrow(
    ProviderSilence,
  );
  await expect(provider.createAccountLink(link)).rejects.toThrow(ProviderSilence);

  expect((await testApp.provider.createAccountLink(link)).startsWith('https://')).toBe(true);
});
