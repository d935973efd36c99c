import { createECDH } from 'node:crypto'
import type { Config } from '#server/config.ts'
import { deriveKey } from '#server/derive-key.ts'

const TIMEOUT_MS = 10_000
/** Push services drop messages that can't be delivered within this time. */
const LIFETIME_SECONDS = 2 * 24 * 60 * 60

export type Subscription = { endpoint: string; p256dh: string; auth: string }

export type PushServices = {
  /** The public key that browsers need to subscribe. */
  publicKey: string
  /** Whether an endpoint belongs to a known push service, so that users can't make this server call other hosts. */
  knows(endpoint: string): boolean
  /** @throws Error if a retry may succeed */
  send(to: Subscription, message: { topic: string; payload: string }): Promise<'sent' | 'gone'>
}

/**
 * The push services of browsers (RFC 8030). The key pair (RFC 8292) is derived from the secret, so every process has the
 * same one.
 */
export function openPushServices(config: Pick<Config, 'secret' | 'supportEmail' | 'pushServices'>): PushServices {
  const keys = createECDH('prime256v1')
  keys.setPrivateKey(deriveKey(config.secret, 'vapid'))
  const publicKey = keys.getPublicKey('base64url')
  const vapidDetails = {
    subject: `mailto:${config.supportEmail}`,
    publicKey,
    privateKey: keys.getPrivateKey('base64url').padStart(43, 'A'),
  }

  function knows(endpoint: string): boolean {
    const url = URL.canParse(endpoint) ? new URL(endpoint) : undefined
    if (!url || url.username || url.password) return false
    return config.pushServices.some((service) => {
      if (service.includes('://')) return url.origin === service
      if (url.protocol !== 'https:' || url.port) return false
      return service.startsWith('*.') ? url.hostname.endsWith(service.slice(1)) : url.hostname === service
    })
  }

  return {
    publicKey,
    knows,
    async send({ endpoint, p256dh, auth }, { topic, payload }) {
      if (!knows(endpoint)) return 'gone'
      const { default: webPush } = await import('web-push')
      const request = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
        ...{ vapidDetails, topic, TTL: LIFETIME_SECONDS, urgency: 'normal' },
      })
      const answer = await fetch(endpoint, {
        method: 'POST',
        headers: request.headers as unknown as Record<string, string>,
        body: new Uint8Array(request.body),
        // Redirects could lead this server to other hosts.
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      await answer.body?.cancel()
      if (answer.ok) return 'sent'
      if (answer.status === 429 || answer.status >= 500) throw new Error(`A push service answered ${answer.status}`)
      // The subscription ended, or the service will never accept the message.
      return 'gone'
    },
  }
}
