import { newId } from '#shared/ids.ts'
import type { Person } from './people.ts'

/** A started import with one of its two files; without a person, one that belongs to no one. */
export async function seedImport({ server, user_id }: Person, family_id: string, file = 'a.zip'): Promise<string> {
  const id = newId()
  await server.sql(
    `insert into imports (id, family_id, user_id, source, title, state, files_wanted)
     select $1::uuid, $2, id, 'browser/' || $1::uuid, $4, 'gathering', 2 from profiles where id = $3`,
    [id, family_id, user_id, file],
  )
  await server.sql(
    `insert into import_sources (id, family_id, import_id, path, bytes) select $1, family_id, id, $3, 10 from imports where id = $2`,
    [newId(), id, file],
  )
  return id
}
