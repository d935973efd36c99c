import { PDFiumLibrary } from '@hyzyla/pdfium'
import { beforeEach, expect, test } from 'vitest'
import { membersContract } from '#features/families/members.contract.ts'
import { gazetteContract as contract } from '#features/gazette/gazette.contract.ts'
import { gazetteLinks } from '#features/gazette/server/gazette-links.ts'
import { newestMonth, sendGazettes } from '#features/gazette/server/send-gazettes.ts'
import { photosContract } from '#features/photos/photos.contract.ts'
import { ana, ben, family, openForAnaAndBen, server } from '#kit/ana-and-ben.ts'
import { seedCaption } from '#kit/captions.ts'
import { mailsTo } from '#kit/digests.ts'
import type { Person } from '#kit/people.ts'
import { seedPhoto, type PhotoOptions } from '#kit/photos.ts'
import { seedJpeg } from '#kit/seed-jpeg.ts'
import { monthsAfter } from '#shared/days.ts'
import { locales } from '#shared/locales.ts'
import { newId } from '#shared/ids.ts'

openForAnaAndBen({ withWorker: true })

const month = new Date().toISOString().slice(0, 7)
const look = { language: 'en', large_type: false, paper: 'a4' } as const
/** When this month's edition is sent. */
const first = new Date(`${monthsAfter(month, 1)}-01T12:00:00Z`)

let oma: Pick<Person, 'email' | 'server'>
beforeEach(() => {
  oma = { email: `${newId()}@example.org`, server }
})

async function photo(description: string, options: PhotoOptions = {}): Promise<string> {
  const taken_at = `${month}-03T10:00:00`
  const photo_id = await seedPhoto(ana, family, { description, taken_at, audience: 'extended_family', ...options })
  await seedJpeg(server, { ...family, photo_id })
  return photo_id
}

async function pagesOf(pdf: Uint8Array) {
  const document = await (await PDFiumLibrary.init()).loadDocument(pdf)
  const pages = Array.from({ length: document.getPageCount() }, (_, at) => document.getPage(at))
  const read = pages.map((page) => ({ text: page.getText(), size: page.getOriginalSize() }))
  document.destroy()
  return read
}

async function edition(query: Record<string, string> = {}, of = month) {
  const asked = new URLSearchParams({ language: 'en', paper: 'a4', ...query }).toString()
  return ana.fetches(`/api/families/${family.family_id}/gazette/${of}/file?${asked}`)
}
const bytesOf = async (answer: Response) => new Uint8Array(await answer.arrayBuffer())

const adds = (by = ben) =>
  by.tries(contract.addGazetteSubscriber, {
    ...{ ...family, name: 'Oma Rosa', email: oma.email, shows_family_only: false },
    ...look,
  })
const subjects = async (to: typeof oma) => (await mailsTo(to)).map(({ subject }) => subject)
const tokenIn = (text: string) => /\/gazette\/([\w.-]+)/.exec(text)![1]!
const visitor = () => server.visitor()

/** Oma gets the question and says yes. Returns her subscription's ID. */
async function omaSubscribes(): Promise<string> {
  const { json } = await adds()
  await expect.poll(() => subjects(oma)).toHaveLength(1)
  const [question] = await mailsTo(oma)
  await visitor().call(contract.answerGazetteLink, { token: tokenIn(question!.text) })
  return (json as { id: string }).id
}

async function mailOfOma() {
  await expect.poll(() => subjects(oma)).toHaveLength(2)
  return (await mailsTo(oma))[0]!
}

