import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { listFiles, openFiles, type ImportSource } from '#features/imports/server/import/source.ts'

/** Opens these paths like the command does. */
export async function openSource(paths: string[], hasRoom = true): Promise<ImportSource> {
  return openFiles(await listFiles(paths), {
    room: { folder: await mkdtemp(path.join(tmpdir(), 'hearthbook-unpacked-')), hasSpaceFor: async () => hasRoom },
    whenRefused(_zip, error) {
      throw error
    },
  })
}
