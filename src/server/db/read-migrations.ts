import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const folder = path.join(import.meta.dirname, '../../../migrations')

export type MigrationFile = { name: string; sql: string; sha256: string }

export type Migrations = {
  /** Frozen. Only used by databases that were created before the baseline. */
  beforeBaseline: MigrationFile[]
  /** The schema after those migrations, for new databases. */
  baseline: MigrationFile[]
  /** Changes since the baseline, for all databases. */
  forward: MigrationFile[]
  /** Functions, triggers, policies and views, applied again when a file changes. */
  repeatable: MigrationFile[]
}

const REPEATABLE = 'repeatable/'

let read: Migrations | undefined

export function readMigrations(): Migrations {
  read ??= {
    // Databases recorded these without a folder name.
    beforeBaseline: readFolder('before-baseline/', ''),
    baseline: readFolder('baseline/'),
    forward: readFolder(''),
    repeatable: readFolder(REPEATABLE),
  }
  return read
}

/** The versioned migrations with these names, such as those in a backup, for a database at the same version. */
export function migrationsNamed(names: string[]): Migrations {
  const { beforeBaseline, baseline, forward } = readMigrations()
  const named = (files: MigrationFile[]) => files.filter(({ name }) => names.includes(name))
  const fromBaseline = baseline.every(({ name }) => names.includes(name))
  return {
    beforeBaseline: fromBaseline ? [] : named(beforeBaseline),
    baseline: fromBaseline ? baseline : [],
    forward: named(forward),
    repeatable: [],
  }
}

/** Names of migrations that this version doesn't have because a newer version applied them. */
export function unknownMigrations(names: Iterable<string>, migrations = readMigrations()): string[] {
  const { beforeBaseline, baseline, forward } = migrations
  const ours = new Set([...beforeBaseline, ...baseline, ...forward].map(({ name }) => name))
  // Repeatable files can be added and removed, since only the latest state counts.
  return [...names].filter((name) => !ours.has(name) && !name.startsWith(REPEATABLE))
}

function readFolder(name: string, prefix = name): MigrationFile[] {
  const directory = path.join(folder, name)
  return readdirSync(directory)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => {
      const sql = readFileSync(path.join(directory, file), 'utf8')
      return { name: prefix + file, sql, sha256: createHash('sha256').update(sql).digest('hex') }
    })
}
