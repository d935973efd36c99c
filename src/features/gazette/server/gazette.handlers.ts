import { only } from '#server/feature.ts'
import type { WorkerContext } from '#server/feature.ts'
import { schedule, type HandledJob } from '#server/jobs/jobs.ts'
import { handleMail, ignoringRefusals } from '#server/mail/mail-jobs.ts'
import { ENDED_DAYS } from '../gazette.rules.ts'
import { gazetteLinks } from './gazette-links.ts'
import { sendGazetteJob, sendGazetteQuestionJob } from './gazette.jobs.ts'
import { makeGazetteMail, makeGazetteQuestion, sendGazettes } from './send-gazettes.ts'
import { deleteEnded } from './subscribers.queries.ts'

export function gazetteJobs(context: WorkerContext): HandledJob[] {
  const { config, db, features, log, post, store } = context
  const { appUrl, secret } = config
  const picturesOf = only(features, 'mailPictures')(context)
  const parts = { db, store, log, appUrl, picturesOf, links: gazetteLinks(secret, appUrl) }
  // An address that someone typed may be wrong, and a subscriber's may be gone by now.
  const typed = ignoringRefusals(post, log)
  return [
    schedule('send-gazettes', '11 * * * *', () => sendGazettes(db.worker)),
    handleMail(sendGazetteQuestionJob, typed, (payload) => makeGazetteQuestion(payload, parts)),
    handleMail(sendGazetteJob, typed, (payload) => makeGazetteMail(payload, parts)),
    schedule('sweep-gazette-subscribers', '35 4 * * *', () => deleteEnded(db.worker, ENDED_DAYS)),
  ]
}
