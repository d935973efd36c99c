import { accountsJobs } from '#features/accounts/server/accounts.handlers.ts'
import { booksJobs } from '#features/books/server/books.handlers.ts'
import { addressesJobs } from '#features/addresses/server/addresses.handlers.ts'
import { billingJobs } from '#features/billing/server/billing.handlers.ts'
import { childrenJobs } from '#features/children/server/children.handlers.ts'
import { familiesJobs } from '#features/families/server/families.handlers.ts'
import { exportsJobs } from '#features/exports/server/exports.handlers.ts'
import { importsJobs } from '#features/imports/server/imports.handlers.ts'
import { ownDataJobs } from '#features/own-data/server/own-data.handlers.ts'
import { notificationsJobs } from '#features/notifications/server/notifications.handlers.ts'
import { invitationsJobs } from '#features/invitations/server/invitations.handlers.ts'
import { ordersJobs } from '#features/orders/server/orders.handlers.ts'
import { printHouseByMail } from '#features/orders/server/print-house.ts'
import { printLinks } from '#features/orders/server/print-links.ts'
import { personalityJobs } from '#features/personality/server/personality.handlers.ts'
import { derivativeKey } from '#features/media/server/media-objects.ts'
import { contactJobs } from '#features/public/server/contact.handlers.ts'
import { galleryJobs } from '#features/gallery/server/gallery.handlers.ts'
import { mediaJobs } from '#features/media/server/media.handlers.ts'
import { uploadsJobs } from '#features/uploads/server/uploads.handlers.ts'
import { photosJobs } from '#features/photos/server/photos.handlers.ts'
import { auditJobs } from '#server/audit/audit.handlers.ts'
import { scrubJobs } from '#server/scrub/scrub.handlers.ts'
import { startJobWorker, type JobWorker } from '#server/jobs/worker.ts'
import { startMediaProcess } from '#server/media-process/media-process.ts'
import { storageJobs } from '#server/storage/remove-objects.ts'
import { photoHooks, tellRefused } from './photo-hooks.ts'
import { exportKinds } from './export-kinds.ts'
import { uploadPurposesOf } from './upload-purposes.ts'
import { purgeHooks } from './family-hooks.ts'
import type { Foundation } from './foundation.ts'

/** Some more than all shares together (`sharesOf`), so that email and other quick work always find a slot. */
const JOBS_AT_ONCE = 26
/** For one family. Another one may have one more. */
const DECODERS = 2

/** Runs every feature's jobs in this process until stopped. */
export async function startWorker({
  billing,
  config,
  db,
  isolation,
  log,
  plans,
  post,
  resolveTxt,
  staging,
  store,
}: Foundation): Promise<JobWorker> {
  const media = startMediaProcess({ concurrency: DECODERS, ffmpeg: config.ffmpeg, isolation })
  if (!config.ffmpeg) log.warn("ffmpeg is missing, so some videos won't play in every browser")
  const press = { db: db.worker, media, store, log, codeBase: config.codeBase }
  const jobs = await startJobWorker({
    ownerUrl: db.ownerUrl,
    jobs: [
      ...accountsJobs({ config, db, post, log }),
      ...billingJobs({ billing, post, log }),
      ...addressesJobs({ db: db.worker, resolveTxt, post, log, appUrl: config.appUrl }),
      ...invitationsJobs({ config, db: db.worker, post, log }),
      ...familiesJobs({ db: db.worker, hooks: purgeHooks }),
      ...notificationsJobs({ config, db, plans, post }),
      ...mediaJobs({ db: db.worker, store, media, log }),
      ...uploadsJobs({
        ...{ db: db.worker, media, staging, store, log, tellRefused },
        purposes: uploadPurposesOf(plans),
      }),
      ...photosJobs({ db: db.worker, people: db, hooks: photoHooks, media, store }),
      ...galleryJobs({ db: db.worker, store, media, log }),
      ...personalityJobs({ db: db.worker, media, store, speech: config.speech }),
      ...childrenJobs({
        db: db.worker,
        media,
        store,
        largeKeyOf: (photo) => derivativeKey({ ...photo, variant: 'large' }),
      }),
      ...booksJobs(press),
      ...ordersJobs({
        ...press,
        ...{ billing, post },
        house: printHouseByMail({
          post,
          to: config.printerEmail,
          appUrl: config.appUrl,
          links: printLinks(config.secret, config.appUrl),
        }),
      }),
      ...auditJobs({ db: db.worker, retentionDays: config.auditRetentionDays }),
      ...importsJobs({ db, plans, staging }),
      ...exportsJobs({ db, store, log, dataDir: config.dataDir, kinds: exportKinds }),
      ...ownDataJobs({ config, db, post, log }),
      ...contactJobs({ config, db: db.worker, post, log }),
      ...scrubJobs({ db: db.worker, store, log }),
      ...storageJobs(store),
    ],
    concurrency: JOBS_AT_ONCE,
    log,
  })
  return {
    activity: jobs.activity,
    async stop() {
      await jobs.stop()
      await media.close()
    },
  }
}
