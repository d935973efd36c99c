import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import { expect, test } from 'vitest'
import { familyExportContract } from '#features/own-data/family-export.contract.ts'
import { successionContract as contract } from '#features/succession/succession.contract.ts'
import { offerRecords } from '#features/succession/server/offer-records.ts'
import { locales } from '#shared/locales.ts'
import { ana, ben, family, openForAnaAndBen, server } from '#kit/ana-and-ben.ts'
import { untilFinished } from '#kit/exports.ts'
import { seedPhoto } from '#kit/photos.ts'
import { unzip } from '#kit/unzip.ts'

openForAnaAndBen({ withWorker: true })

/** The record's text. */
async function record(language: (typeof locales)[number] = 'en'): Promise<string> {
  const { pdf } = await ana.call(contract.createFamilyRecord, { ...family, language })
  const document = await (await PDFiumLibrary.init()).loadDocument(Buffer.from(pdf, 'base64'))
  const pages = Array.from({ length: document.getPageCount() }, (_, at) => document.getPage(at).getText())
  document.destroy()
  return pages.join('\n')
}

test("each year's checksum is what the printed command says about that year of an export", async () => {
  for (const [filename, taken_at] of [
    ['first.jpg', '2019-08-03T10:00:00'],
    ['second.jpg', '2019-12-24T18:00:00'],
    ['third.jpg', '2021-01-01T00:00:00'],
  ] as const)
    await seedPhoto(ana, family, { filename, taken_at })
  await seedPhoto(ben, family, { filename: 'secret.jpg', taken_at: '2019-08-03T11:00:00', audience: 'private' })
  await ana.call(familyExportContract.requestFamilyExport, family)
  const { id } = await untilFinished(() => ana.call(familyExportContract.listFamilyExports, family))
  const folder = await mkdtemp(path.join(tmpdir(), 'hearthbook-record-'))
  try {
    const answer = await ana.fetches(`/api/families/${family.family_id}/exports/${id}/file`)
    for (const [name, bytes] of await unzip(new Uint8Array(await answer.arrayBuffer()))) {
      await mkdir(path.join(folder, path.dirname(name)), { recursive: true })
      await writeFile(path.join(folder, name), bytes)
    }
    const text = await record()
    const [command] = /sha256sum \*.*sha256sum/.exec(text)!
    const years = await readdir(path.join(folder, 'photos'))
    expect(years).toEqual(['2019', '2021'])
    for (const year of years) {
      const printed = execFileSync('bash', ['-c', command], {
        cwd: path.join(folder, 'photos', year),
        encoding: 'utf8',
      })
      expect(text).toContain(printed.slice(0, 64))
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})

test.each(locales)('the record in %s names the owner, and who may take over', async (language) => {
  await ana.call(contract.saveSuccession, { ...family, user_ids: [ben.user_id], after_months: 12 })
  const text = await record(language)
  for (const { email } of [ana, ben]) expect(text).toContain(email)
  expect(text).not.toMatch(/[{}]/)
})

test('a hundred years fit on several pages', async () => {
  for (let year = 1926; year < 2026; year++)
    await seedPhoto(ana, family, { filename: `${year}.jpg`, taken_at: `${year}-06-01T12:00:00` })
  const years = [...(await record()).matchAll(/^(?:19|20)\d\d(?= )/gm)].map(([year]) => year)
  expect(years).toHaveLength(100)
})

test('Ana is offered a record once a year', async () => {
  const offers = () =>
    server.sql(
      `select 1 from graphile_worker.jobs join graphile_worker._private_jobs using (id)
        where jobs.task_identifier = 'send-succession-mail' and payload ->> 'family_id' = $1`,
      [family.family_id],
    )
  const { worker } = server.context.db
  const passes = (time: string) =>
    server.sql(`update families set created_at = created_at - $2::interval where id = $1`, [family.family_id, time])
  await seedPhoto(ana, family)
  await offerRecords(worker)
  expect(await offers()).toEqual([])
  await passes('366 days')
  await offerRecords(worker)
  await offerRecords(worker)
  const mails = async () => (await server.context.post.mailbox!.list()).filter(({ to }) => to === ana.email)
  await expect
    .poll(async () => (await mails()).map(({ subject }) => subject))
    .toEqual(['A year with Moreau: print your family record'])
  await offerRecords(worker)
  expect(await mails()).toHaveLength(1)
})
