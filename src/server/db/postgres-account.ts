import { execFileSync } from 'node:child_process'
import { chownSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { CannotStart } from '#server/cannot-start.ts'
import { childEnv } from '../child-env.ts'

type Ids = { uid: number; gid: number }

/** The account PostgreSQL runs as. `owner` gets its files (unset: the current account); `spawn` and `wrap` run a command as it. */
export type PostgresAccount = { owner?: Ids; spawn: Partial<Ids>; wrap: string[] }

const NOBODY = { uid: 65534, gid: 65534 }

/**
 * PostgreSQL refuses to run as root, so root runs it as another account: the owner of existing data, else `postgres`, else
 * `nobody`. `mustReach` are the files and folders that it needs to read.
 * @throws Error that names the folder it can't access
 */
export function postgresAccount(clusterDir: string, mustReach: string[]): PostgresAccount {
  if (process.getuid?.() !== 0) return { spawn: {}, wrap: [] }
  const owner = ownerOf(clusterDir) ?? accountNamed('postgres') ?? NOBODY
  if (mustReach.every((file) => reaches(file, [], owner))) return { owner, spawn: owner, wrap: [] }
  // A parent folder may be closed to other accounts, as /root always is. The capability to pass through folders avoids
  // changing its mode; containers drop dac_read_search but grant the broader dac_override. PostgreSQL calls access(2), which
  // ignores capabilities of accounts other than root unless no_setuid_fixup is set.
  for (const right of ['dac_read_search', 'dac_override']) {
    const rights = [`--inh-caps=-all,+${right}`, `--ambient-caps=-all,+${right}`, '--securebits=+no_setuid_fixup']
    const wrap = ['setpriv', `--reuid=${owner.uid}`, `--regid=${owner.gid}`, '--clear-groups', ...rights]
    if (mustReach.every((file) => reaches(file, wrap, {}))) return { owner, spawn: {}, wrap }
  }
  throw new CannotStart(
    `PostgreSQL can't run as root, so it runs as user ${owner.uid}, which can't open ${closedFolder(mustReach)}. ` +
      'Move Hearthbook and DATA_DIR to a folder that other users can open, such as /opt or /srv, or start Hearthbook as another user.',
  )
}

/** Changes the owner of a folder and its contents. Does nothing unless root. */
export function giveTo(account: PostgresAccount, dir: string) {
  if (!account.owner || statSync(dir).uid === account.owner.uid) return
  const { uid, gid } = account.owner
  for (const name of readdirSync(dir, { recursive: true, encoding: 'utf8' })) chownSync(path.join(dir, name), uid, gid)
  chownSync(dir, uid, gid)
}

function ownerOf(dir: string) {
  const found = statSync(dir, { throwIfNoEntry: false })
  return found && found.uid !== 0 ? { uid: found.uid, gid: found.gid } : undefined
}

function accountNamed(name: string) {
  try {
    const id = (flag: string) =>
      Number(
        execFileSync('id', [flag, name], { env: childEnv(), encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
      )
    return { uid: id('-u'), gid: id('-g') }
  } catch {
    return undefined
  }
}

function reaches(file: string, wrap: string[], ids: Partial<Ids>): boolean {
  const [command = 'test', ...args] = [...wrap, 'test', '-x', file]
  try {
    execFileSync(command, args, { ...ids, cwd: '/', env: childEnv(), stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

function closedFolder(files: string[]): string {
  const above = files.flatMap((file) => {
    const parts = path.dirname(file).split(path.sep)
    return parts.map((_, depth) => parts.slice(0, depth + 1).join(path.sep) || '/')
  })
  return above.find((dir) => !(statSync(dir).mode & 0o001)) ?? path.dirname(files[0] ?? '')
}
