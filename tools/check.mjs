import path from 'node:path'
import { runWithPinnedNode } from './pinned-node.mjs'

const ROOT = path.resolve(import.meta.dirname, '..')
const AT_ONCE = 2

/** A later run only checks what its changes can have touched. */
const TYPES = ['--noEmit', '--checkers', '1', '--incremental', '--tsBuildInfoFile', '.cache/types.tsbuildinfo']

/** Longest first, so that two in parallel finish together. More type checkers would check shared files twice. */
const STEPS = [
  { name: 'types', command: ['node_modules/typescript/bin/tsc', ...TYPES] },
  { name: 'dead code', command: ['node_modules/knip/bin/knip.js', '--no-progress'] },
  { name: 'lint', command: ['node_modules/oxlint/bin/oxlint', '--deny-warnings'] },
  { name: 'import rules', command: ['tools/import-rules.ts'] },
  { name: 'texts', command: ['tools/check-texts.ts'] },
  { name: 'formatting', command: ['node_modules/oxfmt/bin/oxfmt', '--check'] },
]

/**
 * Runs all checks that need no running app, and only prints failures; returns how many steps passed and failed. `niceness` is
 * the priority of its programs (see os.setPriority), and `say` gets a line per step.
 */
export async function check({ niceness = 0, say = console.log } = {}) {
  const waiting = [...STEPS]
  const counts = { passed: 0, failed: 0, skipped: 0 }
  const work = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const { ok, output, seconds } = await run(step.command, niceness)
      counts[ok ? 'passed' : 'failed']++
      say(`${ok ? '✓' : '✗'} ${step.name} (${seconds.toFixed(1)} s)${ok ? '' : `\n${output.trim()}\n`}`)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return counts
}

async function run(command, niceness) {
  const startedAt = performance.now()
  let output = ''
  const code = await runWithPinnedNode(ROOT, command, { niceness, onOutput: (text) => (output += text) })
  return { ok: code === 0, output, seconds: (performance.now() - startedAt) / 1000 }
}

if (import.meta.main) {
  const { failed } = await check()
  process.exitCode = failed ? 1 : 0
}
