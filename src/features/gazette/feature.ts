import { memberRoute, memberStreamRoute } from '#features/families/server/member.ts'
import { openRedacted } from '#features/guests/server/send-redacted.ts'
import { only, type Feature } from '#server/feature.ts'
import { anyoneRoute } from '#server/http/guards.ts'
import { schedule } from '#server/jobs/jobs.ts'
import { handleMail, ignoringRefusals } from '#server/mail/mail-jobs.ts'
import { wholeOriginals } from '#server/scrub/whole-originals.ts'
import { gazetteContract as contract } from './gazette.contract.ts'
import { ENDED_DAYS } from './gazette.rules.ts'
import { answerGazetteLink, getGazetteLink, readGazetteLink } from './server/answer-link.ts'
import { openGazetteLimits } from './server/gazette-limits.ts'
import { gazetteLinks } from './server/gazette-links.ts'
import { sendGazetteJob, sendGazetteQuestionJob } from './server/gazette.jobs.ts'
import { getGazetteFront } from './server/get-gazette-front.ts'
import { getGazette } from './server/get-gazette.ts'
import { readGazette } from './server/read-gazette.ts'
import { makeGazetteMail, makeGazetteQuestion, sendGazettes } from './server/send-gazettes.ts'
import {
  addGazetteSubscriber,
  removeGazetteSubscriber,
  subscribeToGazette,
  unsubscribeFromGazette,
} from './server/subscribe.ts'
import { deleteEnded } from './server/subscribers.queries.ts'

export const feature: Feature = {
  contract: [contract],
  pages: ['/families/$familyId/gazette', '/gazette/$token'],
  routes(context) {
    const { config, db, log, sign, store } = context
    const limits = openGazetteLimits(db.authPool, config.secret)
    const links = gazetteLinks(config.secret, config.appUrl)
    const editions = { links, appUrl: config.appUrl, store, log }
    const sendRedacted = openRedacted(wholeOriginals({ db: db.worker, store, log }))
    const parts = { ...editions, db, limits, sendRedacted }
    return [
      memberRoute(context, contract.getGazette, (viewer) => getGazette(viewer, { sign, config })),
      memberRoute(context, contract.getGazetteFront, (viewer, input) =>
        getGazetteFront(viewer, input, { ...editions, sign }),
      ),
      memberStreamRoute(context, contract.readGazette, (viewer, input, http) =>
        readGazette(viewer, input, http, editions),
      ),
      memberRoute(context, contract.subscribeToGazette, subscribeToGazette),
      memberRoute(context, contract.unsubscribeFromGazette, unsubscribeFromGazette),
      memberRoute(context, contract.addGazetteSubscriber, (editor, input) =>
        addGazetteSubscriber(editor, input, limits),
      ),
      memberRoute(context, contract.removeGazetteSubscriber, removeGazetteSubscriber),
      anyoneRoute(contract.getGazetteLink, (who, input) => getGazetteLink(who, input, parts)),
      anyoneRoute(contract.readGazetteLink, (who, input, http) => readGazetteLink(who, input, http, parts)),
      anyoneRoute(contract.answerGazetteLink, (who, input) => answerGazetteLink(who, input, parts)),
    ]
  },
  jobs(context) {
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
  },
}
