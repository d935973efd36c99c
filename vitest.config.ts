import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that say little and try much take longest, and are begun first: otherwise one core waits for the other at the end. */
const LONGEST = /\/src\/app\/authorization(-without-rls)?\.test\.ts$/

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.toSorted((a, b) => Number(LONGEST.test(b.moduleId)) - Number(LONGEST.test(a.moduleId)))
  }
}

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'src/**/*.test.tsx', 'tools/**/*.test.ts', 'e2e/**/*.test.ts', 'bench/**/*.test.ts'],
    globalSetup: 'tools/vitest-global-setup.ts',
    setupFiles: 'tools/vitest-setup.ts',
    sequence: { sequencer: LongestFirst },
    // As with journeys: what passes only when tried again is named at the end, and at a desk it fails.
    retry: process.env['CI'] ? 1 : 0,
    // Two cores, and a PostgreSQL beside the tests.
    maxWorkers: 2,
    testTimeout: 20_000,
    // As long as it takes on a busy machine; what never comes fails all the same.
    expect: { poll: { timeout: 15_000 } },
    hookTimeout: 60_000,
  },
})
