import pg from 'pg'
import { derivePassword } from '#server/derive-key.ts'
import { alterRole, withClient } from './cluster.ts'

/** Roles that the app connects as. None owns a table or has BYPASSRLS. Migrations grant to them. */
export const roles = ['app_rw', 'app_auth', 'app_worker', 'app_guest'] as const
export type Role = (typeof roles)[number]

/** PostgreSQL ends statements after this time. The read timeout (read-timeout-client.ts) is longer. */
const STATEMENT_SECONDS = 15
/** Settings of the roles, because a connection pooler refuses most of them from a client. */
const SETTINGS = {
  TimeZone: 'UTC',
  statement_timeout: `${STATEMENT_SECONDS}s`,
  // On SSDs, random reads cost nearly the same as sequential ones.
  random_page_cost: '1.1',
  // JIT compilation costs more than our short queries take.
  jit: 'off',
}

const LONGEST_PREFIX = 40

/**
 * The role's name in the cluster. Roles belong to a whole cluster, so each instance has its own, named after its owner:
 * those of `smith` are `smith_rw` and so on, those of `app_owner` are `app_rw` and so on.
 */
export function roleName(ownerUrl: string, role: Role): string {
  const owner = decodeURIComponent(new URL(ownerUrl).username)
  const plain = owner.toLowerCase().replace(/[^a-z0-9_]/g, '_')
  const prefix = plain.replace(/_owner$/, '').slice(0, LONGEST_PREFIX) || 'app'
  // Names can't begin with a digit, and those that begin with pg_ are PostgreSQL's own.
  return role.replace('app', /^(?!pg$)[a-z_]/.test(prefix) ? prefix : `app_${prefix}`)
}

/** SQL of a migration, with the roles' names in this cluster. */
export function withRoleNames(sql: string, ownerUrl: string): string {
  return sql.replace(/\bapp_(?:rw|auth|worker|guest)\b/g, (role) => roleName(ownerUrl, role as Role))
}

/**
 * Connection string for a role, at another address if given. Its password is derived from the instance's secret, so every
 * process knows it.
 */
export function roleUrl(ownerUrl: string, role: Role, secret: string, address = ownerUrl): string {
  const url = new URL(address)
  url.username = roleName(ownerUrl, role)
  url.password = rolePassword(role, secret)
  return url.href
}

/** Creates missing roles and sets their passwords. The owner needs CREATEROLE. */
export async function ensureRoles(client: pg.ClientBase, ownerUrl: string, secret: string): Promise<void> {
  for (const role of roles) {
    const name = roleName(ownerUrl, role)
    const password = pg.escapeLiteral(rolePassword(role, secret))
    const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [name])
    if (!rowCount)
      await client.query(`create role ${name} login noinherit nosuperuser nocreatedb nocreaterole password ${password}`)
    else await alterRole(client, `alter role ${name} password ${password}`)
    for (const [setting, value] of Object.entries(SETTINGS))
      await alterRole(client, `alter role ${name} set ${setting} = '${value}'`)
  }
}

/** Whether the roles exist, with these settings and the passwords derived from this secret. */
export async function rolesAreReady(client: pg.ClientBase, ownerUrl: string, secret: string): Promise<boolean> {
  const { rowCount } = await client.query('select from pg_roles where rolname = any ($1) and rolconfig @> $2', [
    roles.map((role) => roleName(ownerUrl, role)),
    Object.entries(SETTINGS).map((setting) => setting.join('=')),
  ])
  return rowCount === roles.length && rolesCanConnect(ownerUrl, secret)
}

/** Whether the roles exist with the passwords derived from this secret. */
export async function rolesCanConnect(ownerUrl: string, secret: string): Promise<boolean> {
  for (const role of roles) {
    try {
      await withClient(roleUrl(ownerUrl, role, secret), async () => {})
    } catch {
      return false
    }
  }
  return true
}

/** Roles of a database from before roles were named after its owner. Their grants stay. */
export async function renameEarlierRoles(client: pg.ClientBase, ownerUrl: string): Promise<void> {
  const { rows } = await client.query<{ role: Role }>(
    `select rolname as role from pg_roles where rolname = any ($1) and has_schema_privilege(oid, 'app', 'usage')`,
    [roles],
  )
  for (const { role } of rows)
    if (roleName(ownerUrl, role) !== role)
      await client.query(`alter role ${role} rename to ${roleName(ownerUrl, role)}`)
}

/** Lets only the roles of this instance connect. PostgreSQL lets every role of the cluster connect to a new database. */
export async function closeToOtherRoles(client: pg.ClientBase, ownerUrl: string): Promise<void> {
  const { rows } = await client.query<{ name: string; is_open: boolean }>(
    `select quote_ident(current_database()) as name, has_database_privilege('public', current_database(), 'connect') as is_open`,
  )
  for (const { name, is_open } of rows) {
    if (!is_open) continue
    await client.query(
      `grant connect on database ${name} to ${roles.map((role) => roleName(ownerUrl, role)).join(', ')}`,
    )
    await client.query(`revoke connect on database ${name} from public`)
  }
}

function rolePassword(role: Role, secret: string): string {
  return derivePassword(secret, `database:${role}`)
}
