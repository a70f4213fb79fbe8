import process from 'node:process';
import { defineConfig } from '@playwright/test';

const executablePath = process.env['HEADLESS_SHELL_PATH'];

/** The journeys start their own servers; scripts/e2e.ts builds first and finds Chromium. */
export default defineConfig({
  testDir: '.',
  globalSetup: './demo-folder.setup.ts',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  // Generous, for a machine that is busy with other work; no test waits for a fixed time.
  timeout: 300_000,
  expect: { timeout: 45_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    locale: 'es-ES',
    timezoneId: 'Europe/Madrid',
    // Most journeys count or block requests, which a worker would hide; those about it allow it.
    serviceWorkers: 'block',
    // Movement is most of what a browser draws; those whose taps meet it say WITH_MOTION.
    contextOptions: { reducedMotion: 'reduce' },
    // A failure leaves a screenshot and what the page said; `--trace on` records every step.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: executablePath ? { executablePath } : {},
  },
});
