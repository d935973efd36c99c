import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { localeFromHeader } from '#shared/locales.ts'
import { notFound } from '#shared/problems.ts'
import type { LocalMailbox } from './local-mailbox.ts'
import type { MailboxAccess } from './mailbox-access.ts'
import {
  anotherBrowserPage,
  expiredLinkPage,
  MAILBOX_PATH,
  mailboxPage,
  mailForFrame,
  mailPage,
} from './mailbox-page.ts'

const PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
/** Emails contain people's texts: the page runs no script, loads nothing, and only leaves when a link is clicked. */
const EMAIL_POLICY =
  "sandbox allow-top-navigation-by-user-activation; default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'"

type MailParams = { Params: { id: string } }

/** Not `__Host-`: the mailbox is served over plain http only. */
const COOKIE = 'hearthbook_mailbox'

/** The local mailbox at /dev/mailbox, for browsers that opened one of its links. Everyone else gets not_found. */
export function registerMailbox(app: FastifyInstance, mailbox: LocalMailbox, access: MailboxAccess): void {
  app.register(async (scope) => {
    scope.addHook('onRequest', async (request, reply) => {
      const isOpen = access.isOpenTo(request.cookies[COOKIE])
      const { token } = request.query as Record<string, unknown>
      if (typeof token === 'string') return redeem(token, isOpen, request, reply)
      if (!isOpen) throw notFound()
      return undefined
    })

    /** Redirects, so the token doesn't stay in the browser's history. */
    function redeem(token: string, isOpen: boolean, request: FastifyRequest, reply: FastifyReply) {
      const cookie = isOpen ? undefined : access.redeem(token)
      if (cookie) reply.setCookie(COOKIE, cookie, { httpOnly: true, sameSite: 'lax', path: MAILBOX_PATH })
      if (cookie || isOpen) return reply.header('cache-control', 'no-store').redirect(MAILBOX_PATH, 303)
      return sendPage(reply.status(403), expiredLinkPage(localeOf(request)), PAGE_POLICY)
    }

    scope.get(MAILBOX_PATH, async (request, reply) =>
      sendPage(reply, mailboxPage(await mailbox.list(), localeOf(request)), PAGE_POLICY),
    )

    scope.get(`${MAILBOX_PATH}/another-browser`, async (request, reply) =>
      sendPage(reply, anotherBrowserPage(access.linkForAnother(), localeOf(request)), PAGE_POLICY),
    )

    scope.get<MailParams>(`${MAILBOX_PATH}/:id`, async (request, reply) =>
      sendPage(reply, mailPage(await requireMail(mailbox, request.params.id), localeOf(request)), PAGE_POLICY),
    )

    scope.get<MailParams>(`${MAILBOX_PATH}/:id/html`, async (request, reply) => {
      const mail = await requireMail(mailbox, request.params.id)
      return sendPage(reply.header('x-frame-options', 'SAMEORIGIN'), mailForFrame(mail), EMAIL_POLICY)
    })
  })
}

async function requireMail(mailbox: LocalMailbox, id: string) {
  const mail = await mailbox.read(id)
  if (!mail) throw notFound()
  return mail
}

function localeOf(request: FastifyRequest) {
  return localeFromHeader(request.headers['accept-language'])
}

/** Sign-in links in emails must not leak as a referrer or stay in a cache. */
function sendPage(reply: FastifyReply, html: string, policy: string) {
  return reply
    .headers({ 'content-security-policy': policy, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    .type('text/html; charset=utf-8')
    .send(html)
}
