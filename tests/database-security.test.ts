import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { roles } from '#server/db/roles.ts'
import { createTestDatabase, type TestDatabase } from '#server/db/test-database.ts'
import { withClient } from '#server/db/cluster.ts'

// Invariants of the whole schema, checked on the database itself: a new table without protection fails here.
let home: TestDatabase

beforeAll(async () => {
  home = await createTestDatabase()
})
afterAll(() => home.drop())

async function ask<Row extends Record<string, unknown>>(text: string, values: unknown[] = []): Promise<Row[]> {
  return withClient(home.ownerUrl, async (client) => (await client.query<Row>(text, values)).rows)
}

async function names(text: string): Promise<string[]> {
  return (await ask<{ name: string }>(text)).map((row) => row.name)
}

describe('row-level security', () => {
  test('is enabled on every table', async () => {
    const open = await names(`select c.oid::regclass::text as name from pg_class c
      where c.relkind in ('r', 'p') and c.relnamespace in ('public'::regnamespace, 'app'::regnamespace) and not c.relrowsecurity`)
    expect(open).toEqual([])
  })

  test("isn't bypassed by any view", async () => {
    const views = await names(`select c.oid::regclass::text as name from pg_class c where c.relkind in ('v', 'm')
      and c.relnamespace in ('public'::regnamespace, 'app'::regnamespace) and not coalesce('security_invoker=true' = any (c.reloptions), false)`)
    expect(views).toEqual([])
  })

  test('has a policy for every permitted command on a table', async () => {
    const forgotten =
      await names(`select distinct table_name || ': ' || privilege_type as name from information_schema.role_table_grants g
      where grantee = 'app_rw' and table_schema = 'public' and not exists (select 1 from pg_policies p
        where p.tablename = g.table_name and ('app_rw' = any (p.roles)) and p.cmd in ('ALL', g.privilege_type))`)
    expect(forgotten).toEqual([])
  })

  test('never grants access without checking who the person is', async () => {
    const open = await names(
      `select tablename || '.' || policyname as name from pg_policies where 'app_rw' = any (roles) or 'public' = any (roles)`,
    )
    const asking = await names(`select tablename || '.' || policyname as name from pg_policies
      where 'app_rw' = any (roles) and (coalesce(qual, '') || coalesce(with_check, '')) ~ 'app\\.(my_|families_where|user_id|is_admin)'`)
    expect(open.length).toBeGreaterThan(5)
    expect(open.toSorted()).toEqual(asking.toSorted())
  })
})

describe("the app's database roles", () => {
  test('have no powers beyond their grants: not superuser, BYPASSRLS, CREATEROLE, CREATEDB, or members', async () => {
    const found = await ask(
      `select rolname as name, rolsuper or rolbypassrls or rolcreaterole or rolcreatedb or rolreplication or rolinherit as mighty
      from pg_roles where rolname = any ($1) order by 1`,
      [roles],
    )
    expect(found).toEqual([...roles].toSorted().map((name) => ({ name, mighty: false })))
    expect(
      await names(
        `select member::regrole::text as name from pg_auth_members where member::regrole::text like 'app\\_%' and member::regrole::text <> 'app_owner'`,
      ),
    ).toEqual([])
  })

  test("own nothing and can't create anything", async () => {
    const owned =
      await names(`select c.oid::regclass::text as name from pg_class c where c.relowner::regrole::text = any (array['${roles.join("','")}'])
      union all select proname from pg_proc where proowner::regrole::text = any (array['${roles.join("','")}'])`)
    expect(owned).toEqual([])
    for (const role of roles) {
      const [may] = await ask(
        `select has_schema_privilege($1, 'public', 'create') or has_schema_privilege($1, 'app', 'create') as made`,
        [role],
      )
      expect(may, role).toEqual({ made: false })
    }
  })

  test("are separated: the app role can't read credentials, and the sign-in role can't see families", async () => {
    const granted = async (role: string) =>
      names(
        `select distinct table_name as name from information_schema.role_column_grants where grantee = '${role}' and table_schema = 'public' order by 1`,
      )
    const people = await granted('app_rw')
    const door = await granted('app_auth')
    for (const table of [
      'auth_sessions',
      'passwords',
      'authenticators',
      'recovery_codes',
      'passkeys',
      'sign_in_challenges',
      'rate_limits',
    ])
      expect(people).not.toContain(table)
    for (const table of ['families', 'family_members', 'photos', 'uploads', 'family_activities', 'photo_counts'])
      expect(door).not.toContain(table)
  })

  test("can't access the job tables", async () => {
    for (const role of roles) {
      const [may] = await ask(`select has_schema_privilege($1, 'graphile_worker', 'usage') as reached`, [role])
      expect(may, role).toEqual({ reached: false })
    }
  })
})

