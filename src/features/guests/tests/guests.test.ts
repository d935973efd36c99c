import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { commentsContract } from '#features/comments/comments.contract.ts'
import { peopleContract } from '#features/people/people.contract.ts'
import { childrenContract } from '#features/people/children.contract.ts'
import { guestsContract as contract } from '#features/guests/guests.contract.ts'
import { milestonesContract } from '#features/milestones/milestones.contract.ts'
import { personalityContract } from '#features/personality/personality.contract.ts'
import { photosContract } from '#features/photos/photos.contract.ts'
import { renditionKey } from '#features/media/server/media-objects.ts'
import { asGuest } from '#server/db/database.ts'
import { seedAnswer } from '#kit/answers.ts'
import { seedCaption } from '#kit/captions.ts'
import { makeAudio } from '#kit/recordings.ts'
import { opensLink, seedGuest, type TestGuest } from '#kit/guests.ts'
import { hostileTexts } from '#kit/hostile.ts'
import { newId } from '#shared/ids.ts'
import { someAddress, type Family, type Person } from '#kit/people.ts'
import { seedPhoto, type PhotoOptions } from '#kit/photos.ts'
import { openTestApp, type TestApp } from '#kit/test-app.ts'

let server: TestApp
let family: Family
let ana: Person
/** A guest with a link of her own, on a tablet. */
let link: TestGuest
let rosa: Person

beforeAll(async () => {
  server = await openTestApp()
  ana = await server.person('Ana')
})
afterAll(() => server.close())
beforeEach(async () => {
  family = await ana.opensFamily('Moreau')
  link = await seedGuest(ana, family, 'Grandma Rosa')
  rosa = await link.comes()
})

const shares = (options: PhotoOptions = {}, by = ana, of = family) =>
  seedPhoto(by, of, { audience: 'extended_family', ...options })
const looks = async (guest = rosa) => (await guest.call(contract.listGuestMoments, {})).moments
const photo = (subject_id: string) => ({ subject_kind: 'photo', subject_id }) as const
const here = () => ({ family_id: family.family_id })
const revokes = () => ana.call(contract.revokeGuest, { ...here(), guest_id: link.guest_id })

