import { defineConfig } from '@playwright/test'

/** Journeys in the real browser, each worker with a Hearthbook of its own (see e2e/fixtures.ts). */
export default defineConfig({
  testDir: './e2e',
  testMatch: '**/*.journey.ts',
  outputDir: './test-results/e2e',
  fullyParallel: false,
  workers: 2,
  // A journey that passes only when tried again is named at the end; at a desk it fails, so that its cause is found.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: !!process.env.CI,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Its own camera and microphone: a moving picture and a beep.
        '--use-fake-device-for-media-stream',
        '--use-fake-ui-for-media-stream',
      ],
    },
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'Europe/Madrid',
    // A trace costs a third of a journey's time: what failed is run again with one, at a desk by `--trace on`.
    trace: process.env.CI ? 'on-first-retry' : 'off',
    screenshot: 'only-on-failure',
  },
})
