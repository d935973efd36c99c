import { once } from 'node:events'
import { createServer } from 'node:http'
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createTestDatabase, TEST_SECRET } from '#server/db/test-database.ts'
import { startHearthbook } from './start-hearthbook.ts'

test("a server whose port is taken isn't confused with the program that has it", async () => {
  const other = createServer((_request, response) => response.end('ready')).listen(0)
  await once(other, 'listening')
  const database = await createTestDatabase()
  const dataDir = await mkdtemp(path.join(tmpdir(), 'hearthbook-taken-'))
  onTestFinished(async () => {
    other.close()
    await database.drop()
    await rm(dataDir, { recursive: true })
  })
  const PORT = String((other.address() as AddressInfo).port)
  const env = { DATABASE_URL: database.ownerUrl, SECRET: TEST_SECRET, ROLE: 'web', PORT }
  await expect(startHearthbook({ dataDir, env })).rejects.toThrow(
    /ended with 1 while starting[^]*another program is using port/,
  )
}, 60_000)