describe('a guest', () => {
  test("sees what's shared with the extended family, newest first, and nothing else", async () => {
    const shared = await shares({ description: 'At the lake', taken_at: '2024-05-01T10:00:00' })
    const newer = await shares({ taken_at: '2025-05-01T10:00:00', filename: 'secret-name.jpg' })
    const hidden = [
      await seedPhoto(ana, family),
      await seedPhoto(ana, family, { audience: 'private' }),
      await shares({}, ana, await ana.opensFamily('Vidal')),
    ]
    const deleted = await shares()
    await ana.call(photosContract.deletePhoto, { ...here(), photo_id: deleted })
    const { moments, name, family_name } = await rosa.call(contract.listGuestMoments, {})
    expect(moments.map(({ id }) => id)).toEqual([newer, shared])
    expect({ name, family_name }).toEqual({ name: 'Grandma Rosa', family_name: 'Moreau' })
    const page = await rosa.sends({ method: 'GET', url: '/guest' })
    for (const secret of [...hidden, deleted, 'secret-name', ana.email, ana.user_id])
      expect(JSON.stringify(moments) + page.text).not.toContain(secret)
    for (const photo_id of [...hidden, deleted])
      expect((await rosa.tries(contract.heartGuestMoment, photo(photo_id))).status).toBe(404)
  })

  test('can page through all photos, and through single photos with large buttons', async () => {
    const all = []
    for (let n = 0; n < 7; n++) all.push(await shares({ taken_at: '2024-05-01T10:00:00' }))
    const seen: string[] = []
    let cursor: string | null | undefined
    do {
      const page = await rosa.call(contract.listGuestMoments, { limit: 3, ...(cursor && { cursor }) })
      seen.push(...page.moments.map(({ id }) => id))
      cursor = page.next_cursor
    } while (cursor)
    expect(seen.toSorted()).toEqual(all.toSorted())

    const turned: string[] = []
    let url: string | undefined = '/guest'
    while (url) {
      const { text } = await rosa.sends({ method: 'GET', url })
      turned.push(/data-moment="([^"]+)"/.exec(text)![1]!)
      url = /id="older" href="([^"]+)"/.exec(text)?.[1]
    }
    expect(turned).toEqual(seen)
  })

  test('sees shared milestones and answers among the photos, in chronological order', async () => {
    const { id: child_id } = await ana.call(childrenContract.addChild, {
      ...{ ...here(), first_name: 'Milla', last_name: 'Moreau', birth_date: '2023-05-01' },
    })
    const photo_id = await shares({ taken_at: '2024-05-01T10:00:00' })
    const hidden_photo = await seedPhoto(ana, family, { taken_at: '2020-01-01T10:00:00' })
    const walked = { ...here(), name: 'First steps', description: 'To the door!', date: '2024-05-01', child_id }
    const add = (more: object) => ana.call(milestonesContract.addMilestone, { ...walked, ...more })
    const { id: milestone_id } = await add({ audience: 'extended_family', photo_ids: [hidden_photo, photo_id] })
    const { id: hidden_milestone } = await add({ name: 'A secret tooth' })
    const prompt_id = (await ana.call(personalityContract.listPrompts, here())).prompts[0]!.id
    await ana.call(personalityContract.giveConsent, { ...here(), child_id, text_version: '1' })
    const asked = { ...here(), child_id, prompt_id }
    const answer = await seedAnswer(ana, asked, { audience: 'extended_family', response_text: 'When papa falls over' })
    const hidden_answer = await seedAnswer(ana, asked, { response_text: 'A secret word' })

    const moments = await looks()
    expect(moments.map(({ kind, id }) => [kind, id])).toEqual([
      ['response', answer.response_id],
      ['milestone', milestone_id],
      ['photo', photo_id],
    ])
    const [said, step, picture] = moments
    expect(said).toMatchObject({ child_name: 'Milla', prompt_text: 'What makes you laugh out loud?' })
    expect(step).toMatchObject({ child_name: 'Milla', name: 'First steps', picture: { film_url: null } })
    expect(step!.picture!.large_url).toBe(picture!.picture!.large_url)

    const page = async (id: string) => (await rosa.sends({ method: 'GET', url: `/guest?moment=${id}` })).text
    expect(await page(milestone_id)).toMatch(/First steps[^]*To the door![^]*Milla, May 1, 2024/)
    const answered = await page(answer.response_id)
    expect(answered).toMatch(/What makes you laugh out loud\?[^]*When papa falls over[^]*Milla answered on/)
    for (const secret of [hidden_photo, hidden_milestone, hidden_answer.response_id, 'secret tooth', 'secret word'])
      expect(JSON.stringify(moments) + answered).not.toContain(secret)

    const poster = await rosa.fetches(said!.picture!.large_url)
    expect([poster.status, await poster.text()]).toEqual([200, `the face of ${answer.clip_id}`])

    for (const [subject_kind, subject_id] of [
      ['milestone', milestone_id],
      ['response', answer.response_id],
    ] as const) {
      await rosa.call(contract.heartGuestMoment, { subject_kind, subject_id })
      await rosa.call(contract.heartGuestMoment, { subject_kind, subject_id })
      const { people } = await ana.call(commentsContract.listReactions, { ...here(), subject_kind, subject_id })
      expect(people).toEqual([{ kind: 'heart', name: 'Grandma Rosa' }])
    }
    expect((await looks()).map(({ hearted }) => hearted)).toEqual([true, true, false])
    const refused = { subject_kind: 'milestone', subject_id: hidden_milestone } as const
    expect((await rosa.tries(contract.heartGuestMoment, refused)).status).toBe(404)

    // Withdrawing consent hides the answers and their videos right away.
    await ana.call(personalityContract.withdrawConsent, { ...here(), child_id })
    expect((await looks()).map(({ kind }) => kind)).toEqual(['milestone', 'photo'])
    expect((await rosa.fetches(said!.picture!.large_url)).status).toBe(404)
  })

  test("sees as much of a photo's date as the family knows, in every language", async () => {
    const dated = { month: '1965-05-01', season: '1974-07-01', about: '1965-01-01', decade: '1960-01-01' }
    const wording = {
      en: { month: 'May 1965', season: 'Summer 1974', about: 'Around 1965', decade: '1960s' },
      es: { month: 'Mayo de 1965', season: 'Verano de 1974', about: 'Hacia 1965', decade: 'Década de 1960' },
      fr: { month: 'Mai 1965', season: 'Été 1974', about: 'Vers 1965', decade: 'Années 1960' },
      de: { month: 'Mai 1965', season: 'Sommer 1974', about: 'Um 1965', decade: '1960er' },
    } as const
    for (const taken_precision of ['month', 'season', 'about', 'decade'] as const) {
      const photo_id = await shares()
      const taken_at = `${dated[taken_precision]}T00:00:00`
      await ana.call(photosContract.editPhoto, { ...here(), photo_id, taken_at, taken_precision })
      const moment = (await looks()).find(({ id }) => id === photo_id)
      expect(moment).toMatchObject({ taken_at, taken_precision })
      for (const [language, words] of Object.entries(wording)) {
        const headers = { 'accept-language': language }
        const { text } = await rosa.sends({ method: 'GET', url: `/guest?moment=${photo_id}`, headers })
        expect(text).toContain(`<p class="when"><span>${words[taken_precision]}</span>`)
      }
    }
  })

  test('sends a heart, which counts once, and the family sees who sent it', async () => {
    const photo_id = await shares()
    const pressed = await Promise.all(
      Array.from({ length: 8 }, () => rosa.tries(contract.heartGuestMoment, photo(photo_id))),
    )
    expect(pressed.map(({ status }) => status)).toEqual(Array(8).fill(204))
    expect((await looks())[0]).toMatchObject({ hearted: true })
    const about = { ...here(), subject_kind: 'photo', subject_id: photo_id } as const
    expect(await ana.call(commentsContract.listReactions, about)).toEqual({
      counts: [{ kind: 'heart', count: 1 }],
      mine: [],
      people: [{ kind: 'heart', name: 'Grandma Rosa' }],
    })
    await rosa.call(contract.unheartGuestMoment, photo(photo_id))
    expect(await ana.call(commentsContract.listReactions, about)).toEqual({ counts: [], mine: [], people: [] })
    await rosa.call(contract.heartGuestMoment, photo(photo_id))
    await revokes()
    // Revoking the link doesn't remove her heart.
    expect((await ana.call(commentsContract.listReactions, about)).people).toEqual([
      { kind: 'heart', name: 'Grandma Rosa' },
    ])
  })

  test('gets images without metadata, and never an original', async () => {
    const photo_id = await shares()
    const { large_url } = (await looks())[0]!.picture!
    const picture = await rosa.fetches(large_url)
    expect([picture.status, await picture.text()]).toEqual([200, `large of ${photo_id}`])
    expect(picture.headers.get('referrer-policy')).not.toBe('unsafe-url')
    for (const other of ['full', 'original', 'deleted'])
      expect((await rosa.fetches(large_url.replace('/large?', `/${other}?`))).status).toBe(404)
    expect((await rosa.fetches(large_url.replace('/shared-media/', '/media/'))).status).toBe(404)
    expect((await rosa.fetches(`${large_url}x`)).status).toBe(404)
  })
})

