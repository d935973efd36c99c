import { afterAll } from 'vitest'
import { startOpenIdDouble } from '../e2e/doubles/openid-provider.ts'
import { tablesOf } from '#kit/changes.ts'
import { describeRefusedOperations } from '#kit/describe-matrix.ts'
import { openTestApp, withoutLimits } from '#kit/test-app.ts'

// The app's own authorization must hold without row-level security, in case a policy is wrong.
const provider = await startOpenIdDouble()
afterAll(() => provider.close())

describeRefusedOperations(async () => {
  const server = await openTestApp({
    config: { billing: 'sandbox', inbox: { dir: '/mnt/inbox', moves: true } },
    provider,
    context: withoutLimits,
  })
  for (const table of await tablesOf(server)) {
    if (!table.startsWith('graphile_worker')) await server.sql(`alter table ${table} disable row level security`)
  }
  return server
})
