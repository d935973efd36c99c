import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { defineConfig } from '@playwright/test'

const TESTS = path.join(import.meta.dirname, 'e2e')
const source = (file: string) => readFileSync(path.join(TESTS, file), 'utf8')
const journeys = globSync('*.journey.ts', { cwd: TESTS })
/** Journeys that run with billing enabled. They share one worker, so that its server starts once. */
const selling = journeys.filter((file) => /\bsettings: SELLING\b/.test(source(file)))
/** Matches files that need a server or browser context of their own. */
const ITS_OWN = /\bsettings: |\btest as base\b/
const itsOwn = journeys.filter((file) => !selling.includes(file) && ITS_OWN.test(source(file)))

/** Journeys in a real browser. Each worker starts its own Hearthbook (see e2e/fixtures.ts). */
export default defineConfig({
  testDir: TESTS,
  outputDir: './test-results/e2e',
  globalSetup: path.join(TESTS, 'global-setup.ts'),
  fullyParallel: false,
  // Files that need their own server run first, so that no worker waits at the end for someone else's server to start.
  projects: [
    { name: 'billing', testMatch: selling, workers: 1 },
    { name: 'own server', testMatch: itsOwn },
    { name: 'shared server', testMatch: '*.journey.ts', testIgnore: [...selling, ...itsOwn] },
  ],
  // One more than the two cores, since a journey spends a third of its time waiting.
  workers: 3,
  // Retries would hide flaky behavior that users would also see.
  retries: 0,
  forbidOnly: !!process.env.CI,
  // These only end journeys that hang, so they're long enough for a machine with several times as much to do.
  timeout: 240_000,
  expect: { timeout: 45_000 },
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
        // A fake camera and microphone with a low frame rate.
        '--use-fake-device-for-media-stream=fps=10',
        '--use-fake-ui-for-media-stream',
        // Fewer processes that pages pass their requests and drawings between save a tenth of a journey's CPU time.
        '--in-process-gpu',
        // The last list counts, so this one repeats Playwright's own.
        '--enable-features=NetworkServiceInProcess2,CDPScreenshotNewSurface,SkipListAccountsWithoutGaiaCookies',
        // Pages live for seconds here, so optimizing their code costs more than it saves.
        '--js-flags=--no-opt,--no-maglev',
      ],
    },
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'Europe/Madrid',
    // Without a GPU, animations cost CPU time. Journeys about motion opt in (MOVING in e2e/fixtures.ts).
    contextOptions: { reducedMotion: 'reduce' },
    // Recording a trace takes a third of a journey's time; enable it with --trace on.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
})
