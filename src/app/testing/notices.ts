import { newId } from '#shared/ids.ts'
import type { Family, Person } from './people.ts'

/** A notice before somebody, readable whether they belong to the family or not; of nobody's when there is no such person. */
export async function placeNotice({ house, user_id }: Person, { family_id, name }: Family): Promise<string> {
  const id = newId()
  await house.sql(
    `insert into notifications (id, family_id, user_id, kind, bundle, title)
     select $1, $2, id, 'invitation', $5, $4 from profiles where id = $3`,
    [id, family_id, user_id, name, id],
  )
  return id
}
