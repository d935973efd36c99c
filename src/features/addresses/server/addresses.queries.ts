import { sql, type NotNull } from 'kysely'
import type { Db, Tx } from '#server/db/database.ts'
import { isUniqueViolation } from '#server/db/unique-violation.ts'

export function selectAddress(tx: Tx, family_id: string) {
  return tx
    .selectFrom('family_addresses')
    .select(['slug', 'domain', 'domain_token', 'proven_at'])
    .where('family_id', '=', family_id)
    .executeTakeFirstOrThrow()
}
export type AddressRow = Awaited<ReturnType<typeof selectAddress>>

/** Whether the slug was free, or already the family's own. */
export async function updateSlug(tx: Tx, family_id: string, slug: string): Promise<boolean> {
  const { rows } = await sql<{ slug: string }>`update family_addresses set slug = ${slug}
    where family_id = ${family_id} returning slug`
    .execute(tx)
    .catch((error: unknown) => {
      if (isUniqueViolation(error)) return { rows: [] }
      throw error
    })
  return rows.length === 1
}

/** Null removes the domain. A different domain has to be verified again. */
export async function updateDomain(tx: Tx, family_id: string, to: { domain: string; domain_token: string } | null) {
  await tx
    .updateTable('family_addresses')
    .set({ ...(to ?? { domain: null, domain_token: null }), proven_at: null, looked_at: null, missing_since: null })
    .where('family_id', '=', family_id)
    .execute()
}

export async function markProven(tx: Tx, family_id: string): Promise<void> {
  await sql`select app.prove_domain(${family_id})`.execute(tx)
}

export type FamilyAt = { id: string; name: string }

/** The family that an address belongs to, for visitors. */
export async function selectFamilyAt(db: Db, slug: string | null, domain: string | null) {
  const { rows } = await sql<FamilyAt>`select * from app.family_at(${slug}, ${domain})`.execute(db)
  return rows[0]
}

/** Verified domains that weren't checked today, the longest unchecked first. */
export async function selectDomainsToCheck(db: Db, limit: number) {
  // A verified address has both a domain and a token.
  return db
    .selectFrom('family_addresses')
    .select(['family_id', 'domain', 'domain_token', 'missing_since'])
    .where('proven_at', 'is not', null)
    .where(({ eb, or }) =>
      or([eb('looked_at', 'is', null), eb('looked_at', '<', sql<string>`now() - interval '20 hours'`)]),
    )
    .orderBy('looked_at', (order) => order.asc().nullsFirst())
    .limit(limit)
    .$narrowType<{ domain: NotNull; domain_token: NotNull }>()
    .execute()
}
export type ProvenDomain = Awaited<ReturnType<typeof selectDomainsToCheck>>[number]

export async function markChecked(
  db: Db | Tx,
  family_id: string,
  found: { proven_at?: null; missing_since?: string | null },
): Promise<void> {
  await db
    .updateTable('family_addresses')
    .set({ ...found, looked_at: sql<string>`now()` })
    .where('family_id', '=', family_id)
    .execute()
}

/** The recipient of emails about a family's domain. */
export function selectOwnerAt(db: Db, family_id: string) {
  return db
    .selectFrom('families as family')
    .innerJoin('family_members as owner', (on) =>
      on.onRef('owner.family_id', '=', 'family.id').on('owner.role', '=', 'owner'),
    )
    .innerJoin('profiles as person', 'person.id', 'owner.user_id')
    .leftJoin('user_preferences as prefer', 'prefer.user_id', 'person.id')
    .select(['family.name as family_name', 'person.email', 'prefer.language', 'prefer.timezone', 'prefer.date_format'])
    .where('family.id', '=', family_id)
    .where('family.deleted_at', 'is', null)
    .executeTakeFirst()
}
export type OwnerAt = NonNullable<Awaited<ReturnType<typeof selectOwnerAt>>>
