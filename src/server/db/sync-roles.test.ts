import { afterAll, beforeAll, expect, test } from 'vitest'
import type pg from 'pg'
import { roleTable } from '#shared/role-table.ts'
import { withClient } from './cluster.ts'
import { syncRoles } from './sync-roles.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

let home: TestDatabase

beforeAll(async () => {
  home = await createTestDatabase()
})
afterAll(() => home.drop())

const { contributor: _, ...withoutContributor } = roleTable

function ask<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  return withClient(home.ownerUrl, work)
}

async function rolesIn(client: pg.Client): Promise<Record<string, string[]>> {
  const { rows } = await client.query<{ role: string; can: string[] }>(
    `select name as role, array(select capability from app.role_capabilities where role = name order by 1) as can
      from app.roles order by 1`,
  )
  return Object.fromEntries(rows.map(({ role, can }) => [role, can]))
}

function sorted(table: Record<string, readonly string[]>) {
  return Object.fromEntries(Object.entries(table).map(([role, can]) => [role, can.toSorted()]))
}

test('the database has the roles of the table, and follows changes of the table', () =>
  ask(async (client) => {
    const changed = { ...withoutContributor, viewer: ['family.view'] } as never
    for (const table of [roleTable, changed, roleTable]) {
      await syncRoles(client, table)
      expect(await rolesIn(client)).toEqual(sorted(table))
    }
  }))

test("an unchanged role table isn't written again", () =>
  ask(async (client) => {
    const versions = async () => (await client.query('select xmin::text from app.role_capabilities order by 1')).rows
    await syncRoles(client, roleTable)
    const before = await versions()
    await syncRoles(client, roleTable)
    expect(await versions()).toEqual(before)
  }))

test('a role that members have but the table lacks stops the start, is named in the error, and nothing changes', () =>
  ask(async (client) => {
    await syncRoles(client, roleTable)
    await client.query(
      `insert into profiles (id, email, first_name, last_name) values (gen_random_uuid(), 'ana@example.org', 'Ana', '')`,
    )
    await client.query(`insert into families (id, name) values (gen_random_uuid(), 'Moreau')`)
    await client.query(`insert into family_members (id, family_id, user_id, role)
      select gen_random_uuid(), families.id, profiles.id, 'contributor' from families, profiles`)
    await expect(syncRoles(client, withoutContributor as never)).rejects.toThrow(
      /newer version of Hearthbook wrote this data \(roles: contributor\)/,
    )
    expect(await rolesIn(client)).toEqual(sorted(roleTable))
  }))
