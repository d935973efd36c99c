import { hostname, networkInterfaces } from 'node:os'
import { renderUnicodeCompact } from 'uqr'
import type { Config } from '#server/config.ts'
import { isMasterKeyStored, masterKeyFile } from '#server/encryption/master-keys.ts'

type Shown = { setup: string | null; mailbox: string | undefined; isTerminal: boolean }

/** What `npm start` prints once the app is ready. In a terminal, with a code that phones open. */
export function greeting(config: Config, { setup, mailbox, isTerminal }: Shown): string {
  const lines = [`Hearthbook is ready: ${config.appUrl}`]
  if (setup) lines.push(`Create the first account here: ${setup}`)
  if (isOpenToOthers(config.host) && isOnlyHere(config))
    lines.push(
      `Other devices can't sign in yet. Set APP_URL to the address they open, such as ${homeAddress(config.port)} or http://${hostname()}.local:${config.port} (see "Names in your network" in docs/operations.md)`,
    )
  if (config.plainHttp)
    lines.push("Connections aren't encrypted. Set up HTTPS and set APP_URL to its address (see docs/operations.md)")
  if (config.encryption.isOn && isMasterKeyStored(config))
    lines.push(
      `Stored files are encrypted with the key in ${masterKeyFile(config)}. Save a copy of it: without it, they're lost`,
    )
  if (!config.ffmpeg)
    lines.push(
      "ffmpeg is missing, so some videos won't play in every browser. Photos aren't affected. To fix it: apt install ffmpeg",
    )
  if (mailbox) lines.push(`No mail server is set up. Read emails here: ${mailbox}`)
  else if (!config.smtpUrl)
    lines.push(
      `No mail server is set up, so no one gets emails. Set SMTP_URL. Until then, emails are saved in ${config.dataDir}/mailbox`,
    )
  if (isTerminal && !isOnlyHere(config)) lines.push('', ...codeOf(setup ?? config.appUrl))
  return `\n${lines.map((line) => `  ${line}\n`).join('')}\n`
}

function isOpenToOthers(host: string): boolean {
  return host === '0.0.0.0' || host === '::'
}

function isOnlyHere({ appUrl }: Config): boolean {
  return new URL(appUrl).hostname === 'localhost'
}

/** A QR code as lines of text, white on black also in terminals that are light. */
function codeOf(address: string): string[] {
  const lines = renderUnicodeCompact(address, { border: 1 }).split('\n')
  return lines.map((line) => `\u001B[97;40m${line}\u001B[0m`)
}

function homeAddress(port: number): string {
  const addresses = Object.values(networkInterfaces()).flatMap((all) => all ?? [])
  const ours = addresses.find(({ internal, family }) => !internal && family === 'IPv4')
  return `http://${ours?.address ?? 'the-name-of-this-machine'}:${port}`
}
