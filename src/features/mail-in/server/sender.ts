import addressparser from 'nodemailer/lib/addressparser'
import type { Headers } from '@zone-eu/mailsplit'
import { Refusal, unknownSender } from './refusal.ts'
import { readAuthenticationResults, type AuthenticationResult } from './authentication-results.ts'

/**
 * The address in an email's From header, in lowercase.
 * @throws Refusal if there isn't exactly one, or if the server in front of us found it to be forged
 */
export function senderOf(headers: Headers, authservId: string | undefined, refused = unknownSender): string {
  const from = headers.get('from')
  const [only, ...others] = from.length === 1 ? addressparser(headers.getFirst('from')) : []
  if (!only || others.length || 'group' in only || !only.address) throw refused()
  const email = only.address.toLowerCase()
  if (authservId !== undefined && !isProven(email, resultsFor(headers, authservId)))
    throw new Refusal(550, '5.7.26', "This email's sender couldn't be verified (SPF, DKIM or DMARC)")
  return email
}

/** Only the topmost header counts: senders can add others, and the server in front of us adds its own above them. */
function resultsFor(headers: Headers, authservId: string): AuthenticationResult[] {
  for (const value of headers.get('authentication-results')) {
    const found = readAuthenticationResults(value.replace(/^[^:]*:/, ''))
    if (found?.authservId === authservId.toLowerCase()) return found.results
  }
  return []
}

function isProven(email: string, results: AuthenticationResult[]): boolean {
  const domain = domainOf(email)
  const isAligned = (proven: string | undefined) =>
    proven !== undefined && (domain === domainOf(proven) || domain.endsWith(`.${domainOf(proven)}`))
  const passed = (method: string, property: string) =>
    results.some((one) => one.method === method && one.result === 'pass' && isAligned(one.properties.get(property)))
  // A domain publishes a DMARC policy to have failures refused.
  if (results.some(({ method, result }) => method === 'dmarc' && result === 'fail')) return false
  return passed('dmarc', 'header.from') || passed('dkim', 'header.d') || passed('spf', 'smtp.mailfrom')
}

function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1).toLowerCase()
}
