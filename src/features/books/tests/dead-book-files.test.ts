import { expect, test } from 'vitest'
import { booksContract } from '#features/books/books.contract.ts'
import { booksJobs } from '#features/books/server/books.handlers.ts'
import { bookFileKey } from '#features/books/server/make-book-file.ts'
import { ana, family, server, openOnceForAnaAndBen } from '#kit/ana-and-ben.ts'
import { completeBook, seedBook } from '#kit/books.ts'

openOnceForAnaAndBen()

const { listBookFiles, makeBookFile } = booksContract

/** A PDF whose worker was killed on every attempt, the last time after it had stored the PDF. */
async function leaveDeadFile() {
  const book = await seedBook(ana, family)
  await completeBook(ana, book)
  const place = { ...family, book_id: book.id }
  const { id } = await ana.call(makeBookFile, { ...place, kind: 'pages' })
  await server.sql('update graphile_worker._private_jobs set attempts = max_attempts where key = $1', [
    `book-file:${id}`,
  ])
  await server.sql("update book_files set state = 'running' where id = $1", [id])
  const key = bookFileKey({ ...place, id })
  await server.context.store.put(key, Buffer.from('%PDF'), { contentType: 'application/pdf' })
  return { id, place, key }
}

test('a book PDF whose worker was killed too often can be requested again', async () => {
  const { id, place } = await leaveDeadFile()
  const again = await ana.call(makeBookFile, { ...place, kind: 'pages' })
  expect(again).toMatchObject({ state: 'waiting' })
  expect(again.id).not.toBe(id)
  expect((await ana.call(makeBookFile, { ...place, kind: 'pages' })).id).toBe(again.id)
})

test('a book PDF whose worker was killed too often fails, and its file is removed', async () => {
  const { id, place, key } = await leaveDeadFile()
  const { db, store, log, config } = server.context
  const media = { makeFolder: () => Promise.reject(new Error('unused')), cutPrint: () => Promise.resolve() }
  const jobs = booksJobs({ db: db.worker, store, log, media, codeBase: config.codeBase })
  await jobs.find(({ name }) => name === 'fail-dead-book-files')?.run(undefined)
  expect((await ana.call(listBookFiles, place)).files).toMatchObject([{ id, state: 'failed' }])
  expect(await store.stat(key)).toBeNull()
})
