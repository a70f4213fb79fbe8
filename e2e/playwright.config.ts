import process from 'node:process';
import { defineConfig } from '@playwright/test';

const chromiumPath = process.env['CHROMIUM_PATH'];

/** The journeys start their own servers; tools/e2e.ts builds first and says where Chromium is. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  // For a machine that builds something else meanwhile: nothing here waits for a time to pass.
  timeout: 300_000,
  expect: { timeout: 45_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    locale: 'es-ES',
    timezoneId: 'Europe/Madrid',
    // Most journeys count calls and stop files on their way; those about the worker let it in.
    serviceWorkers: 'block',
    // Without a picture a moment: without a graphics card they cost more than the pages themselves.
    trace: { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
    launchOptions: chromiumPath ? { executablePath: chromiumPath } : {},
  },
});
