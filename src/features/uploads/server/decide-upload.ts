import type { Db, Tx } from '#server/db/database.ts'
import type { Decision, Outcome } from './upload-outcome.ts'
import { finishUpload, lockReceivedUpload } from './uploads.queries.ts'

/** Decides an upload in one transaction; answers nothing where another run was first. */
export function decideUpload(
  db: Db,
  upload: { id: string },
  decide: (tx: Tx) => Promise<Decision>,
): Promise<Outcome | undefined> {
  return db.transaction().execute(async (tx) => {
    if (!(await lockReceivedUpload(tx, upload.id))) return undefined
    return finishUpload(tx, upload.id, await decide(tx))
  })
}
