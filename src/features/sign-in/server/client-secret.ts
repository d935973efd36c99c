import { importPKCS8, SignJWT } from 'jose'
import type { AppleSetup, ProviderSetup } from '#server/config.ts'

/** Apple allows secrets to live for half a year; ours are created per request. */
const SECRET_LIFETIME = '5m'

/** Google's secret is a string. Apple's is a JWT for the client, signed with the team's key. */
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
