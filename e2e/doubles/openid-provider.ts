import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, exportPKCS8, generateKeyPair, jwtVerify, SignJWT, type JWTPayload } from 'jose'

export const CLIENT_ID = 'hearthbook.test'
const GOOGLE_SECRET = 'a-secret-of-google'
const TEAM_ID = 'TEAM000001'
const KEY_ID = 'KEY0000001'

/** A person with an account at the provider. */
export type ProviderPerson = {
  sub: string
  email?: string
  email_verified?: boolean | 'true' | 'false'
  given_name?: string
  family_name?: string
}

type Grant = { person: ProviderPerson; asked: URLSearchParams }

/**
 * An OpenID provider like Google or Apple: discovery, keys, single-use codes, signed tokens. `twist` changes the claims
 * of the next tokens and `signAsAnother` forges their signature, as a faulty or hostile provider would.
 */
export type OpenIdDouble = Awaited<ReturnType<typeof startOpenIdDouble>>

export async function startOpenIdDouble() {
  const [ours, anothers, team] = await Promise.all([
    generateKeyPair('RS256'),
    generateKeyPair('RS256'),
    generateKeyPair('ES256', { extractable: true }),
  ])
  const jwk = { ...(await exportJWK(ours.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }
  const grants = new Map<string, Grant>()
  const double = {
    issuer: '',
    /** Sets who signs in next at the provider. */
    person: { sub: randomUUID() } as ProviderPerson,
    twist: (claims: JWTPayload): JWTPayload => claims,
    signAsAnother: false,
    /** Seconds since the person authenticated there; undefined omits the claim. */
    signedInAgo: 0 as number | undefined,
    away: false,
    /** What the provider's page sends after consent: the form or the redirect URL. */
    agree(url: string): URLSearchParams {
      const asked = new URL(url).searchParams
      const code = randomUUID()
      grants.set(code, { person: double.person, asked })
      return new URLSearchParams({ code, state: asked.get('state') ?? '', iss: double.issuer })
    },
    settings: {} as Record<string, string>,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }

  async function redeem(form: URLSearchParams): Promise<object | undefined> {
    const code = form.get('code') ?? ''
    const grant = grants.get(code)
    grants.delete(code)
    if (!grant || form.get('redirect_uri') !== grant.asked.get('redirect_uri')) return undefined
    if (form.get('client_id') !== CLIENT_ID || !(await isSecret(form.get('client_secret') ?? ''))) return undefined
    const verifier = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    if (verifier !== grant.asked.get('code_challenge')) return undefined
    const now = Math.floor(Date.now() / 1000)
    const { signedInAgo } = double
    const isAsked = grant.asked.has('max_age') && grant.asked.get('claims')?.includes('auth_time')
    const claims = double.twist({
      ...{ iss: double.issuer, aud: CLIENT_ID, iat: now, exp: now + 3600, nonce: grant.asked.get('nonce') ?? '' },
      ...(isAsked && signedInAgo !== undefined && { auth_time: now - signedInAgo }),
      ...grant.person,
    })
    const key = double.signAsAnother ? anothers.privateKey : ours.privateKey
    const id_token = await new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'one' }).sign(key)
    return { access_token: randomUUID(), token_type: 'Bearer', expires_in: 3600, id_token }
  }

  /** Checks the client's secret: Google's fixed one, or a recent Apple JWT signed with the team's key for this provider. */
  async function isSecret(secret: string): Promise<boolean> {
    if (secret === GOOGLE_SECRET) return true
    return jwtVerify(secret, team.publicKey, {
      ...{ issuer: TEAM_ID, subject: CLIENT_ID, audience: double.issuer, algorithms: ['ES256'], maxTokenAge: '1h' },
    }).then(
      ({ protectedHeader }) => protectedHeader.kid === KEY_ID,
      () => false,
    )
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { pathname, href } = new URL(request.url ?? '/', double.issuer)
    const json = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    if (double.away) return json(503, {})
    if (pathname === '/.well-known/openid-configuration') return json(200, metadataOf(double.issuer))
    if (pathname === '/keys') return json(200, { keys: [jwk] })
    if (pathname === '/token') {
      const given = await redeem(new URLSearchParams(await textOf(request)))
      return given ? json(200, given) : json(400, { error: 'invalid_grant' })
    }
    const back = double.agree(href)
    const { redirect_uri = '', response_mode } = Object.fromEntries(new URL(href).searchParams)
    if (response_mode !== 'form_post') return response.writeHead(302, { location: `${redirect_uri}?${back}` }).end()
    if (double.person.given_name)
      back.set(
        'user',
        JSON.stringify({ name: { firstName: double.person.given_name, lastName: double.person.family_name } }),
      )
    response.writeHead(200, { 'content-type': 'text/html' }).end(formPage(redirect_uri, back))
  }

  const server = createServer((request, response) => void answer(request, response)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  double.issuer = `http://localhost:${(server.address() as AddressInfo).port}`
  double.settings = {
    ...{ GOOGLE_ISSUER: double.issuer, GOOGLE_CLIENT_ID: CLIENT_ID, GOOGLE_CLIENT_SECRET: GOOGLE_SECRET },
    ...{ APPLE_ISSUER: double.issuer, APPLE_CLIENT_ID: CLIENT_ID, APPLE_TEAM_ID: TEAM_ID, APPLE_KEY_ID: KEY_ID },
    APPLE_PRIVATE_KEY: await exportPKCS8(team.privateKey),
  }
  return double
}

function metadataOf(issuer: string) {
  return {
    issuer,
    ...{ authorization_endpoint: `${issuer}/authorize`, token_endpoint: `${issuer}/token`, jwks_uri: `${issuer}/keys` },
    code_challenge_methods_supported: ['plain', 'S256'],
    authorization_response_iss_parameter_supported: true,
  }
}

/** Apple responds with a self-submitting form (response_mode=form_post). */
function formPage(action: string, fields: URLSearchParams): string {
  const inputs = [...fields].map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${value.replaceAll('"', '&quot;')}">`,
  )
  return `<form method="post" action="${action}">${inputs.join('')}</form><script>document.forms[0].submit()</script>`
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const part of request.setEncoding('utf8')) text += part
  return text
}
