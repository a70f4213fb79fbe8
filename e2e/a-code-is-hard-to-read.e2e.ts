import { expect, test } from './fixtures/test.ts';

/** Faint and grainy, as a worn print in bad light: the light decoder does not find it. */
const FAINT = { contrast: 18, noise: 4 };

test('a faint code is read by a stronger decoder, whose worker alone may run WebAssembly', async ({
  restaurant,
  openScanningPhone,
}) => {
  const printed = await restaurant.staff.tableCode('4');
  const phone = await openScanningPhone(printed.url, FAINT);
  const page = await phone.goto('/scanqr');
  const worker = await phone.waitForResponse(/\/assets\/strong-reader-worker-[^/]+\.js$/);
  await phone.waitForResponse(/\/assets\/zxing_reader-[^/]+\.wasm$/);
  await expect(phone).toHaveURL(/\/clients\/home$/);
  await expect(phone.getByRole('banner')).toContainText('Mesa 4');

  const policies = [page, worker].map((answer) => answer?.headers()['content-security-policy']);
  expect(policies[0]).not.toContain('wasm');
  expect(policies[1]).toContain("script-src 'self' 'wasm-unsafe-eval'");
});
