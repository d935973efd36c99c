import { existsSync } from 'node:fs'
import path from 'node:path'
import { UserError } from './user-error.mjs'
import { runNode } from './run-node.mjs'

/**
 * The Node that package.json pins through the `node` package.
 * @throws UserError if npm skipped install scripts, one of which downloads it
 */
export function pinnedNode(root) {
  const node = path.join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node')
  if (existsSync(node)) return node
  throw new UserError(
    'The Node that Hearthbook installs is missing, probably because npm skipped install scripts.\n' +
      'Run this and try again:  npm rebuild node --ignore-scripts=false',
  )
}

/**
 * Like `runNode`, with the pinned Node, which is also first in the program's PATH. Its compile cache is kept, which makes
 * later starts a third faster, including those of decoders.
 */
export function runWithPinnedNode(root, args, { env = {}, ...options } = {}) {
  const node = pinnedNode(root)
  const PATH = `${path.dirname(node)}${path.delimiter}${process.env.PATH}`
  const cache = { NODE_COMPILE_CACHE: path.join(root, '.cache/compiled') }
  return runNode(node, args, { cwd: root, env: { ...cache, ...process.env, PATH, ...env }, ...options })
}