describe('an audio caption', () => {
  test('can be heard by guests as long as its photo is shared with them, and by no one else', async () => {
    const audio = await makeAudio({ live: false })
    const shared = await shares({ description: 'At the lake' })
    const { clip_id } = await seedCaption(ana, { ...here(), photo_id: shared }, audio)
    const hidden = await seedPhoto(ana, family)
    const secret = await seedCaption(ana, { ...here(), photo_id: hidden }, audio)
    const [moment] = await looks()
    if (moment?.kind !== 'photo') throw new Error('the photo is not there')
    expect(moment.voice_urls[0]).toContain(clip_id)
    const { text } = await rosa.sends({ method: 'GET', url: '/guest' })
    expect(text).toMatch(/<audio src="[^"]+" aria-label="Listen to the audio caption" controls/)
    expect(text).not.toContain(secret.clip_id)
    const heard = await rosa.fetches(moment.voice_urls[0]!)
    expect([heard.status, heard.headers.get('content-type')]).toEqual([200, 'audio/webm'])
    expect((await heard.arrayBuffer()).byteLength).toBe(audio.length)
    const part = await rosa.fetches(moment.voice_urls[0]!, { headers: { range: 'bytes=0-9' } })
    expect(part.status).toBe(206)

    // Neither with someone else's URL nor directly in the database.
    expect((await rosa.fetches(moment.voice_urls[0]!.replace(clip_id, secret.clip_id))).status).toBe(404)
    const other = await (await seedGuest(ana, family, 'Uncle Joe')).comes()
    expect((await other.fetches(moment.voice_urls[0]!)).status).toBe(404)
    const seen = await asGuest(server.context.db, link.guest_id, (tx) =>
      tx.selectFrom('audio_captions').select('clip_id').execute(),
    )
    expect(seen).toEqual([{ clip_id }])

    await ana.call(photosContract.editPhoto, { ...here(), photo_id: shared, audience: 'family_only' })
    expect((await rosa.fetches(moment.voice_urls[0]!)).status).toBe(404)
  })
})

