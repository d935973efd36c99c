import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

const STOP_WITH_PARENT = pathToFileURL(path.join(import.meta.dirname, 'stop-with-parent.mjs')).href
const PARENT_CHECK_MS = 500
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']

/**
 * Runs a program with a given Node. Forwards our signals to it and ends with it; it stops if we end in any other way.
 * `onOutput` gets its output instead of ours; `signal` stops it; `gracePeriodMs` is its time to clean up; `niceness` lowers its
 * priority (os.setPriority).
 * @returns its exit code; 128 plus the signal's number if a signal ended it
 */
export function runNode(
  node,
  args,
  { cwd, env = process.env, onOutput, signal: stop, gracePeriodMs = 15_000, niceness = 0 },
) {
  const [input, output] = onOutput ? ['ignore', 'pipe'] : ['inherit', 'inherit']
  const child = spawn(node, ['--import', STOP_WITH_PARENT, ...args], {
    cwd,
    env: { ...env, HEARTHBOOK_LIFELINE: `3 ${gracePeriodMs}` },
    stdio: [input, output, output, 'pipe'],
    // Ctrl-C goes to the terminal's whole process group, where npm, this process and the program would all react. The program
    // is in its own group and gets the signal once, from here.
    detached: true,
  })
  // Its threads and children start later and inherit the priority.
  if (niceness && child.pid) setPriority(child.pid, niceness)
  if (onOutput) for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', onOutput)
  child.stdio[3].on('error', () => {})
  let stopRequested = false
  const pass = (signal) => {
    stopRequested = true
    child.kill(signal)
  }
  for (const signal of SIGNALS) process.on(signal, pass)
  const stopWatching = onParentExit(() => pass('SIGTERM'))
  const abort = () => child.kill('SIGTERM')
  stop?.addEventListener('abort', abort)
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code, signal) => {
      const result = code ?? 128 + constants.signals[signal]
      if (stopRequested) process.exit(result)
      for (const name of SIGNALS) process.off(name, pass)
      stop?.removeEventListener('abort', abort)
      stopWatching()
      resolve(result)
    })
  })
}

/** A killed npm sends no signal, and a Hearthbook that keeps running would block the next start on its data. */
function onParentExit(act) {
  if (!process.env.npm_lifecycle_event) return () => {}
  const before = ancestorsUpToNpm()
  const timer = setInterval(() => {
    if (ancestorsUpToNpm() === before) return
    clearInterval(timer)
    act()
  }, PARENT_CHECK_MS)
  return () => clearInterval(timer)
}

/** npm starts us through a shell. Some shells replace themselves with us, others stay our parent. */
function ancestorsUpToNpm() {
  const parent = process.ppid
  try {
    const [, name, grandparent] = /\((.*)\) \S (\d+)/.exec(readFileSync(`/proc/${parent}/stat`, 'utf8'))
    return /^(npm|node)/.test(name) ? String(parent) : `${parent} < ${grandparent}`
  } catch {
    return String(parent)
  }
}
