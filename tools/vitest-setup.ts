import fc from 'fast-check'
import { afterAll, vi } from 'vitest'
import { IS_FULL } from '#kit/full-size.ts'

// The same cases in each run. At full size, each run searches others, and fast-check prints the seed of one that fails.
if (!IS_FULL) fc.configureGlobal({ seed: 1 })

// Hashing passwords is slow by design; password-hash.test.ts measures it.
vi.mock('#features/security/server/password-costs.ts', () => ({ PASSWORD_COSTS: { log2n: 4, r: 8, p: 1 } }))

// The next test file runs in the same process.
afterAll(async () => {
  const isListening = () => process.getActiveResourcesInfo().includes('TCPServerWrap')
  await vi.waitUntil(() => !isListening(), { timeout: 60_000 })
})
