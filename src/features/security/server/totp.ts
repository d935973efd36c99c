import { Secret, TOTP } from 'otpauth'

/**
 * The parameters that every authenticator app supports: 6 digits by HMAC-SHA-1 every 30 seconds (RFC 6238), a secret of
 * 160 bits.
 */
const PARAMETERS = { algorithm: 'SHA1', digits: 6, period: 30 } as const
const SIX_DIGITS = /^[0-9]{6}$/
const SECRET_BYTES = 20
/** Allows for clock drift: the previous and the next code are valid too. */
const DRIFT_STEPS = 1

export function newTotpSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32
}

/** The time step of the code, for using it only once; undefined if it isn't valid now. */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  // The comparison throws for texts with more bytes than characters.
  if (!SIX_DIGITS.test(code)) return undefined
  const totp = totpOf(secret)
  const timestamp = now.getTime()
  const drift = totp.validate({ token: code, timestamp, window: DRIFT_STEPS })
  return drift === null ? undefined : totp.counter({ timestamp }) + drift
}

export function codeOfStep(secret: string, step: number): string {
  return totpOf(secret).generate({ timestamp: step * PARAMETERS.period * 1000 })
}

/** The content of the QR code, with the name of the account that the app shows. */
export function totpUri(secret: string, email: string): string {
  return totpOf(secret, email).toString()
}

function totpOf(secret: string, label?: string): TOTP {
  return new TOTP({ ...PARAMETERS, issuer: 'Hearthbook', ...(label && { label }), secret: Secret.fromBase32(secret) })
}