const papers = [
  ['a4', 595, 842],
  ['letter', 612, 792],
] as const
test.each(papers)('an edition on %s has eight pages, whether there is one photo or a hundred', async (paper, w, h) => {
  await photo('A walk along the shore')
  for (const large_type of [{}, { large_type: 'true' }] as Record<string, string>[]) {
    const pages = await pagesOf(await bytesOf(await edition({ paper, ...large_type })))
    expect(pages.map(({ size }) => [Math.round(size.originalWidth), Math.round(size.originalHeight)])).toEqual(
      Array.from({ length: 8 }, () => [w, h]),
    )
    for (const { text } of pages) expect(text.trim().length).toBeGreaterThan(20)
    expect(pages.map(({ text }) => text).join()).toContain('A walk along the shore')
  }
  for (let at = 0; at < 99; at++)
    await seedPhoto(ana, family, { taken_at: `${month}-${String(1 + (at % 28)).padStart(2, '0')}T09:00:00` })
  const pages = await pagesOf(await bytesOf(await edition({ paper })))
  expect(pages).toHaveLength(8)
  expect(pages[1]!.text).toMatch(/100\s+photos/)
})

test('the front page on the screen has the words of the printed one, its photo, and what’s inside', async () => {
  const photo_id = await photo('A walk along the shore')
  const asked = { ...family, month, language: 'en', paper: 'a4' } as const
  const { marks, photos, inside } = await ben.call(contract.getGazetteFront, asked)
  const [printed, ...others] = await pagesOf(await bytesOf(await edition()))
  const words = marks
    .flatMap((mark) => (mark.kind === 'text' ? mark.runs : []))
    .flatMap(({ text }) => text.split(/\s+/))
  expect(words.length).toBeGreaterThan(5)
  for (const word of words) expect(printed!.text).toContain(word)
  expect(inside.map(({ page }) => page)).toEqual(inside.map(({ page }) => page).toSorted((a, b) => a - b))
  for (const { text, page } of inside.filter((one) => /glance|Questions|Write/.test(one.text)))
    expect(others[page - 2]!.text.replaceAll(/\s+/g, ' ')).toContain(text)
  expect(inside.map(({ text }) => text)).toContain('Questions to ask each other')
  expect(photos).toEqual([{ id: photo_id, url: expect.stringContaining(photo_id) }])
  const empty = { ...asked, month: monthsAfter(month, -1) }
  expect((await ben.tries(contract.getGazetteFront, empty)).status).toBe(404)
})

test('a month with a few photos has two on a page, and pages to write on instead of empty ones', async () => {
  for (let day = 1; day <= 6; day++) await photo(`Day ${day}`, { taken_at: `${month}-0${day}T09:00:00` })
  const pages = await pagesOf(await bytesOf(await edition()))
  expect(pages).toHaveLength(8)
  const text = pages.map((page) => page.text).join('\n')
  expect(text).toContain('Questions to ask each other')
  expect(text).toContain('Write back')
})

test.each(locales)('an edition in %s says everything in that language', async (language) => {
  await photo('Am See')
  const text = (await pagesOf(await bytesOf(await edition({ language })))).map((page) => page.text).join('\n')
  expect(text).not.toMatch(/[{}]/)
  expect(text).toContain(
    { en: 'Next month', de: 'Nächster Monat', es: 'El próximo mes', fr: 'Le mois prochain' }[language],
  )
})

test('an edition has nothing private, archived or deleted, and a month without photos has none', async () => {
  await photo('Everyone sees the beach')
  await photo('My secret', { audience: 'private' })
  const archived = await photo('In the archive')
  await server.sql('update photos set is_archived = true where id = $1', [archived])
  const deleted = await photo('In the bin')
  await ana.call(photosContract.deletePhoto, { ...family, photo_id: deleted })
  const text = (await pagesOf(await bytesOf(await edition()))).map((page) => page.text).join('\n')
  expect(text).toContain('Everyone sees the beach')
  for (const hidden of ['secret', 'archive', 'bin']) expect(text).not.toContain(hidden)
  expect((await edition({}, monthsAfter(month, -1))).status).toBe(404)
  const { editions, current } = await ana.call(contract.getGazette, family)
  expect([editions, current.photos]).toEqual([[], 1])
})

