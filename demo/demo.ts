import { loadConfig } from '#server/config.ts'
import '#app/main.ts'
import { DEMO_FAMILY, DEMO_OWNER } from './fill-demo.ts'
import { fillDemoOnce } from './fill-demo-once.ts'

if (!process.exitCode) await showDemo()

async function showDemo() {
  const { appUrl: url, dataDir, databaseUrl } = loadConfig()
  await fillDemoOnce({ url, dataDir, databaseUrl, onStart: greet, onProgress: showProgress })
  print(
    `To sign in as ${DEMO_OWNER.first_name} ${DEMO_OWNER.last_name}, the owner of this family:`,
    `  1. Open ${url}/login and enter ${DEMO_OWNER.email}`,
    '  2. Open the mailbox (its link is above) and copy the code',
    `The demo's data is in ${dataDir}. To stop the demo, press Ctrl-C.`,
  )
}

function greet() {
  print(`Creating ${DEMO_FAMILY} with years of photos …`)
}

function showProgress(done: number, all: number) {
  if (process.stdout.isTTY) process.stdout.write(`\r  ${done} of ${all} photos${done === all ? '\n' : ''}`)
  else if (done % 10 === 0 || done === all) print(`${done} of ${all} photos`)
}

function print(...lines: string[]) {
  process.stdout.write(`\n${lines.map((line) => `  ${line}\n`).join('')}`)
}
