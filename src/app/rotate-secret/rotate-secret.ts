import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { invitationLinks } from '#features/invitations/server/invitation-links.ts'
import { CannotStart } from '#server/cannot-start.ts'
import { OWNER, withClient } from '#server/db/cluster.ts'
import { ensureRoles } from '#server/db/roles.ts'
import { derivePassword } from '#server/derive-key.ts'
import {
  countServers,
  deleteUnmovable,
  rehashInvitations,
  reencryptAuthenticators,
  reencryptBackupKey,
  reencryptJobs,
  reencryptLetterFiles,
  reencryptLetterKeys,
  reencryptWebhooks,
  type Secrets,
} from './rotate-secret.queries.ts'

/** A closed connection is still listed for a moment. */
const CLOSING_MS = 2000

export type Rotated = {
  unreadable: number
  /** Letters for later that neither secret opens. */
  letters: number
  invitations: number
  recovery_codes_of: number
  pushed_to: number
}

/**
 * Re-encrypts everything that depends on the secret in one transaction: an interruption changes nothing, and running it
 * again is safe. `is_own`: whether the database owner's password is derived from the secret.
 * @throws CannotStart while a server is connected
 */
export function rotateSecret(ownerUrl: string, secrets: Secrets, { is_own }: { is_own: boolean }): Promise<Rotated> {
  const { hashOf } = invitationLinks({ appUrl: '', secret: secrets.to })
  return withClient(ownerUrl, async (client) => {
    await requireNoServer(client, ownerUrl)
    await client.query('begin')
    const unreadable = await reencryptAuthenticators(client, secrets)
    await reencryptBackupKey(client, secrets)
    await reencryptJobs(client, secrets)
    await reencryptWebhooks(client, secrets)
    const letters = await reencryptLetterKeys(client, secrets)
    await reencryptLetterFiles(client, secrets)
    const invitations = await rehashInvitations(client, hashOf)
    const ended = await deleteUnmovable(client)
    await ensureRoles(client, ownerUrl, secrets.to)
    if (is_own) {
      const password = pg.escapeLiteral(derivePassword(secrets.to, 'database:owner'))
      await client.query(`alter role ${OWNER} password ${password}`)
    }
    await client.query('commit')
    return { unreadable, letters, invitations, ...ended }
  })
}

/** @throws CannotStart while a server is connected */
export async function requireNoServer(client: pg.Client, ownerUrl: string): Promise<void> {
  const until = Date.now() + CLOSING_MS
  while (await countServers(client, ownerUrl)) {
    if (Date.now() > until) throw new CannotStart('Hearthbook is using this database. Stop it first.')
    await sleep(100)
  }
}
