import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/** User present and verified; the third also says that a credential follows. */
const PRESENT = 0x01
const VERIFIED = 0x04
const WITH_CREDENTIAL = 0x40

type Options = Record<string, unknown>
export type DeviceOptions = { origin?: string; rp_id?: string; verified?: boolean }

/** A software authenticator with one passkey, which it can create and sign with. */
export function openPasskeyDevice({
  origin = 'http://localhost:3000',
  rp_id = 'localhost',
  verified = true,
}: DeviceOptions = {}) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  let counter = 0

  function clientData(type: string, options: Options): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge: options.challenge, origin, crossOrigin: false }))
  }

  function authenticatorData(flags: number): Buffer {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter++)
    return Buffer.concat([
      createHash('sha256').update(rp_id).digest(),
      Buffer.from([flags | PRESENT | (verified ? VERIFIED : 0)]),
      count,
    ])
  }

  const answer = (response: Record<string, unknown>) => ({
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  })

  const { x, y } = publicKey.export({ format: 'jwk' })
  // {1: EC2, 3: ES256, -1: P-256, -2: x, -3: y} in CBOR (RFC 9052).
  const coseKey = Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]),
    Buffer.from(x!, 'base64url'),
    Buffer.from([0x22, 0x58, 0x20]),
    Buffer.from(y!, 'base64url'),
  ])

  return {
    /** The columns that the server stores for it. */
    kept: () => ({ credential_id: id.toString('base64url'), public_key: coseKey }),
    /** Answers the options of `startPasskey`. */
    makes(options: Options) {
      const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, coseKey])
      const data = Buffer.concat([authenticatorData(WITH_CREDENTIAL), credential])
      // {"fmt": "none", "attStmt": {}, "authData": bytes}
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        ...[cborText('fmt'), cborText('none'), cborText('attStmt'), Buffer.from([0xa0]), cborText('authData')],
        Buffer.from([0x59, data.length >> 8, data.length & 0xff]),
        data,
      ])
      return answer({
        clientDataJSON: clientData('webauthn.create', options).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      })
    },
    /** Answers the options of `startPasskeySignIn` and `startPasskeyProof`. */
    signs(options: Options) {
      const client = clientData('webauthn.get', options)
      const data = authenticatorData(0)
      const signed = Buffer.concat([data, createHash('sha256').update(client).digest()])
      return answer({
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', signed, privateKey).toString('base64url'),
      })
    },
  }
}

function cborText(text: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)])
}
