import type { FastifyInstance } from 'fastify'
import type { Config } from '#server/config.ts'

const contentSecurityPolicy = (mapTiles: Config['mapTiles']) => [
  "default-src 'self'",
  "script-src 'self'",
  // The gallery and menus position elements with style attributes. Stylesheets only load from our origin.
  "style-src 'self' 'unsafe-inline'",
  // Map tiles, if the operator set a tile server.
  ["img-src 'self' data: blob:", mapTiles?.origin].filter(Boolean).join(' '),
  "media-src 'self' blob:",
  "worker-src 'self' blob:",
  "connect-src 'self'",
  "font-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
]

type Protected = Pick<Config, 'secure' | 'hstsSubdomains' | 'mapTiles'>

/** Security headers of every response. */
export function securityHeaders({ secure, hstsSubdomains, mapTiles }: Protected): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(mapTiles).join('; '),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'same-origin',
    'permissions-policy': 'camera=(self), microphone=(self), geolocation=(), payment=(), usb=()',
    // Over plain http, browsers ignore this header and log a warning.
    ...(secure && {
      'cross-origin-opener-policy': 'same-origin',
      'strict-transport-security': `max-age=31536000${hstsSubdomains ? '; includeSubDomains' : ''}`,
    }),
  }
}

/** Adds the security headers to every response, including errors. A header that a handler already set stays. */
export function addSecurityHeaders(app: FastifyInstance, config: Protected) {
  const headers = securityHeaders(config)
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers)
  })
}
