import type { FastifyInstance } from 'fastify'
import { adminRoutes } from '#features/admin/server/admin.routes.ts'
import { avatarRoutes } from '#features/accounts/server/avatar.routes.ts'
import { accountsRoutes } from '#features/accounts/server/accounts.routes.ts'
import { ranOutReader, sessionReader } from '#features/accounts/server/read-session.ts'
import { watchSessions } from '#features/accounts/server/live-sessions.ts'
import { addressesRoutes } from '#features/addresses/server/addresses.routes.ts'
import { answerFamilyHosts, openFamilyHosts } from '#features/addresses/server/family-hosts.ts'
import { rememberNobody } from '#features/addresses/server/remember-nobody.ts'
import { activityRoutes } from '#features/activity/server/activity.routes.ts'
import { booksRoutes } from '#features/books/server/books.routes.ts'
import { billingRoutes } from '#features/billing/server/billing.routes.ts'
import { captionsRoutes } from '#features/captions/server/captions.routes.ts'
import { ordersRoutes } from '#features/orders/server/orders.routes.ts'
import { printLinks } from '#features/orders/server/print-links.ts'
import { commentsRoutes } from '#features/comments/server/comments.routes.ts'
import { categoriesRoutes } from '#features/categories/server/categories.routes.ts'
import { childrenRoutes } from '#features/children/server/children.routes.ts'
import { listChildren } from '#features/children/server/list-children.ts'
import { dashboardRoutes } from '#features/dashboard/server/dashboard.routes.ts'
import { familiesRoutes } from '#features/families/server/families.routes.ts'
import { guestsRoutes } from '#features/guests/server/guests.routes.ts'
import { childMedia } from '#features/children/server/child-media.ts'
import { selectCaptionClip } from '#features/captions/server/captions.queries.ts'
import { photoMedia } from '#features/media/server/photo-media.ts'
import { recordingMedia } from '#features/media/server/recording-media.ts'
import { selectClip } from '#features/personality/server/responses.queries.ts'
import { watchMemberships } from '#features/families/server/memberships.ts'
import { invitationsRoutes } from '#features/invitations/server/invitations.routes.ts'
import { milestonesRoutes } from '#features/milestones/server/milestones.routes.ts'
import { importsRoutes } from '#features/imports/server/imports.routes.ts'
import { ownDataRoutes } from '#features/own-data/server/own-data.routes.ts'
import { notificationsRoutes } from '#features/notifications/server/notifications.routes.ts'
import { personalityRoutes } from '#features/personality/server/personality.routes.ts'
import { openFullPictures } from '#features/media/server/full-size-images.ts'
import { galleryRoutes } from '#features/gallery/server/gallery.routes.ts'
import { mapRoutes } from '#features/map/server/map.routes.ts'
import { mediaRoutes } from '#features/media/server/media.routes.ts'
import { placesRoutes } from '#features/places/server/places.routes.ts'
import { uploadsRoutes } from '#features/uploads/server/uploads.routes.ts'
import { photosRoutes } from '#features/photos/server/photos.routes.ts'
import { watchVisiblePhotos } from '#features/media/server/visible-photos.ts'
import { contactRoutes } from '#features/public/server/contact.routes.ts'
import { searchRoutes } from '#features/search/server/search.routes.ts'
import { openChangeFeed } from '#server/db/change-feed.ts'
import { cannotListen } from '#server/http/cannot-listen.ts'
import { recordSecurityEvents } from '#server/security/security-log.ts'
import { createHttpApp } from '#server/http/http-app.ts'
import { openPersonLimits } from '#server/http/person-limits.ts'
import type { Route } from '#server/http/route.ts'
import { openLiveHub } from '#server/live/live-hub.ts'
import { openMailboxAccess } from '#server/mail/mailbox-access.ts'
import { registerMailbox } from '#server/mail/mailbox-routes.ts'
import { roleUrl } from '#server/db/roles.ts'
import { startMediaProcess } from '#server/media-process/media-process.ts'
import { mediaUrls } from '#server/storage/media-urls.ts'
import { childHooks } from './child-hooks.ts'
import { contract } from './contract.ts'
import { familyHooksOf } from './family-hooks.ts'
import type { Foundation } from './foundation.ts'
import { uploadPurposesOf } from './upload-purposes.ts'
import { photoHooks } from './photo-hooks.ts'
import { addHealth, type ReadJobActivity } from './health.ts'
import { invitationHooksOf } from './invitation-hooks.ts'
import { openPages } from './pages.ts'

/** Somebody waits for their picture on the screen. */
const PERSON_PICTURE_LIMIT_MS = 10_000
const PERSON_PICTURE_WAIT_MS = 20_000
/** A phone's HEIC of 48 megapixels, on a small box. */
const FULL_PICTURE_LIMIT_MS = 60_000

export type WebServer = {
  app: FastifyInstance
  address: string
  mailboxLink: string | undefined
  stop(): Promise<void>
}
type Web = { app: FastifyInstance; mailboxLink: string | undefined; close(): Promise<void> }

