import type { FastifyRequest } from 'fastify'
import type { Session } from '#server/http/route.ts'
import type { Db } from '#server/db/database.ts'
import { API_KEY_PREFIX } from '../api-keys.rules.ts'
import { findApiKey } from './api-keys.queries.ts'
import { hashToken } from './secrets.ts'

const NEVER = new Date(0)

/** Whether a request has an API key, valid or not. */
export function hasApiKey(request: FastifyRequest): boolean {
  return request.headers.authorization?.startsWith(`Bearer ${API_KEY_PREFIX}`) ?? false
}

/** The owner of the request's API key, without administrator rights or a fresh proof of identity. */
export async function readApiKey(db: Db, request: FastifyRequest): Promise<Session | null> {
  const token = request.headers.authorization?.slice('Bearer '.length).trim() ?? ''
  const key = await findApiKey(db, hashToken(token))
  if (!key) return null
  const { user_id, email, id, scope } = key
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
    api_key_scope: scope,
  }
}
