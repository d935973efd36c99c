import { memberRoute, memberStreamRoute } from '#features/families/server/member.ts'
import { openRedacted } from '#features/guests/server/send-redacted.ts'
import type { WebContext } from '#server/feature.ts'
import { anyoneRoute } from '#server/http/guards.ts'
import type { Route } from '#server/http/route.ts'
import { wholeOriginals } from '#server/scrub/whole-originals.ts'
import { gazetteContract as contract } from '../gazette.contract.ts'
import { answerGazetteLink, getGazetteLink, readGazetteLink } from './answer-link.ts'
import { openGazetteLimits } from './gazette-limits.ts'
import { gazetteLinks } from './gazette-links.ts'
import { getGazette } from './get-gazette.ts'
import { getGazetteFront } from './get-gazette-front.ts'
import { readGazette } from './read-gazette.ts'
import {
  addGazetteSubscriber,
  removeGazetteSubscriber,
  subscribeToGazette,
  unsubscribeFromGazette,
} from './subscribe.ts'

export function gazetteRoutes(context: WebContext): Route[] {
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
    memberRoute(context, contract.addGazetteSubscriber, (editor, input) => addGazetteSubscriber(editor, input, limits)),
    memberRoute(context, contract.removeGazetteSubscriber, removeGazetteSubscriber),
    anyoneRoute(contract.getGazetteLink, (who, input) => getGazetteLink(who, input, parts)),
    anyoneRoute(contract.readGazetteLink, (who, input, http) => readGazetteLink(who, input, http, parts)),
    anyoneRoute(contract.answerGazetteLink, (who, input) => answerGazetteLink(who, input, parts)),
  ]
}
