import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { localeFromHeader } from '#shared/locales.ts'
import { notFound } from '#shared/problems.ts'
import type { LocalMailbox } from './local-mailbox.ts'
import { isLoopbackRequest } from './loopback-only.ts'
import { framedMail, MAILBOX_PATH, mailboxListPage, mailPage } from './mailbox-page.ts'

const PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
/** The letter holds texts of people: it runs nothing, loads nothing and leads away only by a press of a link. */
const LETTER_POLICY =
  "sandbox allow-top-navigation-by-user-activation; default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'"

type OfMail = { Params: { id: string } }

/** The local mailbox at /dev/mailbox, for this machine alone: to others there is nothing there. */
export function registerMailbox(app: FastifyInstance, mailbox: LocalMailbox): void {
  app.register(async (scope) => {
    scope.addHook('onRequest', async (request) => {
      if (!isLoopbackRequest(request)) throw notFound()
    })

    scope.get(MAILBOX_PATH, async (request, reply) =>
      sendPage(reply, mailboxListPage(await mailbox.list(), localeOf(request)), PAGE_POLICY),
    )

    scope.get<OfMail>(`${MAILBOX_PATH}/:id`, async (request, reply) =>
      sendPage(reply, mailPage(await requireMail(mailbox, request.params.id), localeOf(request)), PAGE_POLICY),
    )

    scope.get<OfMail>(`${MAILBOX_PATH}/:id/html`, async (request, reply) => {
      const { html } = await requireMail(mailbox, request.params.id)
      return sendPage(reply.header('x-frame-options', 'SAMEORIGIN'), framedMail(html), LETTER_POLICY)
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

/** A sign-in link in the letter must not travel on as a referrer, nor stay in a cache. */
function sendPage(reply: FastifyReply, html: string, policy: string) {
  return reply
    .headers({ 'content-security-policy': policy, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    .type('text/html; charset=utf-8')
    .send(html)
}
