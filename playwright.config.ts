import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { defineConfig } from '@playwright/test'

const TESTS = path.join(import.meta.dirname, 'e2e')
const source = (file: string) => readFileSync(path.join(TESTS, file), 'utf8')
const journeys = globSync('*.journey.ts', { cwd: TESTS })
/** Those in a house that sells: one worker has it, and goes from one to the next. */
const selling = journeys.filter((file) => /\bsettings: SELLING\b/.test(source(file)))
/** What says of a file that its house, or its page, is like no other's. */
const ITS_OWN = /\bsettings: |\btest as base\b/
const itsOwn = journeys.filter((file) => !selling.includes(file) && ITS_OWN.test(source(file)))

/** Journeys in the real browser, each worker with a Hearthbook of its own (see e2e/fixtures.ts). */
export default defineConfig({
  testDir: TESTS,
  outputDir: './test-results/e2e',
  globalSetup: path.join(TESTS, 'new-house.ts'),
  fullyParallel: false,
  // Whoever needs a house, or a page, of its own begins: no worker is to wait at the end for another's last house.
  projects: [
    { name: 'a house that sells', testMatch: selling, workers: 1 },
    { name: 'houses of their own', testMatch: itsOwn },
    { name: 'one house', testMatch: '*.journey.ts', testIgnore: [...selling, ...itsOwn] },
  ],
  // One more than two cores: a journey waits a third of its time.
  workers: 3,
  // A retry would hide what a person meets now and then.
  retries: 0,
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
        // Its own camera and microphone: a moving picture, and no more of it than is needed to see it move, and a beep.
        '--use-fake-device-for-media-stream=fps=10',
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
    // A trace costs a third of a journey's time: --trace on records one.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
})
