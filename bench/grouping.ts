import type pg from 'pg'
import { groupFacesOf } from '#features/vision/server/group-faces.ts'
import { count, faceOf, insertFaces, partsOf, PEOPLE, PHOTOS, randomVector, STRANGERS } from './faces.ts'
import { fillPhotos } from './fill-photos.ts'
import { cpuSeconds, processTree, type Section } from './measure.ts'
import { inThrowAwayDatabase } from './throw-away-database.ts'

const LOG_EVERY_MS = 60_000

export const grouping: Section = {
  name: 'grouping',
  title: 'Grouping faces from nothing',
  how: `A family has ${count(PHOTOS)} faces, none of them in a group, as after its owner agreed: ${PEOPLE} people, each face at a cosine of 0.7 from its person's, and ${count(STRANGERS)} strangers who are seen once, in random order. No model runs. The job groups all of them. CPU is that of its process and of PostgreSQL. A face is right if it's in the largest group of its person.`,
  run: (log) =>
    inThrowAwayDatabase(async ({ db, client, user_id, addFamily }) => {
      const family_id = await addFamily()
      log(`filling a family with ${count(PHOTOS)} photos and faces`)
      await fillPhotos(client, family_id, user_id, PHOTOS)
      await client.query('insert into vision_consents (family_id) values ($1)', [family_id])
      const shownIn = await fillFaces(client, family_id)
      const cpu = () => Object.values(processTree(process.pid)).map(cpuSeconds)
      const [ours, postgres] = cpu()
      const logging = setInterval(async () => {
        const { rows } = await client.query('select count(*)::int as groups, sum(faces)::int as faces from face_groups')
        log(`${rows[0].faces} faces in ${rows[0].groups} groups, CPU ${cpu().map((seconds) => Math.round(seconds))} s`)
      }, LOG_EVERY_MS)
      await groupFacesOf(db.worker, family_id)
      clearInterval(logging)
      const [oursAfter, postgresAfter] = cpu()
      const [spent, spentByPostgres] = [oursAfter! - ours!, postgresAfter! - postgres!]
      const { right, groups } = await countRight(client, shownIn)
      log(`${count(right)} of ${count(PHOTOS)} faces are in the largest group of their person; ${count(groups)} groups`)
      const minutes = (seconds: number) => `${(seconds / 60).toFixed(1)} min`
      return [
        {
          what: `CPU to group ${count(PHOTOS)} faces from nothing`,
          ours: `${minutes(spent)} (and PostgreSQL ${minutes(spentByPostgres)})`,
          bare: '',
          verdict: `${(((spent + spentByPostgres) / PHOTOS) * 1000).toFixed(1)} ms each`,
        },
      ]
    }),
}

/** One face in each photo. Returns whose it is. */
async function fillFaces(client: pg.Client, family_id: string): Promise<Map<string, number>> {
  const people = Array.from({ length: PEOPLE }, randomVector)
  const { rows } = await client.query<{ id: string }>('select id from photos where family_id = $1 order by random()', [
    family_id,
  ])
  const shownIn = new Map<string, number>()
  for (const [part, photo_ids] of partsOf(rows.map(({ id }) => id)).entries()) {
    const shown = photo_ids.map((_, at) => {
      const face = part * photo_ids.length + at
      return Math.floor(((face + 1) * STRANGERS) / PHOTOS) > Math.floor((face * STRANGERS) / PHOTOS)
        ? PEOPLE + face
        : Math.floor(Math.random() * PEOPLE)
    })
    const vectors = shown.map((person) => (people[person] ? faceOf(people[person]) : randomVector()))
    const ids = await insertFaces(client, family_id, photo_ids, vectors)
    for (const [at, id] of ids.entries()) shownIn.set(id, shown[at] as number)
  }
  await client.query('vacuum analyze faces')
  return shownIn
}

async function countRight(client: pg.Client, shownIn: ReadonlyMap<string, number>) {
  const { rows } = await client.query<{ id: string; group_id: string }>('select id, group_id from faces')
  const groups = new Map<string, Map<number, number>>()
  for (const { id, group_id } of rows) {
    const people = groups.get(group_id) ?? new Map<number, number>()
    const person = shownIn.get(id) as number
    groups.set(group_id, people.set(person, (people.get(person) ?? 0) + 1))
  }
  const best = new Map<number, number>()
  for (const people of groups.values()) {
    const [person, faces] = [...people].toSorted(([, a], [, b]) => b - a)[0]!
    if (faces > (best.get(person) ?? 0)) best.set(person, faces)
  }
  return { right: [...best.values()].reduce((sum, faces) => sum + faces, 0), groups: groups.size }
}
