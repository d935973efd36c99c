import pg from 'pg'
import { withClient } from '#server/db/cluster.ts'

const scratchOf = (ownerUrl: string) => {
  const url = new URL(ownerUrl)
  url.pathname += '_drill'
  return { url: url.href, name: decodeURIComponent(url.pathname.slice(1)) }
}

/** SQLSTATE. */
const INSUFFICIENT_PRIVILEGE = '42501'

const isForbidden = (error: unknown) => (error as { code?: string }).code === INSUFFICIENT_PRIVILEGE

/** An empty database beside this one. Undefined if its owner may not create any. */
export async function createScratchDatabase(ownerUrl: string): Promise<string | undefined> {
  const { url, name } = scratchOf(ownerUrl)
  await dropScratchDatabase(ownerUrl)
  try {
    await withClient(ownerUrl, (client) =>
      client.query(`create database ${pg.escapeIdentifier(name)} template template0`),
    )
    return url
  } catch (error) {
    if (isForbidden(error)) return undefined
    throw error
  }
}

export async function dropScratchDatabase(ownerUrl: string): Promise<void> {
  const name = pg.escapeIdentifier(scratchOf(ownerUrl).name)
  await withClient(ownerUrl, async (client) => {
    try {
      await client.query(`drop database if exists ${name} with (force)`)
    } catch (error) {
      if (!isForbidden(error)) throw error
      // Its owner may not end autovacuum, which only stops for the plain command.
      await client.query(`drop database if exists ${name}`)
    }
  })
}
