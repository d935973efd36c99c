import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

const STOP_WITH_PARENT = pathToFileURL(path.join(import.meta.dirname, 'stop-with-parent.mjs')).href
const PARENT_CHECK_MS = 500
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']

/**
 * Runs a program with one Node. It gets our signals, after which we end with it, and it stops when we end in any other way.
 * `onOutput` gets what it prints, which else goes where ours goes; `signal` stops it; `patienceMs` is its time to tidy up;
 * `niceness` is how far it gives way to others (see os.setPriority).
 * @returns its exit code; 128 and the signal's number when a signal ended it
 */
export function runNode(
  node,
  args,
  { cwd, env = process.env, onOutput, signal: stop, patienceMs = 15_000, niceness = 0 },
) {
  const [input, output] = onOutput ? ['ignore', 'pipe'] : ['inherit', 'inherit']
  const child = spawn(node, ['--import', STOP_WITH_PARENT, ...args], {
    cwd,
    env: { ...env, HEARTHBOOK_LIFELINE: `3 ${patienceMs}` },
    stdio: [input, output, output, 'pipe'],
    // Ctrl-C goes to everything in the terminal's group, and npm, this process and the program should not all act on it:
    // the program is out of the group and gets the signal once, from here.
    detached: true,
  })
  // Its threads, and whatever it starts, come later and are as nice as it.
  if (niceness && child.pid) setPriority(child.pid, niceness)
  if (onOutput) for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', onOutput)
  child.stdio[3].on('error', () => {})
  let asked = false
  const pass = (signal) => {
    asked = true
    child.kill(signal)
  }
  for (const signal of SIGNALS) process.on(signal, pass)
  const stopWatching = whenParentEnds(() => pass('SIGTERM'))
  const abort = () => child.kill('SIGTERM')
  stop?.addEventListener('abort', abort)
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code, signal) => {
      const result = code ?? 128 + constants.signals[signal]
      if (asked) process.exit(result)
      for (const name of SIGNALS) process.off(name, pass)
      stop?.removeEventListener('abort', abort)
      stopWatching()
      resolve(result)
    })
  })
}

/** A killed npm tells nobody, and a Hearthbook that nobody can stop would refuse the next start on its data. */
function whenParentEnds(act) {
  if (!process.env.npm_lifecycle_event) return () => {}
  const before = lineUpToNpm()
  const timer = setInterval(() => {
    if (lineUpToNpm() === before) return
    clearInterval(timer)
    act()
  }, PARENT_CHECK_MS)
  return () => clearInterval(timer)
}

/** npm starts us through a shell; some shells make way for us, others stay between. */
function lineUpToNpm() {
  const parent = process.ppid
  try {
    const [, name, grandparent] = /\((.*)\) \S (\d+)/.exec(readFileSync(`/proc/${parent}/stat`, 'utf8'))
    return /^(npm|node)/.test(name) ? String(parent) : `${parent} < ${grandparent}`
  } catch {
    return String(parent)
  }
}
