import { sql, type Insertable } from 'kysely'
import type { Db, Tx } from '#server/db/database.ts'
import { selectValue } from '#server/db/select-value.queries.ts'
import type { Payments } from '#server/db/tables.ts'
import { required } from '#shared/required.ts'
import type { Payer } from '../entitlements.ts'
import type { PaymentStatus, Provider } from './provider.ts'

/** The payer of a family that the caller belongs to. */
export async function selectPayer(tx: Tx, family_id: string): Promise<Payer | undefined> {
  const { rows } = await sql<Payer>`select * from app.plan_behind(${family_id})`.execute(tx)
  return rows[0]
}

/** The same for background jobs, which run outside of any family. */
export function selectPayerForJob(db: Db, family_id: string): Promise<Payer | undefined> {
  return db
    .selectFrom('family_members as owners')
    .innerJoin('profiles', 'profiles.id', 'owners.user_id')
    .leftJoin('subscriptions', 'subscriptions.user_id', 'owners.user_id')
    .select([
      'profiles.created_at as owner_since',
      'subscriptions.tier',
      'subscriptions.status',
      'subscriptions.current_period_end',
      'subscriptions.past_due_since',
    ])
    .where('owners.family_id', '=', family_id)
    .where('owners.role', '=', 'owner')
    .executeTakeFirst()
}

type PlanUseRow = Payer & {
  family_id: string
  family_name: string
  is_payer: boolean
  photos: number
  members: number
  books: number
}

/** The payer and the use of each of the caller's families. */
export async function selectPlanUse(tx: Tx, season: Date): Promise<PlanUseRow[]> {
  const { rows } = await sql<PlanUseRow>`select * from app.plan_use(${season.toISOString()}::timestamptz)`.execute(tx)
  return rows
}

/** Counts the photos that the family's plan covers, and locks the count until the transaction ends. */
export async function countPhotosForPlan(tx: Tx, family_id: string): Promise<number> {
  return selectValue(tx, sql<number>`app.count_photos_for_plan(${family_id})`)
}

/** Counts this season's included books of the family's plan, and locks the count until the transaction ends. */
export async function countIncludedBooks(tx: Tx, family_id: string, since: Date) {
  const { rows } = await sql<{ payer_id: string; used: number }>`
    select * from app.lock_included_books(${family_id}, ${since.toISOString()}::timestamptz)`.execute(tx)
  return required(rows[0])
}

/** The customer ID at the provider of someone who pays or has paid, and their current address. */
export function selectBilledEmail(db: Db, user_id: string) {
  return db
    .selectFrom('subscriptions as payer')
    .innerJoin('profiles as person', 'person.id', 'payer.user_id')
    .select(['payer.provider', 'payer.customer_id', 'person.email'])
    .where('payer.user_id', '=', user_id)
    .executeTakeFirst()
}

/** Payments older than this can't be refunded anymore. */
const REFUNDABLE_DAYS = 180

export async function insertPayment(db: Db, payment: Insertable<Payments>): Promise<void> {
  await db
    .insertInto('payments')
    .values(payment)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** A customer's payments that can still change. */
export function selectLivePayments(tx: Tx, provider: Provider['name'], customer_id: string) {
  return tx
    .selectFrom('payments')
    .select(['id', 'reference', 'status'])
    .where('provider', '=', provider)
    .where('customer_id', '=', customer_id)
    .where('status', 'in', ['open', 'paid'])
    .where('created_at', '>', sql<string>`now() - make_interval(days => ${REFUNDABLE_DAYS})`)
    .orderBy('created_at', 'desc')
    .limit(50)
    .forUpdate()
    .execute()
}

export function selectPaymentReference(db: Db, id: string) {
  return db.selectFrom('payments').select(['provider', 'reference']).where('id', '=', id).executeTakeFirst()
}

/** Locks the payment until the transaction ends. */
export function lockPayment(tx: Tx, id: string) {
  return tx.selectFrom('payments').select('status').where('id', '=', id).forUpdate().executeTakeFirstOrThrow()
}

export async function updatePayment(tx: Tx, id: string, status: PaymentStatus): Promise<void> {
  await tx.updateTable('payments').set({ status }).where('id', '=', id).execute()
}
