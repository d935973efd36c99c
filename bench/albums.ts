import pg from 'pg'
import { ownerUrlOfRunning } from '#demo/demo.queries.ts'
import { writeCursor, type Cursor } from '#server/db/cursor.ts'
import { signUp } from '../e2e/api-person.ts'
import type { RunningHearthbook } from '../e2e/start-hearthbook.ts'
import { fillPhotos } from './fill-photos.ts'
import { compareSizes, fetchPage, FEW, HOW_COMPARED, MANY } from './growth.ts'
import type { Section } from './measure.ts'

const requests = {
  'the album itself': 'An album’s title, cover and days',
  'first page': 'First page of an album',
  'middle page': 'Page from the middle of an album',
  'by hand': `Page of an album of ${FEW.toLocaleString('en')} photos, arranged by hand`,
  rule: 'Page of an album with a rule (favorites)',
} as const
type Name = keyof typeof requests

export const albums: Section = {
  name: 'albums',
  title: 'Albums',
  how: `A signed-in member requests an album, and pages of 100 of its photos, over one HTTP connection. ${HOW_COMPARED}, all of them in one album, ${FEW.toLocaleString('en')} of them in another that is arranged by hand, and favorites (one in twenty) in one with a rule.`,
  run: (log) =>
    compareSizes(
      Object.keys(requests) as Name[],
      (name) => requests[name],
      (server, { photos }) => {
        log(`filling albums of a family with ${photos.toLocaleString('en')} photos`)
        return openFamily(server, photos)
      },
    ),
}

async function openFamily(server: RunningHearthbook, photos: number) {
  const ana = await signUp(server)
  const family_id = await ana.opensFamily('The Moreaus')
  const { user } = await ana.send<{ user: { id: string } }>('GET', '/api/session')
  const path = `/api/families/${family_id}/albums`
  const create = async (album: object) => (await ana.send<{ id: string }>('POST', path, album)).id
  const all = await create({ title: 'Everything' })
  const byHand = await create({ title: 'By hand' })
  const rule = await create({ title: 'Favorites', rule: { is_favorite: 'true' } })
  const client = new pg.Client({ connectionString: ownerUrlOfRunning(server.dataDir) })
  await client.connect()
  await fillPhotos(client, family_id, user.id, photos)
  await client.query('alter table album_photos disable trigger user')
  for (const [album, count] of [
    [all, MANY],
    [byHand, FEW],
  ] as const)
    await client.query(
      `insert into album_photos (family_id, album_id, photo_id, added_by, position, sort_at)
         select family_id, $2, id, added_by, row_number() over (order by sort_at, id), sort_at
           from photos where family_id = $1 order by sort_at, id limit $3`,
      [family_id, album, count],
    )
  await client.query('alter table album_photos enable trigger user')
  await client.query("update albums set sort = 'manual' where id = $1", [byHand])
  await client.query(
    `insert into photo_label_counts (family_id, kind, key, name, private_to, photos)
       select family_id, 'album', album_id::text, '', private_to, count(*)
         from album_photos where family_id = $1 group by 1, 3, 5`,
    [family_id],
  )
  for (const table of ['photos', 'album_photos', 'albums', 'photo_label_counts'])
    await client.query(`vacuum analyze ${table}`)
  const middle = await client.query<Cursor>(
    `select to_char(sort_at, 'YYYY-MM-DD"T"HH24:MI:SS.US') as at, photo_id as id from album_photos
       where album_id = $1 order by sort_at, photo_id offset $2 limit 1`,
    [all, photos / 2],
  )
  await client.end()
  const addresses: Record<Name, string> = {
    'the album itself': all,
    'first page': `${all}/photos?limit=100`,
    'middle page': `${all}/photos?${new URLSearchParams({ limit: '100', cursor: writeCursor(middle.rows[0]!) })}`,
    'by hand': `${byHand}/photos?limit=100`,
    rule: `${rule}/photos?limit=100`,
  }
  return (name: Name) => fetchPage(ana, `${path}/${addresses[name]}`)
}
