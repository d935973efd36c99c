import { recordAudit } from '#server/audit/record-audit.ts'
import type { SignedIn } from '#server/http/route.ts'
import type { InputOf, ResultOf } from '#shared/contract.ts'
import { newId } from '#shared/ids.ts'
import { Problem } from '#shared/problems.ts'
import type { apiKeysContract } from '../api-keys.contract.ts'
import { API_KEY_PREFIX, API_KEYS_MAX } from '../api-keys.rules.ts'
import { insertApiKey, selectApiKeys } from './api-keys.queries.ts'
import { hashToken, newToken } from './secrets.ts'

type Operation = typeof apiKeysContract.createApiKey

const HINT_LETTERS = 4

/**
 * Creates a key, which is only returned this once.
 * @throws Problem invalid_input if the user has the maximum number of keys
 */
export async function createApiKey(
  { tx, user_id }: SignedIn,
  { name, scope, lifetime_days }: InputOf<Operation>,
): Promise<ResultOf<Operation>> {
  const before = await selectApiKeys(tx, { user_id, family_id: null })
  if (before.length >= API_KEYS_MAX) throw new Problem('invalid_input', { fields: { name: 'too_many_keys' } })
  const token = API_KEY_PREFIX + newToken()
  const hint = token.slice(-HINT_LETTERS)
  const key = await insertApiKey(tx, {
    ...{ id: newId(), user_id, family_id: null, name, scope, hint, lifetime_days },
    token_hash: hashToken(token),
  })
  await recordAudit(tx, { action: 'api_key.created', subject_id: key.id, details: { name, scope } })
  return { key, token }
}
