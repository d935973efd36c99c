import type pg from 'pg'
import { FILE_PURPOSE } from '#features/capsules/server/file-crypto.ts'
import { CAPSULE_PURPOSE } from '#features/capsules/server/letter-crypto.ts'
import { roleName, roles } from '#server/db/roles.ts'
import { encrypt, DecryptionFailed, decrypt } from '#server/storage/encrypt.ts'

export type Secrets = { from: string; to: string }

/**
 * Encrypts a value with the new secret. Returns it unchanged if that's already done, or undefined if neither secret
 * decrypts it.
 */
function reencrypted(sealed: string, { from, to }: Secrets, purpose?: string): string | undefined {
  try {
    return encrypt(to, decrypt(from, sealed, purpose), purpose)
  } catch (error) {
    if (!(error instanceof DecryptionFailed)) throw error
  }
  try {
    decrypt(to, sealed, purpose)
    return sealed
  } catch (error) {
    if (error instanceof DecryptionFailed) return undefined
    throw error
  }
}

/** Returns how many authenticators neither secret decrypts; those had stopped working before. */
export async function reencryptAuthenticators(client: pg.ClientBase, secrets: Secrets): Promise<number> {
  const { rows } = await client.query<{ user_id: string; sealed_secret: string }>(
    'select user_id, sealed_secret from authenticators for update',
  )
  let unreadable = 0
  for (const { user_id, sealed_secret } of rows) {
    const sealed = reencrypted(sealed_secret, secrets)
    if (sealed) await client.query('update authenticators set sealed_secret = $2 where user_id = $1', [user_id, sealed])
    else unreadable++
  }
  return unreadable
}

/** The signing secrets of webhooks, which stay the same. */
export async function reencryptWebhooks(client: pg.ClientBase, secrets: Secrets): Promise<void> {
  const { rows } = await client.query<{ id: string; sealed_secret: string; replaced_secret: string | null }>(
    'select id, sealed_secret, replaced_secret from webhooks for update',
  )
  for (const { id, sealed_secret, replaced_secret } of rows)
    await client.query('update webhooks set sealed_secret = $2, replaced_secret = $3 where id = $1', [
      id,
      reencrypted(sealed_secret, secrets) ?? sealed_secret,
      replaced_secret && (reencrypted(replaced_secret, secrets) ?? replaced_secret),
    ])
}

/** The key of encrypted backups, which stays the same. */
export async function reencryptBackupKey(client: pg.ClientBase, secrets: Secrets): Promise<void> {
  const { rows } = await client.query<{ identity: string }>('select identity from backup_key for update')
  for (const { identity } of rows)
    await client.query('update backup_key set identity = $1', [reencrypted(identity, secrets) ?? identity])
}

/** The server's copies of the keys of letters for later. Returns how many neither secret decrypts; those need their sheet. */
export async function reencryptLetterKeys(client: pg.ClientBase, secrets: Secrets): Promise<number> {
  const { rows } = await client.query<{ id: string; server_key: string }>(
    'select id, server_key from capsules where opened_at is null for update',
  )
  let unreadable = 0
  for (const { id, server_key } of rows) {
    const key = reencrypted(server_key, secrets, CAPSULE_PURPOSE)
    if (key) await client.query('update capsules set server_key = $2 where id = $1', [id, key])
    else unreadable++
  }
  return unreadable
}

/** Files of letters that are being written or have opened. While a letter waits, its own key wraps theirs. */
export async function reencryptLetterFiles(client: pg.ClientBase, secrets: Secrets): Promise<void> {
  const { rows } = await client.query<{ id: string; about: string }>(
    `select file.id, file.about from capsule_files file left join capsules capsule on capsule.id = file.capsule_id
      where file.about is not null and (file.capsule_id is null or capsule.opened_at is not null) for update of file`,
  )
  for (const { id, about } of rows)
    await client.query('update capsule_files set about = $2 where id = $1', [
      id,
      reencrypted(about, secrets, FILE_PURPOSE) ?? about,
    ])
  const { rows: uploads } = await client.query<{ id: string; key: string }>(
    `select id, about ->> 'key' as key from uploads where purpose = 'letter' and about ? 'key' for update`,
  )
  for (const { id, key } of uploads)
    await client.query(`update uploads set about = jsonb_set(about, '{key}', to_jsonb($2::text)) where id = $1`, [
      id,
      reencrypted(key, secrets, FILE_PURPOSE) ?? key,
    ])
}

/** Queued emails. */
export async function reencryptJobs(client: pg.ClientBase, secrets: Secrets): Promise<void> {
  const { rows } = await client.query<{ id: string; sealed: string }>(
    `select id, payload ->> 'sealed' as sealed from graphile_worker._private_jobs where payload ->> 'sealed' is not null for update`,
  )
  for (const { id, sealed } of rows)
    await client.query(
      `update graphile_worker._private_jobs set payload = jsonb_set(payload::jsonb, '{sealed}', to_jsonb($2::text))::json
       where id = $1`,
      [id, reencrypted(sealed, secrets) ?? sealed],
    )
}

/** Invitation links are derived from the secret, so links that were sent stop working. Returns how many. */
export async function rehashInvitations(client: pg.ClientBase, hashOf: (id: string) => string): Promise<number> {
  const { rows } = await client.query<{ id: string; is_open: boolean }>(
    'select id, accepted_at is null and expires_at > now() as is_open from invitations for update',
  )
  for (const { id } of rows)
    await client.query('update invitations set token_hash = $2 where id = $1', [id, hashOf(id)])
  return rows.filter(({ is_open }) => is_open).length
}

/**
 * Deletes data that was hashed with the secret or is bound to a key derived from it. Returns how many people lose
 * recovery codes.
 */
export async function deleteUnmovable(
  client: pg.ClientBase,
): Promise<{ recovery_codes_of: number; pushed_to: number }> {
  await client.query('delete from sign_in_challenges')
  await client.query('delete from provider_sign_ins')
  const { rows } = await client.query<{ user_id: string }>(
    'with ended as (delete from recovery_codes returning user_id) select distinct user_id from ended',
  )
  const { rowCount: pushed_to } = await client.query('delete from push_subscriptions')
  return { recovery_codes_of: rows.length, pushed_to: pushed_to ?? 0 }
}

/** The database connections of running servers, on any machine. */
export async function countServers(client: pg.ClientBase, ownerUrl: string): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity where datname = current_database() and usename = any ($1)`,
    [roles.map((role) => roleName(ownerUrl, role))],
  )
  return rows[0]?.count ?? 0
}
