import type { FastifyRequest } from 'fastify'
import type { Session } from '#server/http/route.ts'
import type { Db } from '#server/db/database.ts'
import { API_KEY_PREFIX } from '../api-keys.rules.ts'
import { findApiKey } from './api-keys.queries.ts'
import { hashToken } from './secrets.ts'

const NEVER = new Date(0)

/** Whether a request comes with an API key, right or wrong. */
export function bringsApiKey(request: FastifyRequest): boolean {
  return request.headers.authorization?.startsWith(`Bearer ${API_KEY_PREFIX}`) ?? false
}

/** The person of the request's API key, never as an administrator and never freshly proven. */
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
    // The keys of an account end when it is to go.
    leaving: false,
    signed_in_at: NEVER,
    proven_at: NEVER,
    api_key_scope: scope,
  }
}
