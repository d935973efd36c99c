import { exportKey } from '#features/own-data/server/make-export.ts'
import { familyExportKey } from '#features/transfer/server/make-family-export.ts'
import { newId } from '#shared/ids.ts'
import type { Person } from './people.ts'

/** A finished export of somebody's; of nobody's when there is no such person. */
export async function placeExport({ house, user_id }: Person): Promise<string> {
  const id = newId()
  await house.sql(
    `insert into data_exports (id, user_id, state, bytes, finished_at, expires_at)
     select $1, id, 'done', 4, now(), now() + interval '7 days' from profiles where id = $2`,
    [id, user_id],
  )
  await house.foundation.store.put(exportKey(user_id, id), Buffer.from('PK\u0005\u0006'), {
    contentType: 'application/zip',
  })
  return id
}

/** A finished export of a family, asked for by one of its people. */
export async function placeFamilyExport({ house, user_id }: Person, family_id: string): Promise<string> {
  const id = newId()
  await house.sql(
    `insert into family_exports (id, family_id, asked_by, state, bytes, finished_at, expires_at)
     values ($1, $2, $3, 'done', 4, now(), now() + interval '7 days')`,
    [id, family_id, user_id],
  )
  await house.foundation.store.put(familyExportKey(family_id, id), Buffer.from('PK\u0005\u0006'), {
    contentType: 'application/zip',
  })
  return id
}
