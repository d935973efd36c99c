import { globSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { operations } from './src/app/operations.ts'

/** Files that say little and try much take longest, and are begun first: otherwise one core waits for the other at the end. */
const LONGEST =
  /\/(src\/app\/(authorization(-without-rls)?|bad-input|live-photos-by-plan|properties)|e2e\/crash\/crash)\.test\.ts$/

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.toSorted((a, b) => Number(LONGEST.test(b.moduleId)) - Number(LONGEST.test(a.moduleId)))
  }
}

const files = globSync(['src/**/*.test.{ts,tsx}', '{demo,tools,e2e,bench}/**/*.test.ts'])

/** What belongs to a whole process: modules and globals in the place of others, and its environment. */
const CHANGES_PROCESS = /\bvi\.(un)?mock\(|\bvi\.stub|process\.env\[/
/** They look at any picture themselves, which is over in a process that has taken in somebody's portrait (image-library.ts). */
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
  // One more than two cores: a test that asks PostgreSQL waits for it as long as it works itself.
  maxWorkers: 3,
  // What a test makes is forgotten with it: a larger young generation is copied less often, a tenth of all the time.
  execArgv: ['--max-semi-space-size=32'],
  testTimeout: 20_000,
  // As long as it takes on a busy machine; what never comes fails all the same.
  expect: { poll: { timeout: 15_000 } },
  hookTimeout: 60_000,
}

export default defineConfig({
  test: {
    globalSetup: 'tools/vitest-global-setup.ts',
    sequence: { sequencer: LongestFirst },
    projects: [
      { define, test: { ...shared, name: 'alone', include: kinds.alone } },
      // Reading the server's code anew for each file that opens a house would be more than a second each.
      { define, test: { ...shared, name: 'pictures', include: kinds.pictures, isolate: false } },
      { define, test: { ...shared, name: 'together', include: kinds.together, isolate: false } },
    ],
  },
})
