import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { createTestDatabase } from './test-database.ts'

const project = path.join(import.meta.dirname, '../../..')
const { ownerUrl, drop } = await createTestDatabase()
afterAll(drop)

test('whoever reads the table types reads what the migrations made', async () => {
  const codegen = path.join(project, 'node_modules/kysely-codegen/dist/cli/bin.js')
  const run = promisify(execFile)(
    process.execPath,
    [codegen, '--config-file', 'kysely-codegen.json', '--url', ownerUrl, '--verify'],
    {
      cwd: project,
    },
  )
  await expect(
    run.then(
      () => 'equal',
      (error: { stderr: string; stdout: string }) => error.stdout + error.stderr,
    ),
  ).resolves.toBe('equal')
})
