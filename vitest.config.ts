import { globSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { operations } from './src/app/operations.ts'

/** The longest files start first, so that no core idles at the end. */
const LONGEST =
  /\/(authorization(-without-(rls|guard))?|hostile-texts|backup|cannot-start|bad-input|properties|attackers|rewrite-objects|database-crash|large-download|crash|fuzz|several-processes)\.test\.ts$/

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.toSorted((a, b) => Number(LONGEST.test(b.moduleId)) - Number(LONGEST.test(a.moduleId)))
  }
}

const files = globSync(['src/**/*.test.{ts,tsx}', '{tests,demo,tools,e2e,bench}/**/*.test.ts'])

/** Tests that mock modules, stub globals, or set environment variables need a process of their own. */
const CHANGES_PROCESS = /\bvi\.(un)?mock\(|\bvi\.stub|process\.env\[[^\]]+\] = /
/**
 * Tests that open images with sharp can't share a process with tests that have imported portraits, which restricts its
 * loaders (image-library.ts).
 */
const LOOKS_AT_PICTURES = /from 'sharp'/
const kinds = { alone: [] as string[], pictures: [] as string[], together: [] as string[] }
for (const file of files) {
  const source = readFileSync(file, 'utf8')
  const kind = CHANGES_PROCESS.test(source) ? 'alone' : LOOKS_AT_PICTURES.test(source) ? 'pictures' : 'together'
  kinds[kind].push(file)
}

const define = { OPERATIONS: JSON.stringify(operations) }
const shared = {
  setupFiles: 'tools/vitest-setup.ts',
  // One more than the two cores, since tests wait for PostgreSQL about half of their time. Each loads the server's code.
  maxWorkers: 3,
  // Most objects die with their test. A larger young generation is copied less often, which saves a tenth of the run
  // time.
  execArgv: ['--max-semi-space-size=32'],
  // These only end tests that hang, so they're long enough for a machine with eight times as much to do. Tests of speed
  // measure it themselves.
  testTimeout: 240_000,
  hookTimeout: 240_000,
  expect: { poll: { timeout: 60_000, interval: 100 } },
}

export default defineConfig({
  test: {
    globalSetup: 'tools/vitest-global-setup.ts',
    sequence: { sequencer: LongestFirst },
    projects: [
      { define, test: { ...shared, name: 'alone', include: kinds.alone } },
      // Without isolation, because loading the server's code again in each file takes more than a second.
      { define, test: { ...shared, name: 'pictures', include: kinds.pictures, isolate: false } },
      { define, test: { ...shared, name: 'together', include: kinds.together, isolate: false } },
    ],
  },
})
