import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'src/**/*.test.tsx', 'tools/**/*.test.ts', 'e2e/**/*.test.ts', 'bench/**/*.test.ts'],
    globalSetup: 'tools/vitest-global-setup.ts',
    // Two cores, and a PostgreSQL beside the tests.
    maxWorkers: 2,
    testTimeout: 20_000,
    // As long as it takes on a busy machine; what never comes fails all the same.
    expect: { poll: { timeout: 15_000 } },
    hookTimeout: 60_000,
  },
})
