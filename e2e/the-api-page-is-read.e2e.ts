import { expect, test } from './fixtures/test.ts';

test('the page that describes the API lists its calls and tries one, within the strict policy', async ({
  sharedServer,
  page,
}) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  await page.goto(`${(await sharedServer()).url}/api/docs`);
  // A long list is drawn as far as it is seen, and these calls are its last.
  await page.locator('.opblock').first().waitFor();
  await page.keyboard.press('End');
  const health = page.locator('.opblock').filter({ hasText: 'El proceso vive.' });
  await health
    .getByRole('button', { name: /health/ })
    .first()
    .click();
  await health.getByRole('button', { name: 'Try it out' }).click();
  await health.getByRole('button', { name: 'Execute' }).click();
  await expect(health.locator('.live-responses-table')).toContainText('"status": "ok"');
  expect(complaints).toEqual([]);
});
