import { sql } from 'kysely'
import type { Db, Tx } from '#server/db/database.ts'
import { newId } from '#shared/ids.ts'
import type { BackedUpPlace } from '../backups.contract.ts'
import { ALERT_EVERY_DAYS, LATE_AFTER_HOURS, REMIND_EVERY_DAYS } from '../backups.rules.ts'

type KnownPlace = Omit<BackedUpPlace, 'is_encrypted' | 'has_objects' | 'next_at'>

/** Places that have been used. The database returns them to administrators only. */
export async function selectBackups(tx: Tx, addresses: string[]): Promise<KnownPlace[]> {
  const { rows } = await sql<KnownPlace>`select * from app.admin_backups(${addresses})`.execute(tx)
  return rows
}

export async function setPaused(tx: Tx, address: string, is_paused: boolean): Promise<void> {
  await sql`select app.pause_backups(${newId()}, ${address}, ${is_paused})`.execute(tx)
}

type PlaceStatus = {
  address: string
  paused_at: string | null
  last_started_at: string | null
  last_backup_at: string | null
  bytes: number | null
  verified_at: string | null
}

/** Places that have been used. */
export async function selectBackupStatus(tx: Tx, addresses: string[]): Promise<PlaceStatus[]> {
  const { rows } = await sql<PlaceStatus>`select * from app.backup_status(${addresses})`.execute(tx)
  return rows
}

const lastBackup = sql`(select max(finished_at) from backup_runs run
  where run.repository_id = repository.id and run.kind = 'backup' and run.state = 'done')`

/** Marks places without a recent backup whose alert is due, and returns them. */
export async function markLate(tx: Tx, addresses: string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update backup_repositories repository set alerted_at = now()
    where address = any (${addresses})
      and greatest(created_at, ${lastBackup}) < now() - make_interval(hours => ${LATE_AFTER_HOURS})
      and coalesce(alerted_at < greatest(${lastBackup}, now() - make_interval(days => ${ALERT_EVERY_DAYS})), true)
      and not exists (select from backup_runs run where run.repository_id = repository.id and run.state = 'running')
    returning id`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Whether a reminder is due that photos are only on this server. Notes that it's sent. */
export async function markReminded(tx: Tx, addresses: string[]): Promise<boolean> {
  const { rows } = await sql`
    update backup_repositories set alerted_at = now()
    where address = any (${addresses}) and created_at < now() - make_interval(hours => ${LATE_AFTER_HOURS})
      and coalesce(alerted_at < now() - make_interval(days => ${REMIND_EVERY_DAYS}), true)
      and exists (select from photos where deleted_at is null)
    returning id`.execute(tx)
  return rows.length > 0
}

/** Seconds since each place's last backup, or since it was first tried. */
export async function selectBackupAges(db: Db, addresses: string[]) {
  const { rows } = await sql<{ address: string; seconds: number }>`
    select address, extract(epoch from now() - coalesce(${lastBackup}, created_at))::float as seconds
      from backup_repositories repository where address = any (${addresses})`.execute(db)
  return rows
}

/** Administrators and, on request, all owners: each address once, with a family if they own one. */
export async function selectAlerted(tx: Tx, administrators: string[], hasOwners: boolean) {
  const { rows } = await sql<{ email: string; family_id: string | null }>`
    select email, case when not bool_or(is_administrator) then min(family_id::text) end as family_id from (
      select unnest(${administrators}::text[]) as email, null::uuid as family_id, true as is_administrator
      union all
      select person.email, family.id, false from families family
        join family_members owner on owner.family_id = family.id and owner.role = 'owner'
        join profiles person on person.id = owner.user_id
        where ${hasOwners} and family.deleted_at is null) person
    group by email`.execute(tx)
  return rows
}

/** What an email about late backups says; undefined once there's a backup. */
export async function selectAlert(db: Db, repository_id: string) {
  const { rows } = await sql<{
    address: string
    last_backup_at: string | null
    is_paused: boolean
    problem: string | null
  }>`
    select address, ${lastBackup} as last_backup_at, paused_at is not null as is_paused,
      (select problem from backup_runs run where run.repository_id = repository.id and run.kind = 'backup'
        order by started_at desc limit 1) as problem
    from backup_repositories repository
    where id = ${repository_id}
      and greatest(created_at, ${lastBackup}) < now() - make_interval(hours => ${LATE_AFTER_HOURS})`.execute(db)
  return rows[0]
}
export type BackupAlert = NonNullable<Awaited<ReturnType<typeof selectAlert>>>

/** The language, time zone and date format of the account with this address, if there is one. */
export async function selectRegion(db: Db, email: string) {
  return db
    .selectFrom('profiles as person')
    .innerJoin('user_preferences as prefer', 'prefer.user_id', 'person.id')
    .select(['prefer.language', 'prefer.timezone', 'prefer.date_format'])
    .where('person.email', '=', email)
    .executeTakeFirst()
}
