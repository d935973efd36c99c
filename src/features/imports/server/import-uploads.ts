import type { CollectingPurpose } from '#features/uploads/server/upload-purpose.ts'
import { notFound, Problem } from '#shared/problems.ts'
import { IMPORT_MAX_BYTES, ImportMetadata } from '../imports.rules.ts'
import { addRunJob } from './add-run-job.ts'
import { countSources, insertSource, lockImport, setWaiting } from './started-imports.queries.ts'

/** Files of an import are uploads that wait for each other; the last one starts the import. */
export const importUploads: CollectingPurpose<'imports.run'> = {
  needs: 'imports.run',
  maxBytes: IMPORT_MAX_BYTES,

  async begin({ tx, family_id, user_id }, metadata) {
    const about = ImportMetadata.safeParse(metadata)
    if (!about.success) throw new Problem('invalid_input')
    const found = await lockImport(tx, { family_id, user_id }, about.data.import_id)
    if (found?.state !== 'gathering') throw notFound()
    return about.data
  },

  collectsIn: ({ about }) => ImportMetadata.parse(about).import_id,

  async collected(tx, { id, family_id, user_id, about, bytes }) {
    const { import_id, path } = ImportMetadata.parse(about)
    const found = await lockImport(tx, { family_id, user_id }, import_id)
    // Canceled, or started without this file: the clean-up job removes it.
    if (found?.state !== 'gathering') return
    await insertSource(tx, { id, family_id, import_id, path: path.replaceAll('\0', '_'), bytes })
    if ((await countSources(tx, import_id)) < (found.files_wanted ?? 0)) return
    await setWaiting(tx, import_id)
    await addRunJob(tx, family_id, import_id)
  },
}