describe('a video', () => {
  test('plays from its transcoded copy if there is one, else without metadata or not at all', async () => {
    const photo_id = await shares()
    await server.sql(`update photos set kind = 'video', duration_ms = 2000 where id = $1`, [photo_id])
    const { film_url } = (await looks())[0]!.picture!
    // This file isn't a valid video.
    expect((await rosa.fetches(film_url!)).status).toBe(404)
    const { store } = server.context
    await store.put(renditionKey({ ...here(), photo_id, version: 1 }), Buffer.from('the copy'), {
      contentType: 'video/mp4',
    })
    await server.sql(`insert into film_renditions (photo_id, family_id, state) values ($1, $2, 'made')`, [
      photo_id,
      family.family_id,
    ])
    const video = await rosa.fetches(film_url!)
    expect([video.status, video.headers.get('content-type'), await video.text()]).toEqual([
      200,
      'video/mp4',
      'the copy',
    ])
    await ana.call(photosContract.editPhoto, { ...here(), photo_id, audience: 'family_only' })
    expect((await rosa.fetches(film_url!)).status).toBe(404)
  })
})

describe('a guest link', () => {
  test("that's revoked ends every visit, page, and image URL right away", async () => {
    await shares()
    const { large_url } = (await looks())[0]!.picture!
    await revokes()
    expect((await rosa.tries(contract.listGuestMoments, {})).status).toBe(401)
    expect((await rosa.fetches(large_url)).status).toBe(401)
    expect((await rosa.sends({ method: 'GET', url: '/guest' })).text).toContain('data-door')
    await expect(opensLink(ana, link.token)).rejects.toThrow('link_expired')
    expect((await ana.call(contract.listGuests, here())).guests).toEqual([])
    expect((await ana.tries(contract.revokeGuest, { ...here(), guest_id: link.guest_id })).status).toBe(404)
  })

  test("that's renewed ends the old link and its visits", async () => {
    await shares()
    const { url } = await ana.call(contract.renewGuestLink, { ...here(), guest_id: link.guest_id })
    expect((await rosa.tries(contract.listGuestMoments, {})).status).toBe(401)
    await expect(opensLink(ana, link.token)).rejects.toThrow('link_expired')
    expect(await looks(await opensLink(ana, url.split('#')[1]!))).toHaveLength(1)
  })

  test('expires', async () => {
    await server.sql(`update guests set expires_at = now() - interval '1 second' where id = $1`, [link.guest_id])
    expect((await rosa.tries(contract.listGuestMoments, {})).status).toBe(401)
    await expect(opensLink(ana, link.token)).rejects.toThrow('link_expired')
    expect((await ana.tries(contract.renewGuestLink, { ...here(), guest_id: link.guest_id })).status).toBe(404)
  })

  test('is stored only as a hash, and shown once', async () => {
    const [row] = await server.sql('select * from guests where id = $1', [link.guest_id])
    expect(JSON.stringify(row)).not.toContain(link.token)
    expect(JSON.stringify(await ana.call(contract.listGuests, here()))).not.toContain(link.token)
    expect(server.log.join('')).not.toContain(link.token)
  })

  test("can't be guessed, because attempts are rate-limited", async () => {
    const remoteAddress = someAddress()
    const tries = (token: string) => server.visitor().tries(contract.openGuestLink, { token }, { remoteAddress })
    for (let n = 0; n < 30; n++) expect((await tries(`guess ${n}`)).status).toBe(400)
    expect(await tries(link.token)).toMatchObject({ status: 429, headers: { 'retry-after': expect.anything() } })
  })

  test("that's revoked while it's being opened doesn't start a visit", async () => {
    for (let n = 0; n < 8; n++) {
      const { guest_id, token } = await seedGuest(ana, family, `Guest ${n}`)
      const [opened] = await Promise.allSettled([
        opensLink(ana, token),
        ana.call(contract.revokeGuest, { ...here(), guest_id }),
      ])
      if (opened.status === 'fulfilled')
        expect((await opened.value.tries(contract.listGuestMoments, {})).status).toBe(401)
      expect(await server.sql('select 1 from guest_sessions where guest_id = $1', [guest_id])).toHaveLength(0)
    }
  })

  test('records when it was last used', async () => {
    await looks()
    const [guest] = (await ana.call(contract.listGuests, here())).guests
    expect(guest).toMatchObject({
      name: 'Grandma Rosa',
      language: null,
      expires_at: null,
      last_seen_at: expect.any(String),
    })
  })
})

