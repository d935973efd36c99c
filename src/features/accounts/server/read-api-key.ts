import type { FastifyRequest } from 'fastify'
import type { Session } from '#server/http/route.ts'
import type { Db } from '#server/db/database.ts'
import { API_KEY_PREFIX } from '../api-keys.rules.ts'
import { findApiKey } from './api-keys.queries.ts'
import { hashToken } from './secrets.ts'

const NEVER = new Date(0)
const IS_KEY = new RegExp(`^bearer +${API_KEY_PREFIX}`, 'i')

/** Whether a request has an API key, valid or not. */
export function hasApiKey(request: FastifyRequest): boolean {
  return IS_KEY.test(request.headers.authorization ?? '')
}

/** The owner of the request's API key, without administrator rights or a fresh proof of identity. */
export async function readApiKey(db: Db, request: FastifyRequest): Promise<Session | null> {
  const token = request.headers.authorization?.slice('Bearer '.length).trim() ?? ''
  const key = await findApiKey(db, hashToken(token))
  if (!key) return null
  const { user_id, email, id, scopes, only_families, ends_at } = key
  return {
    user_id,
    email,
    session_id: id,
    is_admin: false,
    admin_second_factor: null,
    // An account that's scheduled for deletion has no active keys.
    leaving: false,
    signed_in_at: NEVER,
    proven_at: NEVER,
    key: { scopes, ends_at },
    ...(only_families && { only_families }),
  }
}
