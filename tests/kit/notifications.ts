import { newId } from '#shared/ids.ts'
import type { Family, Person } from './people.ts'

/** A notification that's readable regardless of membership; without a person, one that belongs to no one. */
export async function seedNotification({ server, user_id }: Person, { family_id, name }: Family): Promise<string> {
  const id = newId()
  await server.sql(
    `insert into notifications (id, family_id, user_id, kind, bundle, title)
     select $1, $2, id, 'invitation', $5, $4 from profiles where id = $3`,
    [id, family_id, user_id, name, id],
  )
  return id
}
