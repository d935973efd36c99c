import { existsSync, realpathSync } from 'node:fs'
import path from 'node:path'
import { UserError } from './user-error.mjs'
import { runNode } from './run-node.mjs'

/** Runs npm without output unless it fails. @throws UserError with npm's output and `failure` */
export async function npm(cwd, args, failure) {
  let output = ''
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error']
  // npm is slow to stop, but can be killed: the next install starts over.
  const options = { cwd, onOutput: (text) => (output += text), gracePeriodMs: 0 }
  const code = await runNode(process.execPath, [npmProgram(), ...args, ...quiet], options)
  if (code !== 0) throw new UserError(`${output.trim()}\n\n${failure}`)
}

/** The npm that runs us, else the first in PATH. Runs as a Node script, so that it stops when we do. */
function npmProgram() {
  const ours = process.env.npm_execpath
  const inPath = (process.env.PATH ?? '')
    .split(path.delimiter)
    .flatMap((dir) => [path.join(dir, 'npm'), path.join(dir, 'node_modules/npm/bin/npm-cli.js')])
  const found = [ours, ...inPath].filter((file) => file && existsSync(file)).map((file) => realpathSync(file))
  const program = found.find((file) => path.basename(file) === 'npm-cli.js')
  if (!program) throw new UserError('npm is missing. It comes with Node: https://nodejs.org')
  return program
}
