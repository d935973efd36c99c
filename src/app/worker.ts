import { auditJobs } from '#server/audit/audit.handlers.ts'
import { rewriteObjects } from '#server/encryption/rewrite-objects.ts'
import { only, type AppContext } from '#server/feature.ts'
import { deleteFailedJobs } from '#server/jobs/failed-jobs.queries.ts'
import { schedule } from '#server/jobs/jobs.ts'
import { startJobWorker, type JobWorker } from '#server/jobs/worker.ts'
import { startMediaProcess } from '#server/media-process/media-process.ts'
import { damageMailJobs, healJobs, scrubJobs } from '#server/scrub/scrub.handlers.ts'
import { storageJobs } from '#server/storage/remove-objects.ts'

/** More than the sum of all shares (`sharesOf`), so that email and other quick jobs always find a slot. */
const JOBS_AT_ONCE = 30
/** The slots of one family, and one more for a second family. */
const DECODERS = 2
/** How long administrators can see and retry failed jobs. */
const FAILED_JOB_DAYS = 90

/** Runs every feature's jobs in this process until stopped. Tests turn schedules off, and start that work themselves. */
export async function startWorker(context: AppContext, { hasSchedules = true } = {}): Promise<JobWorker> {
  const { config, db, features, isolation, log, post, store } = context
  const media = startMediaProcess({ concurrency: DECODERS, ffmpeg: config.ffmpeg, isolation })
  if (!config.ffmpeg) log.warn("ffmpeg is missing, so some videos won't play in every browser")
  const heal = async () => {
    for (const { healOriginals } of features) await healOriginals?.(context)
  }
  const remakers = features.flatMap(({ remakerOf }) => remakerOf?.({ ...context, media }) ?? [])
  const remakerOf = (key: string) => remakers.map((of) => of(key)).find((remake) => remake !== undefined)
  const restoreDerived = only(features, 'restoreDerived')(context)
  const jobs = [
    ...features.flatMap((feature) => feature.jobs?.({ ...context, media }) ?? []),
    ...auditJobs({ db: db.worker, retentionDays: config.auditRetentionDays }),
    ...scrubJobs({ db: db.worker, store, log, adminEmails: config.adminEmails, heal }),
    ...healJobs({ db: db.worker, store, log, media, restoreDerived, remakerOf }),
    ...damageMailJobs({ db: db.worker, post, appUrl: config.appUrl }),
    schedule('sweep-failed-jobs', '45 3 * * *', () => deleteFailedJobs(db.worker, FAILED_JOB_DAYS)),
    ...storageJobs(store),
    schedule('rewrite-objects', '42 * * * *', () => rewriteObjects({ config, db: db.worker, log })),
  ]
  const worker = await startJobWorker({
    ownerUrl: db.ownerUrl,
    jobs: hasSchedules ? jobs : jobs.map(({ schedule: _, ...job }) => job),
    concurrency: JOBS_AT_ONCE,
    log,
  })
  return {
    activity: worker.activity,
    async stop() {
      await worker.stop()
      await media.close()
    },
  }
}
