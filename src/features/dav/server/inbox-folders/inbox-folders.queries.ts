import type { Db, Tx } from '#server/db/database.ts'

type Folder = { key_id: string; user_id: string; family_id: string }

/** Every inbox folder, with its person's language. */
export function selectInboxFolders(db: Db) {
  return db
    .selectFrom('api_keys as key')
    .leftJoin('user_preferences as preferences', 'preferences.user_id', 'key.user_id')
    .select(['key.id as key_id', 'key.user_id', 'key.family_id', 'key.folder', 'preferences.language'])
    .where('key.folder', 'is not', null)
    .orderBy('key.folder')
    .execute()
}

/** What's known of the files in one folder. */
export function selectFolderFiles(db: Db, { key_id }: Folder, folder: string) {
  return db
    .selectFrom('dav_files')
    .select(['name', 'size', 'modified_at', 'photo_id', 'refused'])
    .where('key_id', '=', key_id)
    .where('folder', '=', folder)
    .where('is_folder', '=', false)
    .execute()
}

export async function refuseInboxFile(
  tx: Tx,
  { key_id }: { key_id: string },
  { folder, name }: { folder: string; name: string },
  refused: string,
): Promise<void> {
  await tx
    .updateTable('dav_files')
    .set({ refused })
    .where('key_id', '=', key_id)
    .where('folder', '=', folder)
    .where('name', '=', name)
    .execute()
}

export async function setInboxFolder(tx: Tx, key_id: string, folder: string): Promise<void> {
  await tx.updateTable('api_keys').set({ folder }).where('id', '=', key_id).execute()
}

/** The names of all folders of the server, a few for each person who made one. */
export async function selectFolderNames(db: Db): Promise<Set<string>> {
  const rows = await db.selectFrom('api_keys').select('folder').where('folder', 'is not', null).execute()
  return new Set(rows.flatMap(({ folder }) => folder ?? []))
}

export function selectOwnNames({ tx, family_id, user_id }: { tx: Tx; family_id: string; user_id: string }) {
  return tx
    .selectFrom('families as family')
    .innerJoin('profiles as person', (join) => join.on('person.id', '=', user_id))
    .select(['family.name as family', 'person.first_name as person'])
    .where('family.id', '=', family_id)
    .executeTakeFirstOrThrow()
}
