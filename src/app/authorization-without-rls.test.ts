import { afterAll } from 'vitest'
import { startOpenIdDouble } from '../../e2e/doubles/openid-provider.ts'
import { tablesOf } from './testing/changes.ts'
import { describeWalls } from './testing/describe-matrix.ts'
import { openTestApp, withoutLimits } from './testing/test-app.ts'

// The app's own authorization must hold without row-level security, in case a policy is wrong.
const provider = await startOpenIdDouble()
afterAll(() => provider.close())

describeWalls(async () => {
  const house = await openTestApp({ config: { billing: 'sandbox' }, provider, context: withoutLimits })
  for (const table of await tablesOf(house)) {
    if (!table.startsWith('graphile_worker')) await house.sql(`alter table ${table} disable row level security`)
  }
  return house
})
