import { setTimeout as sleep } from 'node:timers/promises'
import { required } from '#shared/required.ts'
import { TEST_CARDS } from '#features/billing/sandbox.rules.ts'
import { album } from './album.ts'
import type { Shot } from './album/shot.ts'
import { FILM_ALBUM, gatherAlbums } from './albums.ts'
import { joinFamily, ownerUrlOfRunning, spreadActivities } from './demo.queries.ts'
import { sealLetters } from './letters.ts'
import { gatherRelatives } from './relatives.ts'
import { recordVoices } from './voices.ts'
import { chooseTrusted, flagAsAlma, makeFilm } from './wishes.ts'
import { welcome, type DemoServer, type DemoPerson } from './demo-person.ts'
import { recordAnswers } from './record-answers.ts'
import { makeVideo } from './snow-video.ts'
import { portraits, type Relative } from './family-content.ts'
import { paintAlbum } from './paint-album.ts'
import { gatherCategories, gatherChildren, labelsOf, settleIn, type DemoPeople } from './add-content.ts'

export const DEMO_FAMILY = 'The Lindqvist-Moreaus'
/** The demo's sign-in account; the other members only appear in the family. */
export const DEMO_OWNER = { first_name: 'Freja', last_name: 'Lindqvist', email: 'freja@lindqvist-moreau.example' }

const relatives = {
  julien: { first_name: 'Julien', last_name: 'Moreau', email: 'julien@lindqvist-moreau.example', role: 'editor' },
  astrid: {
    first_name: 'Astrid',
    last_name: 'Lindqvist',
    email: 'astrid@lindqvist-moreau.example',
    role: 'contributor',
  },
  camille: { first_name: 'Camille', last_name: 'Moreau', email: 'camille@lindqvist-moreau.example', role: 'viewer' },
} as const

export type DemoOptions = DemoServer & {
  /** Limits the album to this many of the newest photos, without the video, for tests. */
  pictures?: number
  /** Called as photos are added. */
  onProgress?: (done: number, all: number) => void
}
export type DemoFamily = { family_id: string; owner: DemoPerson }

const INGEST_PATIENCE_MS = 180_000

/**
 * Fills a running Hearthbook with the demo family over its public API: accounts by email, photos by upload. It skips what
 * already exists, so running it again completes an interrupted run.
 */
export async function fillDemo({ pictures, onProgress, ...server }: DemoOptions): Promise<DemoFamily> {
  const { owner, family_id, people, ownerUrl } = await gatherFamily(server)
  const family = `/api/families/${family_id}`
  await chooseTrusted(people, family)
  const [kids, shelves] = [await gatherChildren(owner, family), await gatherCategories(owner, family)]
  const known = await gatherRelatives(owner, family, kids)
  const shots = pictures === undefined ? [...album, ...earlierToday()] : album.slice(-pictures)
  const photos = new Map<string, string>()
  await paintAlbum(shots, async ({ filename, bytes }, shot) => {
    const photographer = people[shot.by]
    const photo_id = await untilPhoto(photographer, family_id, await photographer.upload(family_id, filename, bytes))
    const said = { ...labelsOf(shot, known, shelves), ...(shot.favorite && { is_favorite: true }) }
    await photographer.send('PATCH', `${family}/photos/${photo_id}`, said)
    for (const [who, at] of Object.entries(portraits)) if (at === shot.at) await people[who as Relative].show(bytes)
    photos.set(shot.at, photo_id)
    onProgress?.(photos.size, shots.length)
  })
  const video = pictures === undefined ? await makeVideo() : undefined
  if (video) await untilPhoto(owner, family_id, await owner.upload(family_id, video.filename, video.bytes))
  await settleIn(family, people, known, photos)
  await gatherAlbums(owner, family, photos)
  const untilDone = async (by: Relative, upload_id: string) =>
    void (await untilProcessed(people[by], family_id, upload_id))
  await recordAnswers({ person: owner, family_id, ownerUrl, untilDone: (id) => untilDone('freja', id) }, kids)
  await recordVoices({ people, family_id, photos, untilDone })
  await flagAsAlma({ server, family_id, ownerUrl, kids, photos })
  await sealLetters({ people, family_id, ownerUrl, kids, photos, untilDone })
  await owner.send('PUT', `${family}/address/slug`, { slug: 'lindqvist-moreau' })
  await owner.send('PUT', `${family}/gazette/subscription`, { language: 'en', large_type: false, paper: 'a4' })
  await spreadActivities(ownerUrl, family_id)
  if (pictures === undefined) await makeFilm(owner, family, FILM_ALBUM)
  return { family_id, owner }
}

