import { afterAll, expect, test } from 'vitest'
import { createTestDatabase } from './test-database.ts'
import { writeTableTypes } from './write-table-types.ts'

const { ownerUrl, drop } = await createTestDatabase()
afterAll(drop)

test('the table types are those of the migrated database', async () => {
  await expect(writeTableTypes(ownerUrl, '--verify')).resolves.toBeUndefined()
})
