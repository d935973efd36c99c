import type { ResolveTxt } from '#features/addresses/server/resolve-txt.ts'
import { recordNameOf, recordValueOf } from '#features/addresses/addresses.rules.ts'
import type { TestServer } from './people.ts'

/** A domain whose DNS has the TXT record that a family was asked to add. */
export const PROVABLE_DOMAIN = 'album.provable.example'

/** A DNS resolver for tests, so that none uses the machine's. */
export function testNameServers(sql: TestServer['sql']): ResolveTxt {
  return async (name) => {
    if (name !== recordNameOf(PROVABLE_DOMAIN)) return []
    const rows = await sql<{ domain_token: string }>('select domain_token from family_addresses where domain = $1', [
      PROVABLE_DOMAIN,
    ])
    return ['v=spf1 -all', ...rows.map(({ domain_token }) => recordValueOf(domain_token))]
  }
}
