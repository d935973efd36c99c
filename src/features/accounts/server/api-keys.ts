import { recordAudit } from '#server/audit/record-audit.ts'
import type { SignedIn } from '#server/http/route.ts'
import type { InputOf, ResultOf } from '#shared/contract.ts'
import { newId } from '#shared/ids.ts'
import { notFound, Problem } from '#shared/problems.ts'
import type { apiKeysContract } from '../api-keys.contract.ts'
import { API_KEY_PREFIX, API_KEYS_MAX } from '../api-keys.rules.ts'
import { areOwnFamilies, deleteApiKey, insertApiKey, selectApiKeys } from './api-keys.queries.ts'
import { hashToken, newToken } from './secrets.ts'

type Operation = typeof apiKeysContract.createApiKey

const HINT_LETTERS = 4

/**
 * Creates a key, which is only returned this once.
 * @throws Problem invalid_input if the user has the maximum number of keys, or not_found if they aren't in one of the families
 */
export async function createApiKey(
  { tx, user_id }: SignedIn,
  { name, scopes, family_ids, lifetime_days }: InputOf<Operation>,
): Promise<ResultOf<Operation>> {
  const before = await selectApiKeys(tx, { user_id, family_id: null })
  if (before.length >= API_KEYS_MAX) throw new Problem('invalid_input', { fields: { name: 'too_many_keys' } })
  if (family_ids && !(await areOwnFamilies(tx, user_id, family_ids))) throw notFound()
  const token = API_KEY_PREFIX + newToken()
  const hint = token.slice(-HINT_LETTERS)
  const key = await insertApiKey(tx, {
    ...{ id: newId(), user_id, family_id: null, name, scopes: [...new Set(scopes)], hint, lifetime_days },
    only_families: family_ids && [...new Set(family_ids)],
    token_hash: hashToken(token),
  })
  await recordAudit(tx, { action: 'api_key.created', subject_id: key.id, details: { name, scopes: scopes.join(' ') } })
  return { key, token }
}

/** Revokes a key, effective right away in every process. */
export async function revokeApiKey({ tx, user_id }: SignedIn, { key_id }: { key_id: string }): Promise<void> {
  const key = await deleteApiKey(tx, { user_id, family_id: null }, key_id)
  if (!key) throw notFound()
  await recordAudit(tx, { action: 'api_key.revoked', subject_id: key_id, details: { name: key.name } })
}
