import pg from 'pg'
import { ownerUrlOfRunning } from '#demo/demo.queries.ts'
import { signUp } from '../e2e/api-person.ts'
import type { RunningHearthbook } from '../e2e/start-hearthbook.ts'
import { fillPhotos } from './fill-photos.ts'
import { compareSizes, fetchPage, FEW, HOW_COMPARED } from './growth.ts'
import type { Section } from './measure.ts'

/** This many photos are at the beach, and every tenth of them is found. */
const AT_THE_BEACH = FEW / 5
const searches = {
  'people, a word and dates': 'Noé and Alma at the beach from 2010 to 2020',
  'a file name': 'IMG_999.jpg',
  scans: 'scans',
} as const
type Name = keyof typeof searches

export const typedSearch: Section = {
  name: 'typed-search',
  title: 'Typed search',
  how: `A signed-in member types a search: one request reads it, and one lists the photos that it finds, over one HTTP connection. ${HOW_COMPARED}, ${AT_THE_BEACH} of them at the beach and ${AT_THE_BEACH} of them scans.`,
  run: (log) =>
    compareSizes(
      Object.keys(searches) as Name[],
      (name) => `Typed search by ${name}`,
      (server, { photos }) => {
        log(`filling a family with ${photos.toLocaleString('en')} photos to search`)
        return openFamily(server, photos)
      },
    ),
}

async function openFamily(server: RunningHearthbook, photos: number) {
  const ana = await signUp(server)
  const family_id = await ana.opensFamily('The Moreaus')
  const { user } = await ana.send<{ user: { id: string } }>('GET', '/api/session')
  const path = `/api/families/${family_id}`
  const client = new pg.Client({ connectionString: ownerUrlOfRunning(server.dataDir) })
  await client.connect()
  await fillPhotos(client, family_id, user.id, photos)
  await client.query(
    `create temporary table special as select id, row_number() over (order by sort_at) as n
       from photos where family_id = $1 and (bytes - 3000000) % $2 = 0`,
    [family_id, photos / AT_THE_BEACH],
  )
  await client.query("update photos set description = 'A day at the beach' where id in (select id from special)")
  await client.query("update photos set filename = 'Scan ' || filename where id in (select id from special)")
  for (const [first_name, every] of [
    ['Noé', 2],
    ['Alma', 5],
  ] as const) {
    const { id } = await ana.send<{ id: string }>('POST', `${path}/people`, { first_name })
    await client.query(
      'insert into photo_people (family_id, photo_id, person_id) select $1, id, $2 from special where n % $3 = 0',
      [family_id, id, every],
    )
  }
  for (const table of ['photos', 'photo_people', 'photo_search', 'people', 'search_words'])
    await client.query(`vacuum analyze ${table}`)
  await client.end()
  const asked = new Map<Name, string[]>()
  for (const [name, text] of Object.entries(searches)) {
    const typed = `${path}/photos/typed-search?${new URLSearchParams({ text })}`
    const read = await ana.send<{ parts: { filter: { [name: string]: string } }[]; text: string }>('GET', typed)
    const found = new URLSearchParams(read.text ? { text: read.text } : {})
    for (const { filter } of read.parts)
      for (const [key, value] of Object.entries(filter))
        found.set(key, found.has(key) ? `${found.get(key)},${value}` : value)
    asked.set(name as Name, [typed, `${path}/photos?${found}`])
  }
  return (name: Name) => {
    const [read, list] = asked.get(name)!.map((address) => fetchPage(ana, address))
    return async () => {
      await read!()
      await list!()
    }
  }
}
