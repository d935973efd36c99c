import { loadConfig } from '#server/config.ts'
import { DEMO_FAMILY, DEMO_OWNER } from './demo/fill-demo.ts'
import { fillDemoOnce } from './demo/fill-demo-once.ts'

process.env['DATA_DIR'] ||= 'data-demo'
process.env['BILLING'] ||= 'off'
process.env['SIGN_UP'] ||= 'open'
process.env['LOG_LEVEL'] ||= 'warn'

// Begins with the settings as they are now.
await import('./main.ts')
if (!process.exitCode) await showDemo()

async function showDemo() {
  const { appUrl: url, dataDir, databaseUrl } = loadConfig()
  await fillDemoOnce({ url, dataDir, databaseUrl, onStart: greet, onProgress: showProgress })
  print(
    `Look around as ${DEMO_OWNER.first_name} ${DEMO_OWNER.last_name}, whose family this is:`,
    `  1. Open ${url}/login and enter ${DEMO_OWNER.email}`,
    '  2. Read the code in the mailbox, whose link is above',
    `Everything is kept in ${dataDir}; Ctrl-C stops it.`,
  )
}

function greet() {
  print(`${DEMO_FAMILY} are moving in, with three years of pictures, painted here and now.`)
}

function showProgress(done: number, all: number) {
  if (process.stdout.isTTY) process.stdout.write(`\r  ${done} of ${all} pictures${done === all ? '\n' : ''}`)
  else if (done % 10 === 0 || done === all) print(`${done} of ${all} pictures`)
}

function print(...lines: string[]) {
  process.stdout.write(`\n${lines.map((line) => `  ${line}\n`).join('')}`)
}
