import type pg from 'pg'
import { migrationFailed } from './migration-failed.ts'
import type { MigrationFile } from './read-migrations.ts'
import { roleName, roles } from './roles.ts'

const FUNCTION = /^create (?:or replace )?function app\.(\w+)/gm
const POLICY_OR_TRIGGER = /^create (?:constraint )?(policy|trigger) (\w+)\s[^;]*?\bon ([\w.]+)/gm

/**
 * Applies one file in the caller's transaction. Its policies and triggers are created again, and its functions lose all grants first, so the file is the
 * only definition.
 */
export async function applyRepeatable(client: pg.Client, file: MigrationFile, ownerUrl: string) {
  const functions = functionsIn(file)
  try {
    await revokeAll(client, functions, ['public', ...roles.map((role) => roleName(ownerUrl, role))])
    const drops = policiesAndTriggersIn(file).map(
      ({ kind, name, table }) => `drop ${kind} if exists ${name} on ${table};`,
    )
    await client.query([...drops, file.sql].join('\n'))
    // PostgreSQL grants EXECUTE on new functions to everyone.
    await revokeAll(client, functions, ['public'])
    await client.query(
      `insert into app.migrations (name, sha256) values ($1, $2)
        on conflict (name) do update set sha256 = excluded.sha256, applied_at = now()`,
      [file.name, file.sha256],
    )
  } catch (error) {
    throw migrationFailed(file, error)
  }
}

/** Drops functions, triggers and policies that are no longer in any file. */
export async function dropRemoved(client: pg.Client, versioned: MigrationFile[], repeatable: MigrationFile[]) {
  const kept = repeatable.flatMap(policiesAndTriggersIn).map(({ kind, name, table }) => `${kind} ${name} on ${table}`)
  const functions = [...versioned, ...repeatable].flatMap(functionsIn)
  const { rows } = await client.query<{ drop: string }>(
    `select 'drop ' || thing as drop from (
        select format('policy %I on %I', p.polname, c.relname), c.relnamespace from pg_policy p join pg_class c on c.oid = p.polrelid
        union all
        select format('trigger %I on %I', t.tgname, c.relname), c.relnamespace from pg_trigger t join pg_class c on c.oid = t.tgrelid
          where not t.tgisinternal) things (thing, namespace)
      where namespace = 'public'::regnamespace and thing <> all ($1)
      union all
      select 'drop function ' || string_agg(oid::regprocedure::text, ', ') from pg_proc
        where pronamespace = 'app'::regnamespace and proname <> all ($2)
        having count(*) > 0`,
    [kept, functions],
  )
  for (const { drop } of rows) await client.query(drop)
}

function functionsIn({ sql }: MigrationFile): string[] {
  return [...sql.matchAll(FUNCTION)].map(([, name = '']) => name)
}

function policiesAndTriggersIn({ sql }: MigrationFile) {
  return [...sql.matchAll(POLICY_OR_TRIGGER)].map(([, kind = '', name = '', table = '']) => ({ kind, name, table }))
}

async function revokeAll(client: pg.Client, functions: string[], from: string[]) {
  const { rows } = await client.query<{ all: string | null }>(
    `select string_agg(oid::regprocedure::text, ', ') as all from pg_proc
      where pronamespace = 'app'::regnamespace and proname = any ($1)`,
    [functions],
  )
  if (rows[0]?.all) await client.query(`revoke all on function ${rows[0].all} from ${from.join(', ')}`)
}
