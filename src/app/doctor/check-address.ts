import type { Config } from '#server/config.ts'
import { readCertificate } from '#server/http/certificate.ts'
import { describeClock } from './check-database.ts'
import { Unhealthy } from './finding.ts'

const TIMEOUT_MS = 5_000
const DAY_MS = 24 * 60 * 60_000
/** As in deploy/alerts.yaml. */
const CERTIFICATE_DAYS = 14
/** A code of an authenticator app is valid for so long. */
const MAX_CLOCK_SECONDS = 30

type Ready = { status: string; checks: { name: string; ok: boolean; reason?: string }[] }

/** Whether the process with these settings runs, and is ready. */
export async function checkProcess({ host, port, role }: Config): Promise<string> {
  if (role === 'worker') return 'A worker has no port to ask'
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host
  const url = `http://${name.includes(':') ? `[${name}]` : name}:${port}/readyz`
  const response = await ask(url).catch(() => undefined)
  if (!response) return 'Not running'
  const { checks } = (await response.json().catch(() => ({ checks: undefined }))) as Partial<Ready>
  if (!checks) throw new Unhealthy(`Another program is using port ${port}: stop it, or set PORT to another one.`)
  const failed = checks.filter(({ ok }) => !ok).map(({ name: check, reason }) => reason ?? check)
  if (failed.length)
    throw new Unhealthy(`Hearthbook runs but isn't ready (${failed.join(', ')}): look at its log, and restart it.`)
  return 'Running and ready'
}

/** What people's browsers reach at APP_URL. Its certificate and clock are checked even if Hearthbook isn't running. */
export async function checkAddress({ appUrl, secure }: Config, isRunning: boolean): Promise<string> {
  if (secure) await checkCertificate(appUrl)
  const response = await ask(`${appUrl}/healthz`).catch((error: Error) => {
    if (!isRunning) return undefined
    throw new Unhealthy(
      `${appUrl} can't be reached from this machine (${codeOf(error)}): check the reverse proxy, the firewall and the name's DNS record.`,
    )
  })
  const date = Date.parse(response?.headers.get('date') ?? '')
  if (date) describeClock(`The clock at ${appUrl}`, (date - Date.now()) / 1000, MAX_CLOCK_SECONDS)
  if (!isRunning) return `${appUrl} is checked while Hearthbook is running`
  const { status } = ((await response?.json().catch(() => undefined)) ?? {}) as { status?: string }
  if (status !== 'ok')
    throw new Unhealthy(`Something other than Hearthbook answers at ${appUrl}: check where the reverse proxy leads.`)
  return `${appUrl} leads here${secure ? '' : ' (not encrypted)'}`
}

async function checkCertificate(appUrl: string): Promise<void> {
  const { expires_at, problem } = await readCertificate(appUrl).catch((error: Error) => {
    throw new Unhealthy(
      `${appUrl} doesn't answer over https (${codeOf(error)}): check the reverse proxy, the firewall and the name's DNS record.`,
    )
  })
  const days = Math.floor((expires_at.getTime() - Date.now()) / DAY_MS)
  if (days < CERTIFICATE_DAYS)
    throw new Unhealthy(
      `The certificate of ${appUrl} ${days < 0 ? 'has expired' : `expires in ${days} days`}: look at why the reverse proxy doesn't renew it.`,
    )
  if (problem)
    throw new Unhealthy(
      `Browsers reject the certificate of ${appUrl} (${problem}): use one of a public authority, or see "Certificates of your own" in docs/operations.md.`,
    )
}

function ask(url: string): Promise<Response> {
  return fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) })
}

function codeOf(error: Error): string {
  const { code, name } = (error.cause ?? error) as NodeJS.ErrnoException
  return code ?? name
}