describe('a row', () => {
  test("can't change its ID, family, person, file, or bytes", async () => {
    const pinned = `'id', 'family_id', 'added_by', 'storage_path', 'sha256', 'bytes', 'file_type', 'role', 'email', 'email_verified', 'token', 'deleted_at', 'audience'`
    expect(
      await names(`select table_name || '.' || column_name as name from information_schema.column_privileges
        where grantee = 'app_rw' and privilege_type = 'UPDATE' and column_name in (${pinned})`),
      // The size of a file in a form is known at its end.
    ).toEqual(['uploads.bytes'])
  })

  test("belongs to the caller, or to a member, wherever the person's column can be written", async () => {
    const loose = await names(`select c.table_name as name from information_schema.column_privileges c
      where grantee = 'app_rw' and privilege_type = 'UPDATE' and column_name = 'user_id' and not exists (select 1 from pg_policies p
        where p.tablename = c.table_name and 'app_rw' = any (p.roles) and coalesce(p.with_check, '') ~ 'user_id = app.user_id()')
      and not exists (select 1 from pg_constraint k where k.conrelid = c.table_name::regclass and k.confrelid = 'family_members'::regclass
        and pg_get_constraintdef(k.oid) like 'FOREIGN KEY (family_id, user_id)%')`)
    expect(loose).toEqual([])
  })

  test("can't reference another family's row, which a composite foreign key enforces", async () => {
    const loose =
      await names(`select conrelid::regclass || '.' || conname as name from pg_constraint k where contype = 'f'
      and exists (select 1 from pg_attribute a where a.attrelid = k.conrelid and a.attname = 'family_id')
      and exists (select 1 from pg_attribute a where a.attrelid = k.confrelid and a.attname = 'family_id')
      and not exists (select 1 from pg_attribute a where a.attrelid = k.conrelid and a.attname = 'family_id' and a.attnum = any (k.conkey))`)
    expect(loose).toEqual([])
  })

  test("has an index on its family, so that one family's size doesn't slow down others", async () => {
    const slow =
      await names(`select c.oid::regclass::text as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'family_id'
      where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and not exists (select 1 from pg_index i where i.indrelid = c.oid and a.attnum = any (i.indkey::int2[]))`)
    expect(slow).toEqual([])
  })
})

describe('SECURITY DEFINER functions', () => {
  test('set a search_path', async () => {
    const loose =
      await names(`select oid::regprocedure::text as name from pg_proc where prosecdef and pronamespace in ('app'::regnamespace, 'public'::regnamespace)
      and not exists (select 1 from unnest(coalesce(proconfig, '{}')) setting where setting ~ '^search_path=.*pg_temp$')`)
    expect(loose).toEqual([])
  })

  test("aren't executable by PUBLIC", async () => {
    const open = await names(
      `select oid::regprocedure::text as name from pg_proc where pronamespace = 'app'::regnamespace and has_function_privilege('public', oid, 'execute')`,
    )
    expect(open).toEqual([])
  })

  test("that change data aren't executable by unauthenticated callers", async () => {
    // Exception: `deleted_responses` lets a family's owner find deleted answers.
    const changing =
      await names(`select proname as name from pg_proc where pronamespace = 'app'::regnamespace and prosecdef and provolatile = 'v'
      and prorettype <> 'trigger'::regtype and has_function_privilege('app_rw', oid, 'execute') and prosrc !~ 'user_id|add_job|is_admin' and pg_get_functiondef(oid) !~ 'user_id|my_|families_where|deleted_responses'`)
    expect(changing.filter((name) => name !== 'add_job')).toEqual([])
  })
})
