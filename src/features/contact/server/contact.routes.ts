import { derivePassword } from '#server/derive-key.ts'
import type { WebContext } from '#server/feature.ts'
import { anyoneRoute } from '#server/http/guards.ts'
import { sendProblem } from '#server/http/problem-replies.ts'
import type { Http, Route } from '#server/http/route.ts'
import { openRateLimits } from '#server/rate-limits.ts'
import { locales } from '#shared/locales.ts'
import { contactContract as contract } from '../contact.contract.ts'
import { fillContactPage } from './fill-contact-page.ts'
import { sendContactMessage, type ContactDeps } from './send-contact-message.ts'

const HOUR = 60 * 60

export function contactRoutes({ db, config, contactPage }: WebContext): Route[] {
  const limit = openRateLimits(db.authPool, derivePassword(config.secret, 'contact'))
  const problem = 'too_many_requests'
  const deps: ContactDeps = {
    db,
    limits: {
      clientWrites: limit({ of: 'contact-client', points: 5, seconds: HOUR, problem }),
      addressIsAcknowledged: limit({ of: 'contact-address', points: 2, seconds: 24 * HOUR, problem }),
    },
  }
  const route = anyoneRoute(contract.sendContactMessage, async (who, input, http) => {
    await sendContactMessage(deps, who, input)
    if (isForm(http)) http.reply.redirect(`/${input.language}/contact/sent`, 303)
  })
  return [
    {
      ...route,
      /** A form sent without JavaScript gets the page back, with its values and an error beside each invalid field. */
      refuse(refused, http) {
        const typed = (http.request.body ?? {}) as Record<string, string>
        const locale = locales.find((one) => one === typed.language) ?? 'en'
        const page = isForm(http) ? contactPage(locale) : undefined
        if (!page) return sendProblem(http.reply, refused)
        const { retryAfterSeconds } = refused.details
        if (retryAfterSeconds !== undefined) http.reply.header('retry-after', retryAfterSeconds)
        return http.reply
          .status(refused.status)
          .header('cache-control', 'no-store')
          .type('text/html; charset=utf-8')
          .send(fillContactPage(page, locale, typed, refused))
      },
    },
  ]
}

function isForm({ request }: Http): boolean {
  return request.headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false
}
