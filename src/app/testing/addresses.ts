import type { ResolveTxt } from '#features/addresses/server/resolve-txt.ts'
import { recordNameOf, recordValueOf } from '#features/addresses/addresses.rules.ts'
import type { House } from './people.ts'

/** A domain whose name servers hold whatever record a family was told to put there. */
export const PROVABLE_DOMAIN = 'album.provable.example'

/** Name servers for tests: no test asks those of the machine. */
export function testNameServers(sql: House['sql']): ResolveTxt {
  return async (name) => {
    if (name !== recordNameOf(PROVABLE_DOMAIN)) return []
    const rows = await sql<{ domain_token: string }>('select domain_token from family_addresses where domain = $1', [
      PROVABLE_DOMAIN,
    ])
    return ['v=spf1 -all', ...rows.map(({ domain_token }) => recordValueOf(domain_token))]
  }
}
