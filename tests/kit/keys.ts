import { hashToken, newToken } from '#features/accounts/server/secrets.ts'
import { newId } from '#shared/ids.ts'
import type { Person } from './people.ts'

/** An API key; without a person, one that belongs to no one. */
export async function seedKey({ server, user_id }: Person): Promise<string> {
  const id = newId()
  await server.sql(
    `insert into api_keys (id, user_id, name, scope, token_hash, hint)
     select $1, id, 'Placed', 'read', $3, 'abcd' from profiles where id = $2`,
    [id, user_id, hashToken(newToken())],
  )
  return id
}
