import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { defineConfig } from '@playwright/test'

const TESTS = path.join(import.meta.dirname, 'e2e')
/** What says of a file that its house, or its page, is like no other's. */
const ITS_OWN = /\bsettings: |\btest as base\b/
const itsOwn = globSync('*.journey.ts', { cwd: TESTS }).filter((file) =>
  ITS_OWN.test(readFileSync(path.join(TESTS, file), 'utf8')),
)

/** Journeys in the real browser, each worker with a Hearthbook of its own (see e2e/fixtures.ts). */
export default defineConfig({
  testDir: TESTS,
  outputDir: './test-results/e2e',
  globalSetup: path.join(TESTS, 'new-house.ts'),
  fullyParallel: false,
  // Whoever needs a house, or a page, of its own begins: no worker is to wait at the end for another's last house.
  projects: [
    { name: 'houses of their own', testMatch: itsOwn },
    { name: 'one house', testMatch: '*.journey.ts', testIgnore: itsOwn },
  ],
  // One more than two cores: a journey waits a third of its time.
  workers: 3,
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
        // Pages live for seconds here: to optimise their code takes longer than it saves.
        '--js-flags=--no-opt,--no-maglev',
      ],
    },
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'Europe/Madrid',
    // Each frame that moves is drawn by the processor. Journeys that are about motion ask for it (MOVING of e2e/fixtures.ts).
    contextOptions: { reducedMotion: 'reduce' },
    // A trace costs a third of a journey's time: what failed is run again with one, at a desk by `--trace on`.
    trace: process.env.CI ? 'on-first-retry' : 'off',
    screenshot: 'only-on-failure',
  },
})
