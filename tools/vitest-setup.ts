import { afterAll, vi } from 'vitest'

// Hashing passwords is slow by design; password-hash.test.ts measures it.
vi.mock('#features/security/server/password-costs.ts', () => ({ PASSWORD_COSTS: { log2n: 4, r: 8, p: 1 } }))

// The next test file runs in the same process.
afterAll(async () => {
  const isListening = () => process.getActiveResourcesInfo().includes('TCPServerWrap')
  await vi.waitUntil(() => !isListening(), { timeout: 60_000 })
})
