import pg from 'pg'
import { ownerUrlOfRunning } from '#demo/demo.queries.ts'
import { signUp } from '../e2e/api-person.ts'
import type { RunningHearthbook } from '../e2e/start-hearthbook.ts'
import { fillPhotos } from './fill-photos.ts'
import { compareSizes, FEW, fetchPage, HOW_ALTERNATED } from './growth.ts'
import type { Finding, Section } from './measure.ts'

const FAMILIES = 10_000
/** Small enough to commit often, and so that the log says how far it is. */
const FAMILIES_AT_ONCE = 500
const MOST_GROWTH = 1.5
const MOST_MINUTES = 10
/** They read the bytes of files, which these photos don't have. */
const READ_FILES = ['scrub-originals', 'check-store', 'heal-originals', 'back-up', 'rescue-renditions']

const pages = {
  'First page of the gallery': (of) => `${of}/photos?limit=100`,
  'Months of the timeline': (of) => `${of}/photos/months`,
  'Home page': (of) => `${of}/dashboard?day=2026-06-01`,
  'Search by a word and days': (of) => `${of}/photos?text=sea&taken_from=2020-01-01&taken_to=2020-12-31`,
  'Search by a file name': (of) => `${of}/photos?file_name=IMG_77`,
  People: (of) => `${of}/people`,
  Feed: (of) => `${of}/activities`,
  Albums: (of) => `${of}/albums`,
  'Families of a person': () => '/api/families',
} satisfies Record<string, (family: string) => string>

export const manyFamilies: Section = {
  name: 'many-families',
  title: 'Ten thousand families',
  how: `A signed-in member requests pages of a family with ${FEW.toLocaleString('en')} photos over one HTTP connection, alone in the database and among ${FAMILIES.toLocaleString('en')} such families with ten million photos. ${HOW_ALTERNATED} Then everything that’s scheduled runs, one after the other, except what reads files: each family has a child with a birthday, and a photo that was deleted 31 days ago.`,
  async run(log) {
    const nightly: Finding[] = []
    const found = await compareSizes(
      Object.keys(pages) as (keyof typeof pages)[],
      (name) => name,
      async (server, { isLarge }) => {
        const ana = await signUp(server)
        const of = `/api/families/${await ana.opensFamily('The Moreaus')}`
        const { user } = await ana.send<{ user: { id: string } }>('GET', '/api/session')
        const client = await connect(server)
        try {
          await fillPhotos(client, of.split('/').at(-1)!, user.id, FEW)
          if (isLarge) await addFamilies(client, log)
          await client.query('vacuum analyze')
          if (isLarge) nightly.push(await runNightly(client, log))
        } finally {
          await client.end()
        }
        return (name) => fetchPage(ana, pages[name](of))
      },
      { sizes: '10,000 families compared with one', most: MOST_GROWTH },
    )
    return [...found, ...nightly]
  },
}

async function connect(server: RunningHearthbook): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: ownerUrlOfRunning(server.dataDir) })
  await client.connect()
  await client.query('set synchronous_commit = off')
  await client.query(`set maintenance_work_mem = '1GB'`)
  return client
}

