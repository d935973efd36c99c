import type { FastifyInstance } from 'fastify'
import type { Config } from '#server/config.ts'

const contentSecurityPolicy = (mapTiles: Config['mapTiles']) => [
  "default-src 'self'",
  "script-src 'self'",
  // Positions of the gallery and of menus are style attributes; no stylesheet comes from elsewhere.
  "style-src 'self' 'unsafe-inline'",
  // Map tiles, where the operator chose where they come from.
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

/** The protective headers of every answer. */
export function securityHeaders({ secure, hstsSubdomains, mapTiles }: Protected): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(mapTiles).join('; '),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'same-origin',
    'permissions-policy': 'camera=(self), microphone=(self), geolocation=(), payment=(), usb=()',
    // Over plain http in a home network browsers ignore this header with a warning in the console.
    ...(secure && {
      'cross-origin-opener-policy': 'same-origin',
      'strict-transport-security': `max-age=31536000${hstsSubdomains ? '; includeSubDomains' : ''}`,
    }),
  }
}

/** Puts the protective headers on every answer, errors too; an answer that set its own keeps it. */
export function addSecurityHeaders(app: FastifyInstance, config: Protected) {
  const headers = securityHeaders(config)
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers)
  })
}
