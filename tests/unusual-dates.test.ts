import path from 'node:path'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { activityContract } from '#features/activity/activity.contract.ts'
import { booksContract } from '#features/books/books.contract.ts'
import { exportKey } from '#features/exports/server/export-key.ts'
import { framesContract } from '#features/frames/frames.contract.ts'
import { gazetteContract } from '#features/gazette/gazette.contract.ts'
import { guestsContract } from '#features/guests/guests.contract.ts'
import { highlightsContract } from '#features/dashboard/highlights.contract.ts'
import { milestonesContract } from '#features/milestones/milestones.contract.ts'
import { mailPictures } from '#features/media/server/mail-pictures.ts'
import { sendDigest } from '#features/notifications/server/send-digests.ts'
import { notifyMembers } from '#features/notifications/server/notify-members.ts'
import { unsubscribeLinks } from '#features/notifications/server/unsubscribe.ts'
import { familyExportContract } from '#features/own-data/family-export.contract.ts'
import { ownDataContract } from '#features/own-data/own-data.contract.ts'
import { photosContract } from '#features/photos/photos.contract.ts'
import { ana, ben, createNewFamily, family, openOnceForAnaAndBen, server } from '#kit/ana-and-ben.ts'
import { seedBook } from '#kit/books.ts'
import { addDevice } from '#kit/dav.ts'
import { packSelection, untilFinished } from '#kit/exports.ts'
import { casesOf, IS_FULL } from '#kit/full-size.ts'
import { seedGuest } from '#kit/guests.ts'
import type { Person } from '#kit/people.ts'
import { seedPhoto } from '#kit/photos.ts'
import { drawPicture } from '#kit/pictures.ts'
import { listZip, unzip } from '#kit/unzip.ts'
import { addPhoto } from '#kit/uploads.ts'

/** A zone whose clocks skip 02:00 to 03:00 on March 31, 2024. */
vi.stubEnv('TZ', 'Europe/Madrid')

/** Times that cameras, scans and imports have written, and what a ZIP's clock can say, which knows 1980 to 2107. */
const dates = [
  ['0001-01-01T00:00:00', '1980-01-01T00:00:00'],
  ['1799-12-31T23:59:58', '1980-01-01T00:00:00'],
  ['1901-12-13T20:45:50', '1980-01-01T00:00:00'],
  ['1969-12-31T23:59:58', '1980-01-01T00:00:00'],
  ['1979-12-31T23:59:58', '1980-01-01T00:00:00'],
  ['1980-01-01T00:00:00', '1980-01-01T00:00:00'],
  ['2024-02-29T12:00:00', '2024-02-29T12:00:00'],
  ['2024-03-31T02:30:00', '2024-03-31T02:30:00'],
  ['2038-01-19T03:14:08', '2038-01-19T03:14:08'],
  ['2107-12-31T23:59:58', '2107-12-31T23:59:58'],
  ['2108-01-01T00:00:00', '2107-12-31T23:59:58'],
  ['9999-12-31T23:59:58', '2107-12-31T23:59:58'],
] as const
const seed = Number(process.env.DATES_SEED ?? (IS_FULL ? Date.now() % 1_000_000 : 1))
const anyTime = fc.date({
  min: new Date('0001-01-01T00:00:00Z'),
  max: new Date('9999-12-31T23:59:59Z'),
  noInvalidDate: true,
})
const drawn = fc.sample(anyTime, { seed, numRuns: casesOf(3) }).map((time) => time.toISOString().slice(0, 19))
/** The first, the last, one before 1970, one that doesn't exist in this zone, and some that are drawn. */
const datesForPeople = [
  ...dates.map(([taken_at]) => taken_at).filter((taken_at) => IS_FULL || /^(0001|1969|2024-03|9999)/.test(taken_at)),
  ...drawn,
]

openOnceForAnaAndBen({ withWorker: true })
test('the server is in a zone whose clocks skip an hour', () => {
  expect(new Date('2024-03-31T02:30:00').getHours()).toBe(3)
})

const zipOf = async (by: Person, url: string) => unzip(new Uint8Array(await (await by.fetches(url)).arrayBuffer()))
const contentOf = (files: Map<string, Buffer>) => [...files.values()].join('\n')

test.each(dates)('a photo taken at %s is in a ZIP of chosen photos, with the date %s', async (taken_at, modified) => {
  const photo = await seedPhoto(ana, family, { taken_at })
  const url = await packSelection(ana, family, [photo])
  const key = exportKey({ kind: 'selection', id: url.split('/').at(-1)!, ...family, requested_by: ana.user_id })
  const { entries, close } = await listZip(path.join(server.config.dataDir, 'objects', key))
  expect(entries.map((entry) => entry.modified.toISOString().slice(0, 19))).toEqual([modified])
  expect(String(await entries[0]!.read())).toContain(photo)
  close()
})