test('a photo whose file is missing is left out, and an emoji, a very long name and Arabic fit', async () => {
  await photo(`${'Endless '.repeat(300)}🎂 مرحبا`)
  await seedPhoto(ana, family, { description: 'No file', taken_at: `${month}-05T10:00:00` })
  const pages = await pagesOf(await bytesOf(await edition()))
  expect(pages).toHaveLength(8)
  expect(pages.map(({ text }) => text).join()).not.toContain('No file')
})

test('Oma gets the gazette only after she said yes, once a month, and never again after one click', async () => {
  await photo('For everyone we love')
  await photo('For members', { audience: 'family_only' })
  await adds()
  await expect.poll(() => subjects(oma)).toEqual([expect.stringContaining('would like to send you the Moreau gazette')])
  await sendGazettes(server.context.db.worker, first)
  const [question] = await mailsTo(oma)
  const token = tokenIn(question!.text)
  expect(await visitor().call(contract.getGazetteLink, { token })).toMatchObject({ kind: 'confirm', family: 'Moreau' })
  await visitor().call(contract.answerGazetteLink, { token })
  await Promise.all([sendGazettes(server.context.db.worker, first), sendGazettes(server.context.db.worker, first)])
  const mail = await mailOfOma()
  expect(mail.attachments).toMatchObject([{ filename: `Moreau ${month}.pdf`, contentType: 'application/pdf' }])
  expect(mail.headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' })
  const pdf = await visitor().fetches(`/api/gazette/${tokenIn(mail.text)}/file`)
  const text = (await pagesOf(await bytesOf(pdf))).map((page) => page.text).join('\n')
  expect(text).toContain('For everyone we love')
  expect(text).not.toContain('For members')

  const unsubscribe = tokenIn(mail.headers!['List-Unsubscribe']!)
  await visitor().call(contract.answerGazetteLink, { token: unsubscribe })
  await visitor().call(contract.answerGazetteLink, { token: unsubscribe })
  const { subscribers } = await ben.call(contract.getGazette, family)
  expect(subscribers.map(({ state }) => state)).toEqual(['unsubscribed'])
  expect((await visitor().fetches(`/api/gazette/${tokenIn(mail.text)}/file`)).status).toBe(400)
  await photo('Next month', { taken_at: `${monthsAfter(month, 1)}-05T10:00:00` })
  await sendGazettes(server.context.db.worker, new Date(`${monthsAfter(month, 2)}-09T12:00:00Z`))
  const due = await server.sql(`select from graphile_worker.jobs where task_identifier = 'send-gazette'`)
  expect([due.length, (await subjects(oma)).length]).toEqual([0, 2])
})

test('a server that slept on the first sends the edition when it wakes up', async () => {
  await photo('Snow')
  await omaSubscribes()
  await sendGazettes(server.context.db.worker, new Date(first.getTime() + 20 * 86_400_000))
  expect((await mailOfOma()).subject).toContain('Moreau: your gazette for')
})

test('a clock that was ten years ahead on one day keeps no edition from anyone afterwards', async () => {
  await photo('Snow')
  await photo('Rain', { taken_at: `${monthsAfter(month, 1)}-05T10:00:00` })
  await omaSubscribes()
  const { worker } = server.context.db
  await sendGazettes(worker, new Date(first.getTime() + 3653 * 86_400_000))
  await sendGazettes(worker, first)
  await sendGazettes(worker, new Date(`${monthsAfter(month, 2)}-01T12:00:00Z`))
  await mailOfOma()
})

test('no email is sent for a month without photos', async () => {
  await omaSubscribes()
  await sendGazettes(server.context.db.worker, first)
  await expect
    .poll(() => server.sql(`select from graphile_worker.jobs where task_identifier = 'send-gazette'`))
    .toEqual([])
  expect(await subjects(oma)).toHaveLength(1)
})

test('the first edition appears in the morning of the first, where the owner lives', () => {
  expect(newestMonth(new Date('2026-12-01T07:00:00Z'), 'Europe/Paris')).toBe('2026-11')
  expect(newestMonth(new Date('2026-12-01T06:00:00Z'), 'Europe/Paris')).toBe('2026-10')
  expect(newestMonth(new Date('2026-12-01T12:00:00Z'), 'America/Los_Angeles')).toBe('2026-10')
})

test("an address can't be asked more than three times, not even after it was removed", async () => {
  for (let time = 0; time < 3; time++) {
    const { status, json } = await adds()
    expect(status).toBe(201)
    await ben.call(contract.removeGazetteSubscriber, { ...family, subscriber_id: (json as { id: string }).id })
  }
  expect((await adds()).status).toBe(429)
  expect((await adds(ana)).status).toBe(429)
})

test('links of someone who was removed stop working, and forged ones never work', async () => {
  await photo('Snow')
  const subscriber_id = await omaSubscribes()
  await sendGazettes(server.context.db.worker, first)
  const token = tokenIn((await mailOfOma()).text)
  await ben.call(contract.removeGazetteSubscriber, { ...family, subscriber_id })
  expect((await visitor().tries(contract.getGazetteLink, { token })).status).toBe(400)
  expect((await visitor().tries(contract.getGazetteLink, { token: `${token.slice(0, -1)}!` })).status).toBe(404)
  // Someone who was removed is unsubscribed already, and email clients see no failure.
  const unsubscribe = tokenIn((await mailOfOma()).headers!['List-Unsubscribe']!)
  expect((await visitor().tries(contract.answerGazetteLink, { token: unsubscribe })).status).toBe(204)
  const links = gazetteLinks(server.config.secret, server.config.appUrl, () => Date.now() - 91 * 86_400_000)
  const old = links.urlFor({ kind: 'edition', id: subscriber_id, month }).split('/').at(-1)!
  expect((await visitor().tries(contract.getGazetteLink, { token: old })).json).toMatchObject({ code: 'link_expired' })
})

test('Ben subscribes with one tap, only sees others as an editor, and it ends when he leaves', async () => {
  const cleo = await server.person('Cleo')
  await server.join(family, cleo, 'viewer')
  for (const member of [ben, cleo])
    await member.call(contract.subscribeToGazette, { ...family, ...look, paper: 'letter' })
  expect(await cleo.call(contract.getGazette, family)).toMatchObject({
    subscription: { paper: 'letter' },
    subscribers: [],
  })
  expect((await adds(cleo)).status).toBe(403)
  const { subscribers } = await ben.call(contract.getGazette, family)
  expect(subscribers.map(({ name, state }) => [name.split(' ')[0], state])).toEqual([
    ['Ben', 'subscribed'],
    ['Cleo', 'subscribed'],
  ])
  const [, { id: subscriber_id }] = subscribers as [unknown, { id: string }]
  expect((await ben.tries(contract.removeGazetteSubscriber, { ...family, subscriber_id })).status).toBe(404)
  await cleo.call(membersContract.leaveFamily, family)
  expect((await ben.call(contract.getGazette, family)).subscribers).toHaveLength(1)
})

test("a printed code plays what was said about a photo, without an account, until it's private", async () => {
  const photo_id = await photo('With a voice')
  await seedCaption(ben, { ...family, photo_id })
  const url = gazetteLinks(server.config.secret, server.config.appUrl).urlFor({
    kind: 'photo',
    id: photo_id,
    month: null,
  })
  const token = url.split('/').at(-1)!
  expect(await visitor().call(contract.getGazetteLink, { token })).toEqual({
    ...{ kind: 'voice', family: 'Moreau', month: null, recordings: 1, is_video: false },
  })
  await ana.call(photosContract.editPhoto, { ...family, photo_id, audience: 'private' })
  expect((await visitor().tries(contract.getGazetteLink, { token })).status).toBe(400)
  expect((await visitor().fetches(`/api/gazette/${token}/file`)).status).toBe(400)
})