describe('a guest page', () => {
  test("isn't indexed or cached, and sends no referrer", async () => {
    await shares()
    for (const somebody of [rosa, server.visitor()]) {
      const { headers, text } = await somebody.sends({ method: 'GET', url: '/guest' })
      expect(headers).toMatchObject({
        'x-robots-tag': 'noindex, nofollow, noarchive',
        'referrer-policy': 'no-referrer',
        'cache-control': 'no-store',
        'content-security-policy': expect.stringContaining("default-src 'none'"),
      })
      expect(text).toContain('<meta name="robots" content="noindex, nofollow, noarchive">')
    }
  })

  test('uses the language of the link, else that of the browser', async () => {
    await shares()
    const asks = async (guest: Person, language: string) =>
      (await guest.sends({ method: 'GET', url: '/guest', headers: { 'accept-language': language } })).text
    expect(await asks(rosa, 'fr-CA')).toContain('Envoyer un cœur')
    expect(await asks(rosa, 'it')).toContain('Send a heart')
    const { url } = await ana.call(contract.addGuest, { ...here(), name: 'La abuela', language: 'es' })
    expect(await asks(await opensLink(ana, url.split('#')[1]!), 'fr')).toContain('Enviar un corazón')
  })

  test("writes dates in the order of the browser's region", async () => {
    const photo_id = await shares()
    await ana.call(photosContract.editPhoto, { ...here(), photo_id, taken_at: '2024-05-01T10:00:00' })
    const asks = async (language: string) =>
      (await rosa.sends({ method: 'GET', url: `/guest?moment=${photo_id}`, headers: { 'accept-language': language } }))
        .text
    expect(await asks('en-GB,en;q=0.9')).toContain('1 May 2024')
    expect(await asks('en-US')).toContain('May 1, 2024')
    expect(await asks('not a language')).toContain('May 1, 2024')
  })

  test('escapes user text', async () => {
    for (const text of hostileTexts.filter((one) => !one.includes('\0') && one.trim() && one.length <= 5_000)) {
      const written = await shares({ description: text })
      const page = (await rosa.sends({ method: 'GET', url: `/guest?moment=${written}` })).text
      expect(page).not.toMatch(/<script>document|<img src=x/)
      expect(page.match(/<script/g)).toHaveLength(1)
    }
    const { url } = await ana.call(contract.addGuest, { ...here(), name: '<img src=x onerror=alert(1)>' })
    expect(
      (await (await opensLink(ana, url.split('#')[1]!)).sends({ method: 'GET', url: '/guest' })).text,
    ).not.toContain('<img src=x')
  })
})