test.each(datesForPeople)(
  `a photo taken at %s is wherever a family sees photos, and in all exports (DATES_SEED=${seed})`,
  async (taken_at) => {
    await createNewFamily()
    const year = String(Number(taken_at.slice(0, 4)))
    const day = taken_at.slice(0, 10)
    const photo = await addPhoto(ana, family, await drawPicture())
    await server.sql('update photos set taken_at = $2, audience = $3 where id = $1', [
      ...[photo, taken_at, 'extended_family'],
    ])
    const milestone_date = day < '1800' ? '1800-01-01' : day > '2199' ? '2199-12-31' : day
    await ana.call(milestonesContract.addMilestone, {
      ...{ ...family, name: 'Then', date: milestone_date, photo_ids: [photo], audience: 'extended_family' },
    })

    const listed = await ana.call(photosContract.listPhotos, { ...family, taken_from: day, taken_to: day })
    expect(listed.photos).toMatchObject([{ id: photo, taken_at, sort_at: taken_at }])
    const month = taken_at.slice(0, 7)
    expect((await ana.call(photosContract.listPhotoMonths, family)).months).toEqual([{ month, photos: 1 }])
    expect((await ana.call(photosContract.listPhotos, { ...family, from_month: month })).photos).toHaveLength(1)
    for (const now of [day, '2026-11-25']) await ana.call(highlightsContract.getHighlights, { ...family, day: now })
    const { activities } = await ben.call(activityContract.listActivities, family)
    expect(activities.map(({ activity_type }) => activity_type)).toContain('milestone_added')

    const { db, post } = server.context
    await notifyMembers(family, db.worker)
    const links = unsubscribeLinks(server.config.secret, server.config.appUrl)
    await sendDigest(
      { user_id: ben.user_id, day: '2026-11-25' },
      { db, picturesOf: mailPictures(server.context), appUrl: server.config.appUrl, post, links },
    )
    const mails = (await post.mailbox!.list()).filter(({ to }) => to === ben.email)
    expect(mails).toHaveLength(1)

    const { id } = await ana.call(familyExportContract.requestFamilyExport, family)
    await untilFinished(() => ana.call(familyExportContract.listFamilyExports, family))
    const whole = await zipOf(ana, `/api/families/${family.family_id}/exports/${id}/file`)
    expect(contentOf(whole)).toContain(year)
    expect([...whole.keys()]).toContain(`site/${month}.html`)

    const own = await ana.call(ownDataContract.requestExport, {})
    await untilFinished(() => ana.call(ownDataContract.listExports, {}))
    const names = [...(await zipOf(ana, `/api/exports/${own.id}/file`)).keys()]
    expect(names.join('\n')).toContain(`/${day} `)

    const guest = await (await seedGuest(ana, family, 'Grandma')).comes()
    const { moments } = await guest.call(guestsContract.listGuestMoments, {})
    expect(moments.find(({ kind }) => kind === 'photo')).toMatchObject({ taken_at })
    const page = await guest.sends({ method: 'GET', url: `/guest?moment=${photo}` })
    expect(page.text).toContain(year)

    const { id: book_id, version } = await seedBook(ana, family)
    const place = { ...family, book_id }
    expect(JSON.stringify((await ana.call(booksContract.getBook, place)).document)).toContain(photo)
    await ana.call(booksContract.finishBook, { ...place, expected_version: version })
    const files = async () => (await ana.call(booksContract.listBookFiles, place)).files
    await ana.call(booksContract.makeBookFile, { ...place, kind: 'pages' })
    const byKind = async () => (await files()).map(({ kind, state }) => `${kind} ${state}`).toSorted()
    await expect.poll(byKind).toEqual(['pages done', 'screen done'])

    await ana.call(gazetteContract.getGazette, family)
    const edition = `/api/families/${family.family_id}/gazette/${month}/file?language=de&paper=a4`
    // Editions are of this century.
    expect((await ana.fetches(edition)).status).toBe(month.startsWith('20') ? 200 : 400)

    const { rss_url, json_url } = await ana.call(framesContract.addFrameFeed, { ...family, name: 'Hallway' })
    for (const url of [rss_url, json_url])
      expect(
        (await server.visitor().sends({ method: 'GET', url: url.slice(new URL(url).origin.length) })).text,
      ).toContain(photo)

    const laptop = await addDevice(ana, family, 'read')
    const folder = `/Photos/${taken_at.slice(0, 4)}/${taken_at.slice(5, 7)}`
    expect(await laptop.lists('/Photos')).toEqual([`/Photos/${taken_at.slice(0, 4)}/`])
    const [file] = await laptop.lists(folder)
    expect((await laptop.asks('GET', file!)).status).toBe(200)
  },
)
