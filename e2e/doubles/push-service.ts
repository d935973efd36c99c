import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A subscribed browser: its keys, and the decrypted messages it received. */
export type PushedDevice = {
  subscription: { endpoint: string; p256dh: string; auth: string }
  received: { message: Record<string, string>; topic: string | undefined }[]
  /** The status of all following responses; 201 by default. */
  answers: number
}

export type PushDouble = { origin: string; device(): PushedDevice; close(): void }

/**
 * A push service and its browsers. Accepts only messages with a valid VAPID signature (RFC 8292), and decrypts them like
 * a browser (RFC 8291, aes128gcm).
 */
export async function startPushDouble(publicKey: () => string): Promise<PushDouble> {
  const devices = new Map<string, PushedDevice & { read(body: Buffer): string }>()
  const server = createServer((request, response) => {
    const device = devices.get(request.url!)
    const pieces: Buffer[] = []
    request.on('data', (piece: Buffer) => pieces.push(piece))
    request.on('end', () => {
      const isSigned = checkVapid(request.headers.authorization ?? '', publicKey(), origin)
      const status = !device ? 404 : isSigned && Number(request.headers.ttl) > 0 ? device.answers : 403
      if (device && status === 201)
        device.received.push({
          message: JSON.parse(device.read(Buffer.concat(pieces))) as Record<string, string>,
          topic: request.headers.topic as string | undefined,
        })
      response.writeHead(status).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    device() {
      const keys = createECDH('prime256v1')
      keys.generateKeys()
      const auth = randomBytes(16)
      const path = `/send/${randomBytes(8).toString('hex')}`
      const device = {
        subscription: {
          endpoint: origin + path,
          p256dh: keys.getPublicKey('base64url'),
          auth: auth.toString('base64url'),
        },
        received: [],
        answers: 201,
        read: (body: Buffer) => decrypt(body, keys, auth),
      }
      devices.set(path, device)
      return device
    },
    close: () => void server.close(),
  }
}

function checkVapid(header: string, publicKey: string, audience: string): boolean {
  const { t = '', k = '' } = Object.fromEntries(
    header
      .replace(/^vapid /, '')
      .split(/,\s*/)
      .map((part) => part.split(/=(.*)/s) as [string, string]),
  )
  const [head = '', claims = '', signature = ''] = t.split('.')
  const point = Buffer.from(k, 'base64url')
  if (k !== publicKey || point.length !== 65) return false
  const jwk = { kty: 'EC', crv: 'P-256', x: point.subarray(1, 33), y: point.subarray(33) }
  const key = createPublicKey({
    key: { ...jwk, x: jwk.x.toString('base64url'), y: jwk.y.toString('base64url') },
    format: 'jwk',
  })
  const signed = { key, dsaEncoding: 'ieee-p1363' } as const
  const isRight = verify('sha256', Buffer.from(`${head}.${claims}`), signed, Buffer.from(signature, 'base64url'))
  const { aud, exp } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { aud: string; exp: number }
  return isRight && aud === audience && exp * 1000 > Date.now()
}

function decrypt(body: Buffer, keys: ReturnType<typeof createECDH>, auth: Buffer): string {
  const salt = body.subarray(0, 16)
  const sender = body.subarray(21, 21 + body[20]!)
  const derive = (secret: Buffer, by: Buffer, info: string | Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, by, info, length))
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender])
  const shared = derive(keys.computeSecret(sender), auth, info, 32)
  const key = derive(shared, salt, 'Content-Encoding: aes128gcm\0', 16)
  const nonce = derive(shared, salt, 'Content-Encoding: nonce\0', 12)
  const closed = body.subarray(21 + sender.length)
  const decipher = createDecipheriv('aes-128-gcm', key, nonce)
  decipher.setAuthTag(closed.subarray(-16))
  const padded = Buffer.concat([decipher.update(closed.subarray(0, -16)), decipher.final()])
  return padded.subarray(0, padded.lastIndexOf(2)).toString()
}
