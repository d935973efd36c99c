import type { Logger } from 'pino'
import { recordActivity } from '#features/activity/server/record-activity.ts'
import type { Config } from '#server/config.ts'
import { isPassing } from '#server/db/connection-errors.ts'
import type { Db } from '#server/db/database.ts'
import { addJob } from '#server/jobs/jobs.ts'
import { openLetterFilesJob, sendLetterMailJob } from './capsules.jobs.ts'
import { lockSealedFiles, placeFile } from './capsule-files.queries.ts'
import { lockKeys } from './capsules.queries.ts'
import { unwrapAbout, wrapAbout } from './file-crypto.ts'
import { keyOfServer, openLetter, secretOf } from './letter-crypto.ts'
import { markDue, markOpened, markUnreadable, selectOverdue, selectReaders, type OpenedRow } from './opening.queries.ts'

type Deps = { db: Db; config: Pick<Config, 'secret'>; log: Pick<Logger, 'warn'> }

/**
 * Opens what has been due since an earlier run, so that a clock that's wrong for a moment opens nothing, and then notes what has
 * become due. Catches up after the server was off. Idempotent.
 * @throws Error if one couldn't be opened for a passing reason, once the others are open
 */
export async function openLetters({ db, config, log }: Deps): Promise<void> {
  let after: string | undefined
  let passing: unknown
  for (;;) {
    const overdue = await selectOverdue(db, after)
    for (const letter of overdue) await open(letter).catch((err: Error) => skip(letter, err))
    after = overdue.at(-1)?.id
    if (!after) break
  }
  await markDue(db)
  // The job is tried again soon, instead of in an hour.
  if (passing) throw passing

  /** A letter that's damaged keeps no other one closed. It's tried again by each run, since a restored backup may heal it. */
  function skip({ family_id, id: letter_id }: { family_id: string; id: string }, err: Error) {
    if (isPassing(err)) passing = err
    log.warn({ err, family_id, letter_id }, "a letter for later couldn't be opened")
  }

  async function open({ family_id, id }: { family_id: string; id: string }) {
    await db.transaction().execute(async (tx) => {
      const row = await lockKeys(tx, family_id, id)
      if (!row) return
      const key = keyOfServer(row.server_key, row, config.secret)
      if (!key) {
        log.warn({ family_id, letter_id: id }, "a letter for later can't be opened with this server's secret")
        return markUnreadable(tx, id)
      }
      const opened = await markOpened(tx, id, openLetter(row, key))
      if (!opened) return
      await openKeysOfFiles(key)
      const readers = await selectReaders(tx, opened)
      await announce(opened, readers)
      for (const user_id of readers) await addJob(tx, sendLetterMailJob, { letter_id: id, user_id })

      /** From here on, a job opens them. A key that was changed stays as it is, and its file closed. */
      async function openKeysOfFiles(of: Buffer) {
        const files = await lockSealedFiles(tx, family_id, id)
        for (const file of files) {
          const about = unwrapAbout(file.about, secretOf(of))
          if (about) await placeFile(tx, family_id, file.id, { about: wrapAbout(about, config.secret) })
          else log.warn({ family_id, file_id: file.id }, "a file of a letter for later can't be opened with its key")
        }
        if (files.length) await addJob(tx, openLetterFilesJob, { letter_id: id })
      }

      /** In the feed, once for everyone or for each of the two. */
      async function announce({ audience, author_id, author_name, person_name }: OpenedRow, to: string[]) {
        const about = {
          ...({ family_id, user_id: author_id, activity_type: 'capsule_opened', title: person_name } as const),
          metadata: { capsule_id: id, author_name },
        }
        if (audience === 'family') return recordActivity(tx, { ...about, audience: 'family_only' })
        for (const private_to of to) await recordActivity(tx, { ...about, audience: 'private', private_to })
      }
    })
  }
}
