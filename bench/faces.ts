import type pg from 'pg'
import { groupFacesOf } from '#features/vision/server/group-faces.ts'
import { selectAlike } from '#features/vision/server/search-content.queries.ts'
import { COMPARED_MAX, FOUND_MAX } from '#features/vision/vision.rules.ts'
import { toBytes, toMasks, toPlanes } from '#features/vision/server/vectors.ts'
import { asUser } from '#server/db/database.ts'
import { newId } from '#shared/ids.ts'
import { fillPhotos } from './fill-photos.ts'
import { median, type Finding, type Section } from './measure.ts'
import { inThrowAwayDatabase } from './throw-away-database.ts'

export const PHOTOS = 200_000
const DIMENSIONS = 512
export const PEOPLE = 300
export const STRANGERS = 20_000
const SEARCHES = 15
const NEW_FACES = 50
const ROUNDS = 5
const ROWS_AT_ONCE = 1_000

export const count = (number: number) => number.toLocaleString('en')

export const faces: Section = {
  name: 'faces',
  title: 'Faces and search by content',
  how: `A family has ${count(PHOTOS)} photos, each with a random vector of ${DIMENSIONS} numbers and one face: ${PEOPLE} people, and ${count(STRANGERS)} strangers who are seen once. No model runs. A search by content finds the photos that are most alike, under row-level security; the baseline is a plain query that reads the same vectors and counts their bits once. For faces, the job sorts ${NEW_FACES} new ones of known people into groups at a time; the baseline is a plain query that reads the mean of each group. Both take turns; the results are medians.`,
  run: (log) =>
    inThrowAwayDatabase(async ({ db, client, user_id, addFamily }) => {
      const family_id = await addFamily()
      log(`filling a family with ${count(PHOTOS)} photos, their vectors, and faces`)
      await fillPhotos(client, family_id, user_id, PHOTOS)
      await client.query('insert into vision_consents (family_id) values ($1)', [family_id])
      const { rows } = await client.query<{ id: string }>('select id from photos where family_id = $1', [family_id])
      const photo_ids = rows.map(({ id }) => id)
      await fillVectors(client, family_id, photo_ids)
      const people = await fillFaces(client, family_id, photo_ids)

      const plain = (sql: string) => took(() => client.query(sql, [family_id]))
      const [searches, readings, sortings, groups]: number[][] = [[], [], [], []]
      let same = 0
      for (let at = 0; at < SEARCHES; at++) {
        const asked = {
          ...toMasks(randomVector()),
          model: 'bench',
          filter: {},
          compared: COMPARED_MAX,
          limit: FOUND_MAX,
        }
        const search = (compared: number) =>
          asUser(db, user_id, (tx) => selectAlike(tx, family_id, { ...asked, compared }))
        searches!.push(await took(() => search(COMPARED_MAX)))
        const found = new Set((await search(COMPARED_MAX)).map(({ id }) => id))
        same += (await search(PHOTOS)).filter(({ id }) => found.has(id)).length
        readings!.push(await plain('select sum(bit_count(planes)) from photo_vectors where family_id = $1'))
      }
      log(`${same} of ${SEARCHES * FOUND_MAX} photos are those that comparing all vectors finds`)
      let right = 0
      for (let round = 0; round < ROUNDS; round++) {
        const added = await addFaces(client, family_id, photo_ids, people)
        sortings!.push((await took(() => groupFacesOf(db.worker, family_id))) / NEW_FACES)
        groups!.push((await plain('select id, center from face_groups where family_id = $1')) / NEW_FACES)
        right += await countRight(client, added)
      }
      log(`${right} of ${ROUNDS * NEW_FACES} new faces joined the right person`)
      return [
        compare(
          `Search by content among ${count(PHOTOS)} photos, p50`,
          searches!,
          readings!,
          'reading the vectors',
          10,
        ),
        compare(
          `Finding who a face is like among ${count(PHOTOS)} faces, p50`,
          sortings!,
          groups!,
          'reading the groups',
          40,
        ),
      ]
    }),
}

function compare(what: string, ours: number[], bare: number[], baseline: string, most: number): Finding {
  const ratio = median(ours) / median(bare)
  return {
    what,
    ours: `${median(ours).toFixed(1)} ms`,
    bare: `${median(bare).toFixed(1)} ms (${baseline})`,
    value: ratio,
    limit: { most },
    verdict: `${ratio.toFixed(1)} x`,
  }
}

async function took(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await work()
  return performance.now() - startedAt
}

/** Normally distributed, so that all directions are equally likely. */
export function randomVector(): number[] {
  return Array.from(
    { length: DIMENSIONS },
    () => Math.sqrt(-2 * Math.log(1 - Math.random())) * Math.cos(2 * Math.PI * Math.random()),
  )
}