describe('row-level security alone', () => {
  test('shows guests only what they may see, and lets them change only their own hearts', async () => {
    const shared = await shares()
    const hidden = await seedPhoto(ana, family)
    const elsewhere = await ana.opensFamily('Vidal')
    const theirs = await shares({}, ana, elsewhere)
    const { db } = server.context
    const as = <T>(work: (tx: Parameters<Parameters<typeof asGuest>[2]>[0]) => Promise<T>) =>
      asGuest(db, link.guest_id, work)

    expect(await as((tx) => tx.selectFrom('photos').select('id').execute())).toEqual([{ id: shared }])
    expect(await as((tx) => tx.selectFrom('families').select('name').execute())).toEqual([{ name: 'Moreau' }])
    expect(await as((tx) => tx.selectFrom('guests').select('name').execute())).toEqual([{ name: 'Grandma Rosa' }])
    for (const table of [
      'profiles',
      'family_members',
      'comments',
      'family_activities',
      'guest_sessions',
      'people',
      'uploads',
    ])
      await expect(
        as((tx) =>
          tx
            .selectFrom(table as 'photos')
            .selectAll()
            .execute(),
        ),
        table,
      ).rejects.toThrow('permission denied')
    for (const column of ['location_lat', 'location_name', 'camera', 'filename', 'sha256', 'added_by'] as const)
      await expect(
        as((tx) => tx.selectFrom('photos').select(column).execute()),
        column,
      ).rejects.toThrow('permission denied')
    await expect(as((tx) => tx.updateTable('photos').set({ description: 'x' }).execute())).rejects.toThrow(
      'permission denied',
    )
    await expect(as((tx) => tx.deleteFrom('photos').execute())).rejects.toThrow('permission denied')
    const heart = { kind: 'heart' as const, guest_id: link.guest_id, family_id: family.family_id }
    for (const photo_id of [hidden, theirs])
      await expect(
        as((tx) =>
          tx
            .insertInto('reactions')
            .values({ id: crypto.randomUUID(), photo_id, ...heart })
            .execute(),
        ),
      ).rejects.toThrow('row-level security')
    const other = await seedGuest(ana, family, 'Somebody else')
    await expect(
      as((tx) =>
        tx
          .insertInto('reactions')
          .values({ ...heart, id: crypto.randomUUID(), photo_id: shared, guest_id: other.guest_id })
          .execute(),
      ),
    ).rejects.toThrow('row-level security')
    await revokes()
    expect(await as((tx) => tx.selectFrom('photos').select('id').execute())).toEqual([])
  })

  test('shows nothing to a guest session without a guest', async () => {
    await shares()
    const rows = await server.context.db.guest
      .transaction()
      .execute((tx) => tx.selectFrom('photos').select('id').execute())
    expect(rows).toEqual([])
  })
})

