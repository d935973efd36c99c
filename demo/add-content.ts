import { randomUUID } from 'node:crypto'
import { CONSENT_VERSION } from '#features/personality/consent-version.ts'
import type { Subject } from '#features/comments/comments.rules.ts'
import { required } from '#shared/required.ts'
import { album } from './album.ts'
import { shapes } from './album/shot.ts'
import type { DemoPerson } from './demo-person.ts'
import {
  answers,
  book,
  categories,
  children,
  guests,
  invited,
  LAST_NAME,
  milestones,
  photoComments,
  type Relative,
  type Talk,
} from './family-content.ts'
import { others } from './relatives.ts'

export type DemoPeople = Record<Relative, DemoPerson>
/** IDs by the names in family-content.ts; photos by the time they were taken. */
export type Ids = Map<string, string>
type Listed = { id: string; name: string }

/** The family's children, skipping those that already exist. */
export async function gatherChildren({ send }: DemoPerson, family: string): Promise<Ids> {
  const { children: there } = await send<{ children: { id: string; first_name: string }[] }>(
    'GET',
    `${family}/children`,
  )
  const ids: Ids = new Map(there.map(({ first_name, id }) => [first_name, id]))
  for (const [first_name, { birth_date, gender }] of Object.entries(children)) {
    if (ids.has(first_name)) continue
    const added = { first_name, last_name: LAST_NAME, birth_date, gender }
    ids.set(first_name, (await send<{ id: string }>('POST', `${family}/children`, added)).id)
  }
  return ids
}

export async function gatherCategories({ send }: DemoPerson, family: string): Promise<Ids> {
  const { categories: there } = await send<{ categories: Listed[] }>('GET', `${family}/categories`)
  const ids: Ids = new Map(there.map(({ name, id }) => [name, id]))
  for (const name of Object.keys(categories))
    if (!ids.has(name)) ids.set(name, (await send<{ id: string }>('POST', `${family}/categories`, { name })).id)
  return ids
}

/** The family's content besides photos: milestones, answers, comments, profile photos, guests. Skips what already exists. */
export async function settleIn(family: string, people: DemoPeople, known: Ids, photos: Ids): Promise<void> {
  await recordMilestones(family, people, known, photos)
  for (const [at, comments] of Object.entries(photoComments)) {
    const id = photos.get(at)
    if (id) await addComments(family, people, { kind: 'photo', id }, comments)
  }
  for (const [name, said] of Object.entries(answers))
    await writeAnswers(people.freja, family, required(known.get(name)), said)
  for (const [name, { face }] of Object.entries({ ...children, ...others })) {
    const photo_id = photos.get(face)
    if (photo_id) await chooseFace(people.freja, `${family}/people/${known.get(name)}`, face, photo_id)
  }
  await beginBook(people.freja, family)
  await inviteOthers(people.freja, family)
}

async function recordMilestones(family: string, people: DemoPeople, kids: Ids, photos: Ids) {
  const { milestones: there } = await people.freja.send<{ milestones: Listed[] }>(
    'GET',
    `${family}/milestones?limit=100`,
  )
  for (const { by, child, shots = [], comments, ...said } of milestones) {
    if (there.some(({ name }) => name === said.name)) continue
    const { id } = await people[by].send<{ id: string }>('POST', `${family}/milestones`, {
      ...said,
      child_id: child ? kids.get(child) : null,
      photo_ids: shots.flatMap((at) => photos.get(at) ?? []),
    })
    if (comments) await addComments(family, people, { kind: 'milestone', id }, comments)
  }
}

async function addComments(family: string, people: DemoPeople, { kind, id }: Subject, { reactions, comments }: Talk) {
  const subject = { subject_kind: kind, subject_id: id }
  for (const [by, feeling] of reactions ?? [])
    await people[by].send('PUT', `${family}/reactions`, { ...subject, kind: feeling })
  const { total } = await people.freja.send<{ total: number }>(
    'GET',
    `${family}/comments?${new URLSearchParams(subject)}`,
  )
  if (total > 0) return
  for (const { by, text, replies } of comments ?? []) {
    const first = await people[by].send<{ id: string }>('POST', `${family}/comments`, { ...subject, text })
    for (const reply of replies ?? [])
      await people[reply.by].send('POST', `${family}/comments`, { ...subject, parent_id: first.id, text: reply.text })
  }
}

async function writeAnswers({ send }: DemoPerson, family: string, child_id: string, said: Record<string, string>) {
  const child = `${family}/children/${child_id}`
  await send('POST', `${child}/personality-consent`, { text_version: CONSENT_VERSION })
  const { prompts } = await send<{ prompts: { id: string; prompt_key: string | null; answers: number }[] }>(
    'GET',
    `${child}/personality`,
  )
  for (const { id, prompt_key, answers: given } of prompts) {
    const response_text = said[prompt_key ?? '']
    if (response_text && !given) await send('PUT', `${child}/responses/${id}`, { take: randomUUID(), response_text })
  }
}

/** A square from the center of a photo. */
async function chooseFace({ send }: DemoPerson, child: string, at: string, photo_id: string) {
  const [width, height] = shapes[required(album.find((shot) => shot.at === at)).shape]
  const size = Math.min(width, height)
  const square = { x: Math.floor((width - size) / 2), y: Math.floor((height - size) / 2), size }
  await send('PUT', `${child}/avatar`, { photo_id, ...square })
}

async function beginBook({ send }: DemoPerson, family: string) {
  const { books } = await send<{ books: unknown[] }>('GET', '/api/books')
  if (books.length === 0) await send('POST', `${family}/books`, book)
}

async function inviteOthers({ send }: DemoPerson, family: string) {
  const { guests: there } = await send<{ guests: Listed[] }>('GET', `${family}/guests`)
  for (const name of guests)
    if (!there.some((guest) => guest.name === name)) await send('POST', `${family}/guests`, { name, days: 365 })
  await send('POST', `${family}/invitations`, { emails: [invited.email], note: invited.note })
}

/** A new photo's caption, people, and categories. */
export function labelsOf({ scene, at, description }: (typeof album)[number], known: Ids, shelves: Ids) {
  const shown = Object.entries({ ...children, ...others }).flatMap(([name, { shots }]) =>
    shots.includes(at) ? [name] : [],
  )
  const shelf = Object.keys(categories).find((name) => categories[name]?.includes(scene))
  return {
    ...(shown.length && { person_ids: shown.map((name) => known.get(name)) }),
    ...(shelf && { category_ids: [shelves.get(shelf)] }),
    // Photos with a caption are shared with extended family.
    ...(description && { description, audience: 'extended_family' }),
  }
}
