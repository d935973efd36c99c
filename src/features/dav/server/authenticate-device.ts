import type { wrongKeyCounter } from '#features/accounts/server/wrong-keys.ts'
import { findDevice } from '#features/accounts/server/app-passwords.ts'
import { actAsMember, type ActingMember } from '#features/families/server/member.ts'
import type { WebContext } from '#server/feature.ts'
import type { PersonLimits } from '#server/http/person-limits.ts'
import type { Http } from '#server/http/route.ts'
import { addRequestFacts } from '#server/security/request-events.ts'
import type { KeyScope } from '#shared/key-scopes.ts'
import { Problem } from '#shared/problems.ts'

/** The device that sent a request. Its owner's role is checked in every transaction. */
export type Device = {
  key_id: string
  user_id: string
  family_id: string
  scopes: readonly KeyScope[]
  /** @throws Problem forbidden if the password or the owner's role doesn't allow it, or not_found without a membership */
  acts<C extends typeof ADD | typeof READ, T>(capability: C, work: (member: ActingMember<C>) => Promise<T>): Promise<T>
}

export const ADD = 'photos.add'
/** People who may download many photos. */
export const READ = 'photos.save'

type Parts = Pick<WebContext, 'db' | 'limits'> & { countWrongPassword: ReturnType<typeof wrongKeyCounter> }

/**
 * Finds the device by its app password.
 * @throws Problem signed_out, too_many_requests
 */
export async function authenticateDevice(http: Http, { db, limits, countWrongPassword }: Parts): Promise<Device> {
  const { request } = http
  const password = passwordOf(request.headers.authorization)
  const found = password === undefined ? undefined : await findDevice(db.auth, password)
  if (!found) {
    if (password !== undefined) await countWrongPassword(request)
    throw new Problem('signed_out')
  }
  addRequestFacts(request, { user_id: found.user_id })
  await limits.spend(found.user_id, countedAs(request.method))
  return {
    ...found,
    acts(capability, work) {
      if (!found.scopes.includes(capability === ADD ? 'add' : 'read')) throw new Problem('forbidden')
      return limits.runQueued(found.user_id, { method: 'PUT' }, () => actAsMember(db, found, capability, work))
    },
  }
}

/** Uploads are limited by bytes. */
function countedAs(method: string): Parameters<PersonLimits['spend']>[1] {
  if (method === 'PUT') return { method: 'PUT', budget: 'none' }
  return { method: ['GET', 'HEAD', 'OPTIONS', 'PROPFIND'].includes(method) ? 'GET' : 'PUT' }
}

/** The password of HTTP Basic credentials. The user name can be anything. */
function passwordOf(authorization: string | undefined): string | undefined {
  const [, encoded] = /^basic +([\w+/=-]+)$/i.exec(authorization ?? '') ?? []
  if (encoded === undefined) return undefined
  const credentials = Buffer.from(encoded, 'base64').toString('utf8')
  const colon = credentials.indexOf(':')
  return colon < 0 ? undefined : credentials.slice(colon + 1)
}
