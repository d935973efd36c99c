import type { Tx } from '#server/db/database.ts'
import type { Http } from '#server/http/route.ts'
import type { Region } from '../../accounts/accounts.schemas.ts'
import { admitPerson, type Admitted } from '../../security/server/admit-person.ts'
import type { Proven } from './challenges.queries.ts'
import { lockByEmail } from '../../accounts/server/lock-account.ts'
import { makeAccount } from '../../accounts/server/make-account.ts'
import type { SignInDeps } from '../../accounts/server/sign-in-deps.ts'
import { claimAddress } from './claim-address.ts'

/**
 * Signs in a user who has proven an address or whom an owner vouches for; a new user gets an account once their name is known.
 * @returns undefined if the address has no account and may not get one
 */
export async function admit(
  deps: SignInDeps,
  tx: Tx,
  proven: Proven & { region?: Region | undefined },
  http: Http,
): Promise<Admitted | 'name_owed' | undefined> {
  const { email, first_name, last_name, sign_up_by, region } = proven
  let person: { id: string } | undefined = await lockByEmail(tx, email)
  if (!person) {
    if (!sign_up_by) return undefined
    if (!first_name) return 'name_owed'
    const language = region?.language ?? proven.language
    person = await makeAccount(tx, { email, first_name, last_name, region: { ...region, language } }, sign_up_by)
    if (!person) return undefined
  }
  if (proven.vouched_by)
    return admitPerson(deps, tx, person.id, proven.vouched_by === person.id ? 'own_link' : 'sign_in_link', http)
  await claimAddress(tx, person.id)
  return admitPerson(deps, tx, person.id, 'mail', http)
}
