import { sql } from 'kysely'
import { may } from '#features/families/server/may.ts'
import { roles } from '#features/families/families.rules.ts'
import type { Tx } from '#server/db/database.ts'
import type { Capability } from '#shared/role-table.ts'

/** The members who can edit an album, as app.albums_to('edit') says for each of them. For the worker. */
export async function selectAlbumEditors(
  tx: Tx,
  { family_id, album_id }: { family_id: string; album_id: string },
): Promise<string[]> {
  const can = (capability: Capability) =>
    sql`member.role = any (${roles.filter((role) => may(role, capability))}::text[])`
  const { rows } = await sql<{ user_id: string }>`
    select member.user_id from albums album join family_members member on member.family_id = album.family_id
      where album.family_id = ${family_id} and album.id = ${album_id} and ${can('photos.add')}
        and (album.created_by = member.user_id
          or album.audience <> 'private' and (${can('family.manage')}
            or ${can('photos.edit')} and (album.contributors = 'everyone' or exists (select from album_contributors chosen
              where chosen.album_id = album.id and chosen.user_id = member.user_id))))`.execute(tx)
  return rows.map(({ user_id }) => user_id)
}
