import type { FastifyReply } from 'fastify'

type PageOptions = {
  /** Directives of what the page may load, besides nothing. */
  allows: readonly string[]
  /** Request headers that the page depends on. */
  vary?: string
}

/** Sends a page outside of the app. It's never cached, indexed, framed or sent as a referrer, and has no forms. */
export function sendPage(reply: FastifyReply, html: string, { allows, vary = 'Accept-Language' }: PageOptions) {
  const policy = ["default-src 'none'", ...allows, "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'"]
  return reply
    .headers({
      'content-security-policy': policy.join('; '),
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow, noarchive',
      'cache-control': 'no-store',
      vary,
    })
    .type('text/html; charset=utf-8')
    .send(html)
}