async function gatherFamily(server: DemoServer) {
  const owner = await welcome(server, DEMO_OWNER)
  await buyPlan(owner)
  const { families } = await owner.send<{ families: { id: string; name: string }[] }>('GET', '/api/families')
  const family_id =
    families.find(({ name }) => name === DEMO_FAMILY)?.id ??
    (await owner.send<{ id: string }>('POST', '/api/families', { name: DEMO_FAMILY })).id
  const ownerUrl = server.databaseUrl ?? ownerUrlOfRunning(server.dataDir)
  const people: Partial<DemoPeople> = { freja: owner }
  for (const [who, { role, ...names }] of Object.entries(relatives)) {
    const person = (people[who as Relative] = await welcome(server, names))
    await joinFamily(ownerUrl, { family_id, user_id: person.user_id, role, name: person.first_name })
  }
  return { owner, family_id, people: people as DemoPeople, ownerUrl }
}

/** Where there are plans, the free one includes neither the family's fourth member nor its video. */
async function buyPlan(owner: DemoPerson) {
  type Plan = { billing: string; subscribed: boolean }
  const plan = () => owner.send<Plan>('GET', '/api/billing/subscription')
  const { billing, subscribed } = await plan()
  if (billing !== 'sandbox' || subscribed) return
  const wish = { tier: 'premium', isYearly: true }
  const { url } = await owner.send<{ url: string }>('POST', '/api/billing/checkouts', wish)
  const checkout = `/api/sandbox/checkouts/${url.split('/').at(-1)}`
  await owner.send('POST', `${checkout}/payment`, { card_number: TEST_CARDS.works })
  for (const until = Date.now() + INGEST_PATIENCE_MS; !(await plan()).subscribed; await sleep(100))
    if (Date.now() > until) throw new Error('The demo plan never started')
}

/** Photos from the same day in the two previous years, so that the dashboard always has memories to show. */
function earlierToday(): Shot[] {
  const day = (years: number) => {
    const now = new Date()
    return `${now.getFullYear() - years}${now.toISOString().slice(4, 10)}`
  }
  return [
    { scene: 'pancakes', light: 'morning', shape: '4:3', at: `${day(2)}T09:12:30`, by: 'julien', place: 'home' },
    { scene: 'kitchenTable', light: 'golden', shape: '1:1', at: `${day(1)}T16:40:11`, by: 'freja', place: 'home' },
  ]
}

/** The upload's photo, including an existing duplicate. */
async function untilPhoto(person: DemoPerson, family_id: string, upload_id: string): Promise<string> {
  return required((await untilProcessed(person, family_id, upload_id)).photo_id)
}

async function untilProcessed(person: DemoPerson, family_id: string, upload_id: string) {
  for (const deadline = Date.now() + INGEST_PATIENCE_MS; Date.now() < deadline; await sleep(100)) {
    const { uploads } = await person.send<{
      uploads: { state: string; photo_id: string | null; reason: string | null }[]
    }>('GET', `/api/families/${family_id}/upload-states?ids=${upload_id}`)
    const upload = uploads[0]
    if (upload?.photo_id || upload?.state === 'done') return upload
    if (upload?.state !== 'received') throw new Error(`A demo file was ${upload?.state ?? 'lost'}: ${upload?.reason}`)
  }
  throw new Error('A demo file was never processed')
}
