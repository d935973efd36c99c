import { once } from 'node:events'
import { connect } from 'node:net'
import type { Config } from '#server/config.ts'
import { Unhealthy } from './finding.ts'

const TIMEOUT_MS = 5_000

/** Whether this instance, and no other program, greets mail servers at MAIL_IN_PORT. Sends nothing. */
export async function checkMailIn(
  { port, domain }: NonNullable<Config['mailIn']>,
  host: string,
  isRunning: boolean,
): Promise<string> {
  const greeting = await greetingAt(host === '0.0.0.0' || host === '::' ? 'localhost' : host, port)
  if (greeting?.includes('Hearthbook')) return `Port ${port} receives emails to addresses at ${domain}`
  if (greeting !== undefined)
    throw new Unhealthy(`Another program is using port ${port}: stop it, or set MAIL_IN_PORT to another one.`)
  if (!isRunning) return `Port ${port} is checked while Hearthbook is running`
  throw new Unhealthy(
    `Hearthbook runs, but port ${port} doesn't answer, so no emails with photos arrive: restart it with this MAIL_IN_PORT, and look at its log.`,
  )
}

/** The first line that a mail server sends; undefined if nothing listens. */
async function greetingAt(host: string, port: number): Promise<string | undefined> {
  const socket = connect({ host, port })
  socket.setEncoding('utf8')
  const timer = setTimeout(() => socket.destroy(), TIMEOUT_MS)
  try {
    await once(socket, 'connect')
    const [line] = (await Promise.race([once(socket, 'data'), once(socket, 'close')])) as unknown[]
    return typeof line === 'string' ? line : ''
  } catch {
    return undefined
  } finally {
    clearTimeout(timer)
    socket.destroy()
  }
}