/** Builds the whole HTTP server; `listen` is separate for tests that inject requests. */
export async function createWeb(foundation: Foundation, readActivity: ReadJobActivity = () => undefined): Promise<Web> {
  const { config, db, isolation, log, plans, post, staging, store } = foundation
  const limits = openPersonLimits(db.authPool, config)
  const doors = { db, limits, readSession: sessionReader(foundation), sessionRanOut: ranOutReader(foundation) }
  const { sign, verify } = mediaUrls(config.secret)
  const changes = await openChangeFeed(roleUrl(db.ownerUrl, 'app_guest', config.secret), log)
  const isVisible = await watchVisiblePhotos(db, changes)
  const familyAt = openFamilyHosts({ appUrl: config.appUrl, db: db.auth, nobodies: await rememberNobody(changes) })
  const live = await openLiveHub(changes)
  // For pictures of people, which are few and are waited for; photos are the worker's.
  const media = startMediaProcess({
    concurrency: 1,
    timeLimitMs: PERSON_PICTURE_LIMIT_MS,
    waitLimitMs: PERSON_PICTURE_WAIT_MS,
    isolation,
  })
  // For whoever looks closely, so that no face waits behind a landscape.
  const closely = startMediaProcess({ concurrency: 1, timeLimitMs: FULL_PICTURE_LIMIT_MS, isolation })
  const pages = openPages()
  const routes: Route[] = [
    ...accountsRoutes(doors, foundation),
    ...avatarRoutes(doors, { db, store, media }),
    ...childrenRoutes(doors, childHooks, sign),
    ...familiesRoutes(doors, familyHooksOf(plans), live, async (viewer) => (await listChildren(viewer, sign)).children),
    ...billingRoutes(doors, foundation.billing),
    ...addressesRoutes(doors, { appUrl: config.appUrl, plans, resolveTxt: foundation.resolveTxt, familyAt }),
    ...invitationsRoutes(doors, { config, hooks: invitationHooksOf(plans) }),
    ...activityRoutes(doors, sign),
    ...notificationsRoutes(doors, sign, config),
    ...categoriesRoutes(doors),
    ...mediaRoutes(doors, {
      ...{ sign, verify, store },
      isInSession: await watchSessions(foundation, changes),
      isMember: await watchMemberships(db, changes),
      kinds: {
        photo: photoMedia({ db, isVisible, fullPicture: openFullPictures({ store, media: closely }), log }),
        answer: recordingMedia(db, 'answer', selectClip),
        caption: recordingMedia(db, 'caption', selectCaptionClip),
        child: childMedia(db),
      },
    }),
    ...uploadsRoutes(doors, { staging, purposes: uploadPurposesOf(plans) }),
    ...placesRoutes(doors),
    ...photosRoutes(doors, { sign, store, hooks: photoHooks }),
    ...mapRoutes(doors, { sign, tiles: config.mapTiles }),
    ...galleryRoutes(doors, sign),
    ...commentsRoutes(doors),
    ...guestsRoutes(doors, foundation),
    ...milestonesRoutes(doors, sign),
    ...importsRoutes(doors, { staging, plans }),
    ...ownDataRoutes(doors, store),
    ...searchRoutes(doors, sign),
    ...personalityRoutes(doors, { sign, speech: config.speech, store }),
    ...captionsRoutes(doors, { sign, plans }),
    ...booksRoutes(doors, { sign, plans, store, codeBase: config.codeBase }),
    ...ordersRoutes(doors, {
      ...{ billing: foundation.billing, plans, shipping: config.printShipping },
      ...{ db: db.worker, store, links: printLinks(config.secret, config.appUrl) },
    }),
    ...adminRoutes(doors, config, isolation),
    ...dashboardRoutes(doors, sign),
    ...contactRoutes({ db, config, contactPage: pages.contactPage }),
  ]
  refuseUndeclared(routes)
  const app = await createHttpApp({
    ...{ config, log, routes, otherwise: pages.otherwise },
    first: answerFamilyHosts({ appUrl: config.appUrl, familyAt }),
    watch: (watched) => recordSecurityEvents(watched, log, db.auth),
  })
  addHealth(app, foundation, doors.readSession, readActivity)
  // An https address is for others too, and nothing there is to hold everyone's sign-in links.
  const mailboxAccess = post.mailbox && !config.secure ? openMailboxAccess(config.appUrl) : undefined
  if (post.mailbox && mailboxAccess) registerMailbox(app, post.mailbox, mailboxAccess)
  await pages.serve(app, doors)
  return {
    app,
    mailboxLink: mailboxAccess?.link,
    async close() {
      // Streams do not end by themselves, and the server waits for every answer.
      live.close()
      await app.close()
      await changes.close()
      await Promise.all([media.close(), closely.close()])
    },
  }
}

export async function startWeb(foundation: Foundation, readActivity?: ReadJobActivity): Promise<WebServer> {
  const { app, mailboxLink, close } = await createWeb(foundation, readActivity)
  const { host, port } = foundation.config
  try {
    const address = await app.listen({ host, port })
    return { app, address, mailboxLink, stop: close }
  } catch (error) {
    await close()
    throw cannotListen(error, { host, port })
  }
}

/** An operation without a route, or a route without an operation, never serves a single request. */
function refuseUndeclared(routes: Route[]) {
  const served = new Set(routes.map((route) => route.operation))
  const missing = contract.filter((operation) => !served.has(operation))
  const undeclared = routes.filter((route) => !contract.includes(route.operation))
  if (missing.length || undeclared.length || served.size !== routes.length) {
    const names = [...missing, ...undeclared.map((route) => route.operation)].map((operation) => operation.id)
    throw new Error(`Contract and routes differ: ${names.join(', ')}`)
  }
}
