import { createHmac } from 'node:crypto'
import type { Database } from '#server/db/database.ts'
import { stopDigest } from '#features/accounts/server/stop-digest.ts'
import { deriveKey } from '#server/derive-key.ts'
import { isSameSecret } from '#server/is-same-secret.ts'
import { isId } from '#shared/is-id.ts'
import { badSignature } from '#shared/problems.ts'

/** Unsubscribe URLs for one user's digests. They work without signing in, never expire, and do nothing else. */
export type UnsubscribeLinks = { urlFor(user_id: string): string; personOf(token: string): string | undefined }

export function unsubscribeLinks(secret: string, appUrl: string): UnsubscribeLinks {
  const key = deriveKey(secret, 'unsubscribe')
  const sign = (user_id: string) => createHmac('sha256', key).update(user_id).digest('base64url')
  return {
    urlFor: (user_id) => `${appUrl}/api/unsubscribe/${user_id}.${sign(user_id)}`,
    personOf(token) {
      const [user_id = '', signature = ''] = token.split('.')
      return isId(user_id) && isSameSecret(signature, sign(user_id)) ? user_id : undefined
    },
  }
}

export async function unsubscribe({ token }: { token: string }, links: UnsubscribeLinks, db: Database): Promise<void> {
  const user_id = links.personOf(token)
  if (!user_id) throw badSignature()
  await stopDigest(db.auth, user_id)
}
