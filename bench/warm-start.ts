import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '../e2e/free-port.ts'
import { median, type Section } from './measure.ts'

const ROUNDS = 5
const MOST_SECONDS = 3
const RUN = path.join(import.meta.dirname, '../tools/run.mjs')

export const warmStart: Section = {
  name: 'start',
  title: 'Startup',
  how: `The program that \`npm start\` runs, from its first instruction until it reports that it’s ready, on existing data. The result is the median of ${ROUNDS} starts. The baseline is Node starting and exiting without doing anything.`,
  async run(log) {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'hearthbook-bench-'))
    try {
      log(`first start, on empty data: ${(await start(dataDir)).toFixed(2)} s`)
      const [ours, bare]: [number[], number[]] = [[], []]
      for (let round = 0; round < ROUNDS; round++) {
        ours.push(await start(dataDir))
        const startedAt = performance.now()
        await promisify(execFile)(process.execPath, ['-e', '0'])
        bare.push((performance.now() - startedAt) / 1000)
      }
      return [
        {
          what: 'Time until ready',
          ours: `${median(ours).toFixed(2)} s`,
          bare: `${median(bare).toFixed(2)} s (Node alone)`,
          value: median(ours),
          limit: { most: MOST_SECONDS },
          verdict: `${median(ours).toFixed(2)} s`,
        },
      ]
    } finally {
      await rm(dataDir, { recursive: true })
    }
  },
}

/** Seconds from launch until the server reports that it's ready. */
async function start(dataDir: string): Promise<number> {
  const env = { ...process.env, DATA_DIR: dataDir, PORT: String(await freePort()), LOG_LEVEL: 'warn' }
  const startedAt = performance.now()
  const child = spawn(process.execPath, [RUN, 'start'], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const exited = once(child, 'exit')
  let output = ''
  for await (const text of child.stdout.setEncoding('utf8')) {
    output += text as string
    if (output.includes('is ready')) break
  }
  const seconds = (performance.now() - startedAt) / 1000
  if (!output.includes('is ready')) throw new Error(`Hearthbook did not start: ${output}`)
  child.kill('SIGTERM')
  await exited
  return seconds
}
