import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { CannotStart } from '#server/cannot-start.ts'
import { giveTo, type PostgresAccount } from './postgres-account.ts'
import type { PostgresBinaries } from './postgres-binaries.ts'
import { POSTGRES_ENV } from './postmaster.ts'

const MAJOR_VERSION = '18'

/**
 * Makes the data folder at the first start, and makes sure that this PostgreSQL can work in it later on.
 * The password is made with it and kept beside it with mode 600.
 */
export function prepareCluster(
  cluster: string,
  binaries: PostgresBinaries,
  account: PostgresAccount,
): { password: string } {
  const password = keptPassword(cluster)
  if (!existsSync(cluster)) makeCluster(cluster, binaries, account, password)
  checkVersion(cluster)
  giveTo(account, cluster)
  return { password }
}

function keptPassword(cluster: string): string {
  const file = path.join(path.dirname(cluster), 'password')
  if (existsSync(file)) return readFileSync(file, 'utf8').trim()
  if (existsSync(cluster))
    throw new CannotStart(`${file} is missing. It holds the database password; restore it from a backup.`)
  const password = randomBytes(32).toString('base64url')
  writeFileSync(file, `${password}\n`, { mode: 0o600, flush: true })
  return password
}

/** Made aside and then renamed, so that a first start that was cut off begins anew. */
function makeCluster(cluster: string, { initdb }: PostgresBinaries, account: PostgresAccount, password: string) {
  const made = `${cluster}.new`
  // Inside a folder of its own: initdb wants an empty one, and reads the password as the account that it runs as.
  const data = path.join(made, 'data')
  const passwordFile = path.join(made, 'password')
  rmSync(made, { recursive: true, force: true })
  mkdirSync(data, { recursive: true, mode: 0o700 })
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 })
  giveTo(account, made)
  const [command = initdb, ...args] = [
    ...account.wrap,
    initdb,
    `--pgdata=${data}`,
    `--pwfile=${passwordFile}`,
    '--username=postgres',
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--no-locale',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
  ]
  execFileSync(command, args, { ...account.spawn, cwd: '/', env: POSTGRES_ENV, stdio: ['ignore', 'ignore', 'pipe'] })
  renameSync(data, cluster)
  rmSync(made, { recursive: true })
}

function checkVersion(cluster: string) {
  const version = readFileSync(path.join(cluster, 'PG_VERSION'), 'utf8').trim()
  if (version === MAJOR_VERSION) return
  throw new CannotStart(
    `PostgreSQL ${version} wrote the data in ${cluster}. This version of Hearthbook includes PostgreSQL ${MAJOR_VERSION}. ` +
      'Start the earlier version of Hearthbook, make a backup, and restore it with this one.',
  )
}