/** Families like the first one, each with an owner, a child and its own photos. Indexes are made afterwards, which is faster. */
async function addFamilies(client: pg.Client, log: (line: string) => void) {
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes
      where tablename = 'photos' and indexname not in (select conname from pg_constraint)`,
  )
  for (const { name } of indexes) await client.query(`drop index ${name}`)
  const tables = ['profiles', 'families', 'family_members', 'people', 'photos']
  for (const table of tables) await client.query(`alter table ${table} disable trigger user`)
  for (let first = 1; first < FAMILIES; first += FAMILIES_AT_ONCE) {
    await client.query(ADD_FAMILIES, [first, Math.min(first + FAMILIES_AT_ONCE, FAMILIES) - 1, FEW])
    log(`${(first + FAMILIES_AT_ONCE - 1).toLocaleString('en')} families`)
  }
  for (const table of tables) await client.query(`alter table ${table} enable trigger user`)
  for (const { definition } of indexes) await client.query(definition)
  await client.query(
    `insert into photo_counts (family_id, month, photos, favorites, bytes)
       select family_id, date_trunc('month', sort_at)::date, count(*), count(*) filter (where is_favorite), sum(bytes)
         from photos where deleted_at is null group by 1, 2
       on conflict do nothing`,
  )
}

const ADD_FAMILIES = `
  with numbers as materialized (
      select n, gen_random_uuid() as family_id, gen_random_uuid() as user_id from generate_series($1::integer, $2::integer) n),
    owners as (
      insert into profiles (id, email, email_verified, first_name)
        select user_id, 'owner' || n || '@families.example', true, 'Owner ' || n from numbers returning 1),
    made as (insert into families (id, name) select family_id, 'Family ' || n from numbers returning 1),
    joined as (
      insert into family_members (id, family_id, user_id, role)
        select gen_random_uuid(), family_id, user_id, 'owner' from numbers returning 1),
    children as (
      insert into people (id, family_id, kind, first_name, birth_date)
        select gen_random_uuid(), family_id, 'child', 'Child ' || n, date '2018-01-01' + n % 365 from numbers returning 1)
  insert into photos (id, family_id, added_by, storage_path, filename, file_type, kind, bytes, sha256, width, height, description,
      location_name, location_lat, location_lng, is_favorite, taken_at, taken_offset_minutes, thumbhash, created_at, compared_at,
      focus_x, focus_y, deleted_at, deleted_by)
    select id, family_id, user_id, 'families/' || family_id || '/photos/' || id || '/original.jpg', 'IMG_' || photo || '.jpg',
        'image/jpeg', 'image', 3000000 + photo, sha256(id::text::bytea), 4000, 3000,
        case when photo % 5 = 0 then 'A day by the sea' end, 'Lisbon, Portugal', 38.7, -9.1, photo % 20 = 0,
        timestamp '2005-01-01' + photo * (interval '20 years' / $3::integer), 60, decode('1QcSHQRnh493V4dIh4eXh1h4kJUI', 'base64'),
        timestamptz '2025-01-01' + photo * interval '1 second', now(), 0.5, 0.5,
        case when photo = 1 then now() - interval '31 days' end, case when photo = 1 then user_id end
      from (select *, gen_random_uuid() as id from numbers, generate_series(1, $3::integer) photo) one`

async function runNightly(client: pg.Client, log: (line: string) => void): Promise<Finding> {
  const { rows } = await client.query<{ name: string }>(
    `select identifier as name from graphile_worker._private_known_crontabs where identifier <> all ($1) order by 1`,
    [READ_FILES],
  )
  const took: { name: string; seconds: number }[] = []
  for (const { name } of rows) {
    const startedAt = performance.now()
    await client.query('select graphile_worker.add_job($1, job_key => $2)', [name, `bench:${name}`])
    for (let error: string | null | undefined = null; error !== undefined;) {
      await new Promise((resolve) => setTimeout(resolve, 100))
      const { rows: left } = await client.query<{ last_error: string | null }>(
        'select last_error from graphile_worker._private_jobs where key = $1',
        [`bench:${name}`],
      )
      error = left[0]?.last_error
      if (left[0] && error) throw new Error(`${name}: ${error}`)
      if (!left[0]) error = undefined
    }
    const seconds = (performance.now() - startedAt) / 1000
    took.push({ name, seconds })
    log(`${name} ${seconds.toFixed(1)} s`)
  }
  const minutes = took.reduce((sum, { seconds }) => sum + seconds, 0) / 60
  const [longest] = took.toSorted((a, b) => b.seconds - a.seconds)
  return {
    what: `All scheduled work of ${FAMILIES.toLocaleString('en')} families, one after the other`,
    ours: `${minutes.toFixed(1)} minutes`,
    bare: longest ? `${longest.seconds.toFixed(1)} s (the longest, ${longest.name})` : '',
    value: minutes,
    limit: { most: MOST_MINUTES },
    verdict: `${minutes.toFixed(1)} minutes`,
  }
}
