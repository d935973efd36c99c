import { handle, schedule, type HandledJob } from '#server/jobs/jobs.ts'
import { makeBookFileJob } from './books.jobs.ts'
import { deleteFile, failDeadFiles, selectFailedFiles, selectOldFiles } from './files.queries.ts'
import { bookFileKey, makeBookFile, type BookPdfDeps } from './make-book-file.ts'

export function booksJobs(parts: BookPdfDeps): HandledJob[] {
  const { db, store } = parts
  return [
    handle(makeBookFileJob, (payload) => makeBookFile(payload, parts)),
    schedule('fail-dead-book-files', '*/10 * * * *', async () => {
      await failDeadFiles(db)
      for (const file of await selectFailedFiles(db)) await store.remove(bookFileKey(file))
    }),
    schedule('sweep-book-files', '40 3 * * *', async () => {
      for (const file of await selectOldFiles(db)) {
        await store.remove(bookFileKey(file))
        await deleteFile(db, file.id)
      }
    }),
  ]
}
