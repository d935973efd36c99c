import { hashToken, newToken } from '#features/accounts/server/secrets.ts'
import { newId } from '#shared/ids.ts'
import type { Person } from './people.ts'

/** An API key, or an app password for a family; without a person, one that belongs to no one. */
export async function seedKey({ server, user_id }: Person, family_id: string | null = null): Promise<string> {
  const id = newId()
  await server.sql(
    `insert into api_keys (id, user_id, family_id, name, scopes, token_hash, hint)
     select $1, id, (select family_id from family_members where user_id = $2 and family_id = $4), 'Placed', '{read}', $3, 'abcd'
       from profiles where id = $2`,
    [id, user_id, hashToken(newToken()), family_id],
  )
  return id
}
