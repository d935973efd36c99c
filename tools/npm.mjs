import { existsSync, realpathSync } from 'node:fs'
import path from 'node:path'
import { Explained } from './explained.mjs'
import { runNode } from './run-node.mjs'

/** Runs npm, without a word unless it fails. @throws Explained with what it said and `failure`. */
export async function npm(cwd, args, failure) {
  let output = ''
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error']
  // npm takes its time to stop, but has nothing to lose: the next install begins anew.
  const options = { cwd, onOutput: (text) => (output += text), patienceMs: 0 }
  const code = await runNode(process.execPath, [npmProgram(), ...args, ...quiet], options)
  if (code !== 0) throw new Explained(`${output.trim()}\n\n${failure}`)
}

/** The npm that runs us, else the first in PATH; as a program of Node's, so that it stops when we do. */
function npmProgram() {
  const ours = process.env.npm_execpath
  const inPath = (process.env.PATH ?? '')
    .split(path.delimiter)
    .flatMap((dir) => [path.join(dir, 'npm'), path.join(dir, 'node_modules/npm/bin/npm-cli.js')])
  const found = [ours, ...inPath].filter((file) => file && existsSync(file)).map((file) => realpathSync(file))
  const program = found.find((file) => path.basename(file) === 'npm-cli.js')
  if (!program) throw new Explained('npm is missing. It comes with Node: https://nodejs.org')
  return program
}