async function fillVectors(client: pg.Client, family_id: string, photo_ids: string[]): Promise<void> {
  for (const ids of partsOf(photo_ids)) {
    const vectors = ids.map(() => toPlanes(randomVector()))
    const column = (name: 'planes' | 'signs' | 'low' | 'step' | 'total') => vectors.map((vector) => vector[name])
    await client.query(
      `insert into photo_vectors (photo_id, family_id, version, model, planes, signs, low, step, total)
         select id, $2, 1, 'bench', planes::varbit, signs::varbit, low, step, total
           from unnest($1::uuid[], $3::text[], $4::text[], $5::real[], $6::real[], $7::int[])
             as of (id, planes, signs, low, step, total)`,
      [ids, family_id, column('planes'), column('signs'), column('low'), column('step'), column('total')],
    )
  }
  await client.query('vacuum analyze photo_vectors')
}

/** At a cosine of about 0.7 from its person's. */
export function faceOf(person: readonly number[]): number[] {
  const noise = randomVector()
  return person.map((number, at) => number + (noise[at] as number))
}

type Group = { id: string; vector: number[] }

/** One face in each photo. Returns the groups of people; the others are strangers. */
async function fillFaces(client: pg.Client, family_id: string, photo_ids: string[]): Promise<Group[]> {
  const groups = Array.from({ length: PEOPLE + STRANGERS }, () => ({ id: newId(), vector: randomVector() }))
  await client.query('alter table faces disable trigger user')
  for (const part of partsOf(groups))
    await client.query(
      'insert into face_groups (id, family_id, center) select id, $2, center from unnest($1::uuid[], $3::bytea[]) as of (id, center)',
      [part.map(({ id }) => id), family_id, part.map(({ vector }) => toBytes(vector))],
    )
  const groupOf = (at: number) => groups[at < STRANGERS ? PEOPLE + at : at % PEOPLE] as Group
  for (const [part, ids] of partsOf(photo_ids).entries()) {
    const shown = ids.map((_, at) => groupOf(part * ROWS_AT_ONCE + at))
    await insertFaces(
      client,
      family_id,
      ids,
      shown.map(({ vector }) => vector),
      shown.map(({ id }) => id),
    )
  }
  await client.query('alter table faces enable trigger user')
  await client.query(
    `update face_groups set faces = counted.faces
       from (select group_id, count(*) as faces from faces group by 1) counted where counted.group_id = face_groups.id`,
  )
  for (const table of ['faces', 'face_groups']) await client.query(`vacuum analyze ${table}`)
  return groups.slice(0, PEOPLE)
}

/** Returns the group that each belongs to. */
async function addFaces(client: pg.Client, family_id: string, photo_ids: string[], people: Group[]) {
  const shown = Array.from({ length: NEW_FACES }, () => people[Math.floor(Math.random() * PEOPLE)] as Group)
  const vectors = shown.map(({ vector }) => faceOf(vector))
  const ids = await insertFaces(client, family_id, photo_ids.slice(0, NEW_FACES), vectors)
  return new Map(ids.map((id, at) => [id, shown[at]?.id]))
}

export async function insertFaces(
  client: pg.Client,
  family_id: string,
  photo_ids: string[],
  vectors: number[][],
  group_ids: (string | null)[] = photo_ids.map(() => null),
): Promise<string[]> {
  const ids = photo_ids.map(() => newId())
  await client.query(
    `insert into faces (id, family_id, photo_id, x, y, width, height, score, vector, group_id)
       select id, $2, photo_id, 0.4, 0.3, 0.1, 0.1, 0.9, vector, group_id
         from unnest($1::uuid[], $3::uuid[], $4::bytea[], $5::uuid[]) as of (id, photo_id, vector, group_id)`,
    [ids, family_id, photo_ids, vectors.map(toBytes), group_ids],
  )
  return ids
}

async function countRight(client: pg.Client, groupOf: ReadonlyMap<string, string | undefined>): Promise<number> {
  const { rows } = await client.query<{ id: string; group_id: string }>(
    'select id, group_id from faces where id = any ($1::uuid[])',
    [[...groupOf.keys()]],
  )
  return rows.filter(({ id, group_id }) => groupOf.get(id) === group_id).length
}

export function partsOf<Item>(items: readonly Item[]): Item[][] {
  return Array.from({ length: Math.ceil(items.length / ROWS_AT_ONCE) }, (_, part) =>
    items.slice(part * ROWS_AT_ONCE, (part + 1) * ROWS_AT_ONCE),
  )
}
