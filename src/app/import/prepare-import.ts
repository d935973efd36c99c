import { findFamilies, findImporter, findOrCreateImport } from '#features/imports/server/import/find-importer.ts'
import { openFiles, type ImportSource, type SourceFile } from '#features/imports/server/import/source.ts'
import { CannotStart } from '#server/cannot-start.ts'
import { loadConfig, type Config } from '#server/config.ts'
import { openDatabase, type Db } from '#server/db/database.ts'
import { reachInstallation, type Installation } from '../backup/reach-installation.ts'

export type Given = { family: string; as: string | undefined; report: string | undefined; paths: string[] }

type Importer = NonNullable<Awaited<ReturnType<typeof findImporter>>>

/** A validated import: the files, the importing member, and the family. */
export type PreparedImport = {
  config: Config
  installation: Installation
  family_id: string
  person: Importer
  /** The source's name, which identifies the import when it's run again. */
  named: string
  entries: ImportSource['entries']
  report: string | undefined
}

/** Validates the arguments, passes the import to `work`, and closes everything it opened. @throws CannotStart */
export async function prepareImport<T>(
  { family, as, report, paths }: Given,
  files: SourceFile[],
  work: (prepared: PreparedImport) => Promise<T>,
): Promise<T> {
  const config = loadConfig()
  const installation = await reachInstallation(config)
  const { staging, ownerUrl } = installation
  const database = openDatabase(ownerUrl, config.secret)
  const db = database.worker
  try {
    const family_id = await familyOf(db, family)
    const person = await findImporter(db, family_id, as)
    if (!person) throw new CannotStart(`${as} isn't a member of this family who can add photos.`)
    const { id, source: named } = await findOrCreateImport(db, { family_id, user_id: person.user_id }, paths)
    const source = await openFiles(files, {
      room: { folder: staging.collectedFolder(id), hasSpaceFor: staging.hasSpaceToUnpack },
      whenRefused(_zip, error) {
        throw new CannotStart(error.message)
      },
    })
    try {
      return await work({ config, installation, family_id, person, named, entries: source.entries, report })
    } finally {
      await source.close()
      await staging.removeCollection(id)
    }
  } finally {
    await database.close()
    await installation.close()
  }
}

/** @throws CannotStart unless exactly one family matches */
async function familyOf(db: Db, given: string): Promise<string> {
  const found = await findFamilies(db, given)
  const [one] = found
  if (one && found.length === 1) return one.id
  const listed = (families: typeof found) =>
    families.map(({ id, name, email }) => `\n  ${id}  ${name} (owner: ${email})`).join('')
  if (found.length)
    throw new CannotStart(`Several families are named ${given}. Use the ID of one of them:${listed(found)}`)
  const all = await findFamilies(db, '')
  throw new CannotStart(
    `No family has the ID or name ${given}. ${all.length ? `Families on this instance:${listed(all)}` : 'This instance has no families yet.'}`,
  )
}
