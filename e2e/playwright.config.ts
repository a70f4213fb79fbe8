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
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    locale: 'es-ES',
    timezoneId: 'Europe/Madrid',
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: chromiumPath ? { executablePath: chromiumPath } : {},
  },
});
