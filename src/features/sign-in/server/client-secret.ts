import { importPKCS8, SignJWT } from 'jose'
import type { AppleSetup, ProviderSetup } from '#server/config.ts'

/** Apple takes secrets that live up to half a year; ours are made for one question. */
const SECRET_LIFETIME = '5m'

/** Google's is a word. Apple's is a token signed with the team's key, about the client, for Apple. */
export async function clientSecretOf(setup: ProviderSetup | AppleSetup): Promise<string> {
  if ('clientSecret' in setup) return setup.clientSecret
  const key = await importPKCS8(setup.privateKey, 'ES256')
  return new SignJWT()
    .setProtectedHeader({ alg: 'ES256', kid: setup.keyId })
    .setIssuer(setup.teamId)
    .setSubject(setup.clientId)
    .setAudience(setup.issuer)
    .setIssuedAt()
    .setExpirationTime(SECRET_LIFETIME)
    .sign(key)
}
