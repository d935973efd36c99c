import { afterAll, vi } from 'vitest'

// A password is slow to check on purpose; password-hash.test.ts is about how slow.
vi.mock('#features/security/server/password-costs.ts', () => ({ PASSWORD_COSTS: { log2n: 4, r: 8, p: 1 } }))

// Other files go on in the same process.
afterAll(async () => {
  const isListening = () => process.getActiveResourcesInfo().includes('TCPServerWrap')
  await vi.waitUntil(() => !isListening(), { timeout: 5_000 })
})
