import type pg from 'pg'
import { CannotStart } from '#server/cannot-start.ts'
import type { roleTable } from '#shared/role-table.ts'

type Row = { role: string; capability: string }

/** Copies the role table to the database, in the caller's transaction. Does nothing if they're equal. */
export async function syncRoles(client: pg.Client, table: typeof roleTable): Promise<void> {
  const { rows: exists } = await client.query(`select from pg_tables where schemaname = 'app' and tablename = 'roles'`)
  // A restored backup of an older version may not have the table.
  if (exists.length === 0) return
  const wanted = Object.entries(table).flatMap(([role, can]) => can.map((capability) => ({ role, capability })))
  const { rows } = await client.query<Row>('select role, capability from app.role_capabilities')
  if (sameRows(rows, wanted)) return
  await refuseUnknownRoles(client, Object.keys(table))
  await client.query('insert into app.roles select unnest($1::text[]) on conflict do nothing', [Object.keys(table)])
  await client.query('delete from app.role_capabilities')
  await client.query(
    'insert into app.role_capabilities (role, capability) select * from unnest($1::text[], $2::text[])',
    [wanted.map(({ role }) => role), wanted.map(({ capability }) => capability)],
  )
  await client.query('delete from app.roles where name <> all ($1)', [Object.keys(table)])
}

async function refuseUnknownRoles(client: pg.Client, known: string[]) {
  const { rows } = await client.query<{ role: string }>(
    `select role from family_members where role <> all ($1) union select role from invitations where role <> all ($1)`,
    [known],
  )
  if (rows.length)
    throw new CannotStart(
      `A newer version of Hearthbook wrote this data (roles: ${rows.map(({ role }) => role).join(', ')}). Update Hearthbook and start it again.`,
    )
}

function sameRows(rows: Row[], wanted: Row[]): boolean {
  const keys = new Set(rows.map(({ role, capability }) => `${role} ${capability}`))
  return keys.size === wanted.length && wanted.every(({ role, capability }) => keys.has(`${role} ${capability}`))
}