describe('a link for certain people', () => {
  /** Noé and Alma, each with a milestone, an answer, a photo with an audio caption, and one photo of both. */
  async function opensNoahsLink() {
    const audio = await makeAudio({ live: false })
    const prompt_id = (await ana.call(personalityContract.listPrompts, here())).prompts[0]!.id
    const shot = async (...person_ids: string[]) => {
      const photo_id = await shares()
      if (person_ids.length) await ana.call(photosContract.editPhoto, { ...here(), photo_id, person_ids })
      return photo_id
    }
    const child = async (first_name: string) => {
      const about = { first_name, birth_date: '2020-01-01' }
      const { id: child_id } = await ana.call(childrenContract.addChild, { ...here(), ...about })
      await ana.call(personalityContract.giveConsent, { ...here(), child_id, text_version: '1' })
      const answer = await seedAnswer(ana, { ...here(), child_id, prompt_id }, { audience: 'extended_family' })
      const photo_id = await shot(child_id)
      const { clip_id } = await seedCaption(ana, { ...here(), photo_id }, audio)
      return { child_id, photo_id, clip_id, answer }
    }
    const [noah, alma] = [await child('Noé'), await child('Alma')]
    const both = await shot(noah.child_id, alma.child_id)
    const empty = await shot()
    const milestone = async ({ child_id }: { child_id: string }) => {
      const step = { name: 'First steps', date: '2021-02-01', child_id, audience: 'extended_family' as const }
      const photo_ids = [alma.photo_id, both]
      return (await ana.call(milestonesContract.addMilestone, { ...here(), ...step, photo_ids })).id
    }
    const milestones = { his: await milestone(noah), hers: await milestone(alma) }
    const made = await ana.call(contract.addGuest, { ...here(), name: 'Grandma Inès', person_ids: [noah.child_id] })
    const guest = await opensLink(ana, made.url.split('#')[1]!)
    return { noah, alma, both, empty, milestones, guest, made }
  }

  test('shows only their photos, milestones, and answers, with everyone else in a photo', async () => {
    const { noah, both, milestones, guest, made } = await opensNoahsLink()
    expect(made.guest.person_ids).toEqual([noah.child_id])
    const shown = await looks(guest)
    const kinds = (kind: string) => shown.flatMap((one) => (one.kind === kind ? [one.id] : []))
    expect(kinds('photo').toSorted()).toEqual([noah.photo_id, both].toSorted())
    expect(kinds('milestone')).toEqual([milestones.his])
    expect(kinds('response')).toEqual([noah.answer.response_id])
    // Of the milestone's photos, the guest gets the one that shows Noé.
    expect(shown.find(({ kind }) => kind === 'milestone')?.picture?.large_url).toContain(both)
    await ana.call(photosContract.editPhoto, { ...here(), photo_id: both, person_ids: [] })
    expect((await looks(guest)).map(({ id }) => id)).not.toContain(both)
    // Links without people show everything.
    expect((await looks()).length).toBeGreaterThan(shown.length)
  })

  test("doesn't open the page, a photo, an audio caption, or a video of anyone else", async () => {
    const { noah, alma, empty, guest } = await opensNoahsLink()
    const media = (await looks(guest)).flatMap((one) =>
      one.kind === 'photo' && one.id === noah.photo_id ? [one.picture!.large_url, ...one.voice_urls] : [],
    )
    expect(await Promise.all(media.map(async (url) => (await guest.fetches(url)).status))).toEqual([200, 200])
    const theirs = (await looks()).flatMap((one) => [
      ...(one.picture ? [one.picture.large_url, ...(one.picture.film_url ? [one.picture.film_url] : [])] : []),
      ...(one.kind === 'photo' ? one.voice_urls : []),
    ])
    for (const url of theirs) expect((await guest.fetches(url)).status).toBe(404)
    for (const id of [alma.photo_id, empty, alma.answer.response_id]) {
      const page = await guest.sends({ method: 'GET', url: `/guest?moment=${id}` })
      expect(page.text).not.toContain(id)
      expect(page.text).not.toContain('Alma')
    }
  })

  test("doesn't accept hearts for anything else, and hides what was hearted before it was limited", async () => {
    const { noah, alma, milestones, guest } = await opensNoahsLink()
    const refused = [
      { subject_kind: 'photo', subject_id: alma.photo_id },
      { subject_kind: 'milestone', subject_id: milestones.hers },
      { subject_kind: 'response', subject_id: alma.answer.response_id },
    ] as const
    for (const heart of refused) expect((await guest.tries(contract.heartGuestMoment, heart)).status).toBe(404)
    await guest.call(contract.heartGuestMoment, photo(noah.photo_id))
    await ana.call(photosContract.editPhoto, { ...here(), photo_id: noah.photo_id, person_ids: [alma.child_id] })
    expect((await looks(guest)).map(({ id }) => id)).not.toContain(noah.photo_id)
  })

  test('limits every table that guests can read', async () => {
    const { noah, both, milestones, made } = await opensNoahsLink()
    const ids = async (table: string, column: string) =>
      asGuest(server.context.db, made.guest.id, async (tx) => {
        const { rows } = await sql<{ id: string }>`select ${sql.ref(column)} as id from ${sql.table(table)}`.execute(tx)
        return rows.map(({ id }) => id).toSorted()
      })
    const photos = [noah.photo_id, both].toSorted()
    expect(await ids('photos', 'id')).toEqual(photos)
    expect(await ids('photo_people', 'photo_id')).toEqual(photos)
    expect(await ids('people', 'id')).toEqual([noah.child_id])
    expect(await ids('milestones', 'id')).toEqual([milestones.his])
    expect(await ids('photo_milestones', 'photo_id')).toEqual([both])
    expect(await ids('child_personality_responses', 'id')).toEqual([noah.answer.response_id])
    expect(await ids('audio_captions', 'clip_id')).toEqual([noah.clip_id])
    expect(await ids('comments', 'id')).toEqual([])
    for (const table of ['photo_counts', 'person_photo_counts', 'person_photo_totals'])
      await expect(ids(table, 'family_id')).rejects.toThrow('permission denied')
  })

  test('follows a person who is merged into another', async () => {
    const add = (first_name: string) =>
      ana.call(peopleContract.addPerson, { ...here(), once: newId(), first_name }).then(({ id }) => id)
    const [twice, once] = [await add('Uncle Joe'), await add('Joe')]
    const made = await ana.call(contract.addGuest, { ...here(), name: 'Aunt Kim', person_ids: [twice] })
    const guest = await opensLink(ana, made.url.split('#')[1]!)
    const photo_id = await shares()
    await ana.call(photosContract.editPhoto, { ...here(), photo_id, person_ids: [once] })
    expect(await looks(guest)).toEqual([])
    await ana.call(peopleContract.mergePeople, { ...here(), person_id: twice, into_person_id: once })
    expect((await looks(guest)).map(({ id }) => id)).toEqual([photo_id])
    expect((await ana.call(contract.listGuests, here())).guests[0]!.person_ids).toEqual([once])
  })
})
