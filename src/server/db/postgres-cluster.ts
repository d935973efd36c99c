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
 * Creates the data folder at the first start, and later checks that this version of PostgreSQL can use it. The password is
 * created with it and stored beside it with mode 600.
 */
export function prepareCluster(
  cluster: string,
  binaries: PostgresBinaries,
  account: PostgresAccount,
): { password: string } {
  const password = storedPassword(cluster)
  if (!existsSync(cluster)) makeCluster(cluster, binaries, account, password)
  checkVersion(cluster)
  giveTo(account, cluster)
  return { password }
}

function storedPassword(cluster: string): string {
  const file = path.join(path.dirname(cluster), 'password')
  if (existsSync(file)) return readFileSync(file, 'utf8').trim()
  if (existsSync(cluster))
    throw new CannotStart(`${file} is missing. It holds the database password; restore it from a backup.`)
  const password = randomBytes(32).toString('base64url')
  writeFileSync(file, `${password}\n`, { mode: 0o600, flush: true })
  return password
}

/** Created under another name and then renamed, so an interrupted first start begins again. */
function makeCluster(cluster: string, { initdb }: PostgresBinaries, account: PostgresAccount, password: string) {
  const made = `${cluster}.new`
  // In a subfolder: initdb needs an empty folder, and its account has to read the password file.
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
    // Reading a page that changed on disk fails, so the nightly backup, which reads every table, finds it.
    '--data-checksums',
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
