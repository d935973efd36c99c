import { CannotStart } from '#server/cannot-start.ts'
import type { MigrationFile } from './read-migrations.ts'

export function migrationFailed({ name }: MigrationFile, error: unknown): CannotStart {
  const why = `Migration ${name} failed: ${(error as Error).message}.`
  return new CannotStart(`${why} The database is as it was before, so you can start the earlier version again.`, {
    cause: error,
  })
}
