import { sql } from 'kysely'
import type { Db, Tx } from '#server/db/database.ts'

export function selectAddress(tx: Tx, family_id: string) {
  return tx
    .selectFrom('family_addresses')
    .select(['slug', 'domain', 'domain_token', 'proven_at'])
    .where('family_id', '=', family_id)
    .executeTakeFirstOrThrow()
}
export type AddressRow = Awaited<ReturnType<typeof selectAddress>>

/** Whether the slug was free, or the family's own. */
export async function updateSlug(tx: Tx, family_id: string, slug: string): Promise<boolean> {
  const { rows } = await sql<{ slug: string }>`update family_addresses set slug = ${slug}
    where family_id = ${family_id} returning slug`
    .execute(tx)
    .catch((error: { code?: string }) => {
      if (error.code === UNIQUE_VIOLATION) return { rows: [] }
      throw error
    })
  return rows.length === 1
}
const UNIQUE_VIOLATION = '23505'

/** Null lets the domain go. Another one than before has to be proven anew. */
export async function updateDomain(tx: Tx, family_id: string, to: { domain: string; domain_token: string } | null) {
  await tx
    .updateTable('family_addresses')
    .set({ ...(to ?? { domain: null, domain_token: null }), proven_at: null })
    .where('family_id', '=', family_id)
    .execute()
}

export async function markProven(tx: Tx, family_id: string): Promise<void> {
  await sql`select app.prove_domain(${family_id})`.execute(tx)
}

export type FamilyAt = { id: string; name: string }

/** The family that an address belongs to, for somebody at the door. */
export async function selectFamilyAt(db: Db, slug: string | null, domain: string | null) {
  const { rows } = await sql<FamilyAt>`select * from app.family_at(${slug}, ${domain})`.execute(db)
  return rows[0]
}
