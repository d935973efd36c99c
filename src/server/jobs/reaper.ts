import type pg from 'pg'
import type { Logger } from 'pino'
import { withClient } from '#server/db/cluster.ts'
import { ReadTimeoutClient } from '#server/db/read-timeout-client.ts'
import { flagOf } from './shares.ts'

/** First key of the advisory locks that mark living workers. */
const WORKER_ALIVE = 7
const REAP_INTERVAL_MS = 1_000
/** After a crash of PostgreSQL, living workers lock again within this time. */
const GONE_MS = 2_000
/** The runner normally gets a locked job within milliseconds, unless the answer was lost. */
const LOST_SECONDS = 5
/** What administrators see of a job that ends its process each time. */
const KILLED = 'The process stopped unexpectedly during this job'
/** Jobs that ran when a process was killed for the second time run one at a time: one of them may be why. */
const SUSPECTS = flagOf({ name: 'suspects', most: 1 })

type JobOwner = { readonly id: string; heldJobs(): string[]; doneJobs(): string[] }

export type Reaper = {
  /** Marks this worker as alive, and unlocks jobs that PostgreSQL says it holds and it doesn't. */
  register(owner: JobOwner): void
  /** An orderly stop doesn't count as an attempt at the running jobs, even if the process ends before they do. */
  returnAttempts(): Promise<void>
  /** Unlocks all jobs that it still holds. */
  release(owner: JobOwner): void
  stop(): Promise<void>
}

/**
 * graphile-worker leaves the jobs of a killed worker locked for four hours. Each living worker holds an advisory lock; jobs of
 * workers without one are unlocked.
 */
export function startReaper(connectionString: string, log: Logger): Reaper {
  const owners = new Map<string, JobOwner>()
  const released = new Map<string, JobOwner>()
  /** State of one database session, invalid once it ends. */
  type Session = { client: pg.Client; locked: Set<string>; gone: Map<string, number> }
  let session: Session | undefined
  const timer = coalescedTimer(REAP_INTERVAL_MS, () =>
    reap().catch((error: unknown) => {
      void session?.client.end().catch(() => {})
      session = undefined
      log.debug({ part: 'jobs', err: error }, 'looking for gone workers failed; trying again')
    }),
  )

  async function connect(): Promise<Session> {
    const client = new ReadTimeoutClient({ connectionString })
    client.on('error', () => {
      if (session?.client !== client) return
      session = undefined
      timer.runNow()
    })
    await client.connect()
    return { client, locked: new Set(), gone: new Map() }
  }

  async function reap() {
    session ??= await connect()
    const { client, locked, gone } = session
    for (const id of owners.keys())
      if (!locked.has(id)) {
        await client.query('select pg_advisory_lock($1, hashtext($2))', [WORKER_ALIVE, id])
        locked.add(id)
      }
    for (const [id, owner] of released) {
      await completeJobs(client, owner)
      await unlockJobs(client, id)
      if (locked.delete(id)) await client.query('select pg_advisory_unlock($1, hashtext($2))', [WORKER_ALIVE, id])
      released.delete(id)
    }
    for (const owner of owners.values()) {
      await completeJobs(client, owner)
      await unlockLostJobs(client, owner)
    }
    await unlockDeadWorkersJobs(client, gone)
  }

  async function unlockDeadWorkersJobs(client: pg.Client, gone: Map<string, number>) {
    const free = await selectDeadOwners(client)
    const found = new Set(free.filter((id) => !owners.has(id) && !released.has(id)))
    for (const id of gone.keys()) if (!found.has(id)) gone.delete(id)
    for (const id of found) {
      const since = gone.get(id) ?? performance.now()
      gone.set(id, since)
      if (performance.now() - since < GONE_MS) continue
      log.warn({ part: 'jobs', worker: id }, 'a worker stopped unexpectedly; its jobs will run again')
      await recordKill(client, id)
      await unlockJobs(client, id)
    }
  }

  timer.runNow()
  return {
    register(owner) {
      owners.set(owner.id, owner)
      timer.runNow()
    },
    async returnAttempts() {
      await withClient(connectionString, (client) =>
        client.query(
          'update graphile_worker._private_jobs set attempts = greatest(attempts - 1, 0) where locked_by = any ($1)',
          [[...owners.keys()]],
        ),
      )
    },
    release(owner) {
      owners.delete(owner.id)
      released.set(owner.id, owner)
      timer.runNow()
    },
    async stop() {
      await timer.stop()
      await session?.client.end().catch(() => {})
    },
  }
}

async function unlockJobs(client: pg.Client, owner: string) {
  await client.query('select graphile_worker.force_unlock_workers(array[$1])', [owner])
}

async function recordKill(client: pg.Client, owner: string) {
  // Jobs that were added again while they ran: graphile-worker took their key and attempts, and another job does their work.
  await client.query(
    `delete from graphile_worker._private_jobs
     where locked_by = $1 and key is null and attempts = max_attempts and updated_at > locked_at`,
    [owner],
  )
  await client.query(
    `update graphile_worker._private_jobs set last_error = $2,
       flags = case when attempts > 1 then coalesce(flags, '{}') || jsonb_build_object($3::text, true) else flags end
     where locked_by = $1`,
    [owner, KILLED, SUSPECTS],
  )
}

/** A runner whose connections broke may not have stored that a job succeeded, and the job would run again. */
async function completeJobs(client: pg.Client, { id, doneJobs }: JobOwner) {
  const done = doneJobs()
  if (!done.length) return
  await client.query(
    `with done as (
       delete from graphile_worker._private_jobs where locked_by = $1 and id = any ($2::bigint[]) returning job_queue_id)
     update graphile_worker._private_job_queues set locked_at = null, locked_by = null
     where locked_by = $1 and id in (select job_queue_id from done)`,
    [id, done],
  )
}

async function unlockLostJobs(client: pg.Client, { id, heldJobs }: JobOwner) {
  await client.query(
    `with lost as (
       update graphile_worker._private_jobs set locked_at = null, locked_by = null
       where locked_by = $1 and locked_at < now() - make_interval(secs => $3) and id <> all ($2::bigint[])
       returning job_queue_id)
     update graphile_worker._private_job_queues set locked_at = null, locked_by = null
     where locked_by = $1 and id in (select job_queue_id from lost)`,
    [id, heldJobs(), LOST_SECONDS],
  )
}

/** Owners of locked jobs whose own advisory lock is free. */
async function selectDeadOwners(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ locked_by: string }>(
    `select owner.locked_by
     from (select distinct locked_by from graphile_worker._private_jobs where locked_by is not null) owner
     where not exists (
       select 1 from pg_locks
       where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())
         and classid::bigint = $1 and objid::bigint = hashtext(owner.locked_by)::bigint & 4294967295 and objsubid = 2
         and granted)`,
    [WORKER_ALIVE],
  )
  return rows.map(({ locked_by }) => locked_by)
}

/** Runs `work` on an interval and on request, one run at a time. */
function coalescedTimer(everyMs: number, work: () => Promise<void>) {
  let running: Promise<void> | undefined
  let isRequested = false
  let isStopped = false
  function runNow() {
    if (isStopped) return
    isRequested = running !== undefined
    running ??= work().finally(() => {
      running = undefined
      if (isRequested) runNow()
    })
  }
  const timer = setInterval(runNow, everyMs)
  return {
    runNow,
    async stop() {
      isStopped = true
      clearInterval(timer)
      await running
    },
  }
}
