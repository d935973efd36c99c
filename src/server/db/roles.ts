import pg from 'pg'
import { derivePassword } from '#server/derive-key.ts'
import { alterRole } from './cluster.ts'

/** Roles that the app connects as. None owns a table or has BYPASSRLS. Migrations grant to them. */
export const roles = ['app_rw', 'app_auth', 'app_worker', 'app_guest'] as const
export type Role = (typeof roles)[number]

/** Connection string for a role. Its password is derived from the instance's secret, so every process knows it. */
export function roleUrl(ownerUrl: string, role: Role, secret: string): string {
  const url = new URL(ownerUrl)
  url.username = role
  url.password = rolePassword(role, secret)
  return url.href
}

/** Creates missing roles and sets their passwords. The owner needs CREATEROLE. */
export async function ensureRoles(client: pg.ClientBase, secret: string): Promise<void> {
  for (const role of roles) {
    const password = pg.escapeLiteral(rolePassword(role, secret))
    const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [role])
    if (!rowCount)
      await client.query(`create role ${role} login noinherit nosuperuser nocreatedb nocreaterole password ${password}`)
    else await alterRole(client, `alter role ${role} password ${password}`)
  }
}

/** Whether the roles exist with the passwords derived from this secret. */
export async function rolesCanConnect(ownerUrl: string, secret: string): Promise<boolean> {
  for (const role of roles) {
    const client = new pg.Client({ connectionString: roleUrl(ownerUrl, role, secret) })
    try {
      await client.connect()
    } catch {
      return false
    } finally {
      await client.end().catch(() => {})
    }
  }
  return true
}

function rolePassword(role: Role, secret: string): string {
  return derivePassword(secret, `database:${role}`)
}
