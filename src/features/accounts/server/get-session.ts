import type { GuardDeps } from '#server/http/guards.ts'
import type { Http } from '#server/http/route.ts'
import type { SessionView } from '../accounts.contract.ts'
import { selectLeaving, selectPreferences, selectUser } from './accounts.queries.ts'
import type { SignInDeps } from './sign-in-deps.ts'

/** The current user, for the first render. */
export async function getSession(
  { db, config }: SignInDeps,
  { readSession, isSessionExpired }: Pick<GuardDeps, 'readSession' | 'isSessionExpired'>,
  http: Http,
): Promise<SessionView> {
  const session = await readSession(http)
  const instance = { sells_plans: config.billing !== 'off', has_vision: config.vision !== undefined }
  if (!session) {
    const visitor = { user: null, is_admin: false, ...instance, leaving_at: null, preferences: null }
    return (await isSessionExpired(http)) ? { ...visitor, ran_out: true } : visitor
  }
  const [user, leaving_at, preferences] = await Promise.all([
    selectUser(db.auth, session.user_id),
    selectLeaving(db.auth, session.user_id),
    selectPreferences(db.auth, session.user_id),
  ])
  const { is_admin, admin_second_factor: given } = session
  return {
    ...{ user: user ?? null, is_admin, ...instance, leaving_at, preferences },
    ...(is_admin && { has_backups: config.backups.to.length > 0 }),
    ...(given && { admin_second_factor: given instanceof Date ? 'given' : given }),
  }
}
