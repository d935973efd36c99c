import type { Database } from '#server/db/database.ts'
import { schedule, type HandledJob } from '#server/jobs/jobs.ts'
import { findTrips } from './find-trips.ts'

export function tripsJobs({ db }: { db: Pick<Database, 'worker'> }): HandledJob[] {
  return [schedule('find-trips', '*/5 * * * *', () => findTrips(db))]
}
