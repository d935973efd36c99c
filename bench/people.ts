import pg from 'pg'
import { writeCursor, type Cursor } from '#server/db/cursor.ts'
import { ownerUrlOfRunning } from '#demo/demo.queries.ts'
import { signUp } from '../e2e/api-person.ts'
import type { RunningHearthbook } from '../e2e/start-hearthbook.ts'
import { fillPhotos } from './fill-photos.ts'
import { compareSizes, fetchPage, HOW_COMPARED } from './growth.ts'
import type { Section } from './measure.ts'

/** Each person is in one of so many photos. */
const EVERY = { Alma: 2, Noah: 3, Rosa: 10 }

const filters = {
  'one person': () => ({ of: ['Alma'] }),
  'one person, middle': (middle: string) => ({ of: ['Alma'], cursor: middle }),
  'two people': () => ({ of: ['Alma', 'Rosa'] }),
  'one person and no one else': () => ({ of: ['Noah'], only: true }),
} satisfies Record<string, (middle: string) => { of: string[]; only?: true; cursor?: string }>

export const people: Section = {
  name: 'people',
  title: 'Photos of people',
  how: `A signed-in member requests a page of 100 photos filtered by people over one HTTP connection. ${HOW_COMPARED}, with one person in every second, one in every third and one in every tenth.`,
  run: (log) =>
    compareSizes(
      Object.keys(filters) as (keyof typeof filters)[],
      (name) => `Photos of ${name}`,
      (server, { photos }) => {
        log(`filling a family with ${photos.toLocaleString('en')} photos of people`)
        return openFamily(server, photos)
      },
    ),
}

async function openFamily(server: RunningHearthbook, photos: number) {
  const ana = await signUp(server)
  const family_id = await ana.opensFamily('The Moreaus')
  const { user } = await ana.send<{ user: { id: string } }>('GET', '/api/session')
  const client = new pg.Client({ connectionString: ownerUrlOfRunning(server.dataDir) })
  await client.connect()
  await fillPhotos(client, family_id, user.id, photos)
  const ids: Record<string, string> = {}
  await client.query('alter table photo_people disable trigger user')
  for (const [name, every] of Object.entries(EVERY)) {
    ids[name] = (await ana.send<{ id: string }>('POST', `/api/families/${family_id}/people`, { first_name: name })).id
    await client.query(
      `insert into photo_people (family_id, photo_id, person_id, sort_at, private_to, is_favorite, is_for_guests, is_deleted)
         select family_id, id, $2, sort_at, '00000000-0000-0000-0000-000000000000', is_favorite, false, false
           from photos where family_id = $1 and (bytes - 3000000) % $3 = 0`,
      [family_id, ids[name], every],
    )
  }
  await client.query('alter table photo_people enable trigger user')
  await client.query(
    `insert into person_photo_counts (family_id, person_id, day, photos, favorites)
       select family_id, person_id, sort_at::date, count(*), count(*) filter (where is_favorite)
         from photo_people where family_id = $1 group by 1, 2, 3`,
    [family_id],
  )
  await client.query(
    `insert into person_photo_totals (family_id, person_id, private_to, photos, favorites)
       select family_id, person_id, private_to, sum(photos), sum(favorites) from person_photo_counts
         where family_id = $1 group by 1, 2, 3`,
    [family_id],
  )
  for (const table of ['photos', 'photo_people', 'person_photo_counts', 'person_photo_totals'])
    await client.query(`vacuum analyze ${table}`)
  const middle = await client.query<Cursor>(
    `select to_char(sort_at, 'YYYY-MM-DD"T"HH24:MI:SS.US') as at, photo_id as id from photo_people
       where family_id = $1 and person_id = $2 order by sort_at desc, photo_id desc offset $3 limit 1`,
    [family_id, ids.Alma, photos / 4],
  )
  await client.end()
  return (name: keyof typeof filters) => {
    const { of, only, cursor }: { of: string[]; only?: true; cursor?: string } = filters[name](
      writeCursor(middle.rows[0]!),
    )
    const query = new URLSearchParams({ person_ids: of.map((one) => ids[one]!).join(), limit: '100' })
    if (only) query.set('no_one_else', 'true')
    if (cursor) query.set('cursor', cursor)
    return fetchPage(ana, `/api/families/${family_id}/photos?${query}`)
  }
}
