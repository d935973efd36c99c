import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { SERVER_FLAGS } from '../../tools/server-flags.mjs'
import type { FakeS3 } from '../../e2e/doubles/fake-s3.ts'

const PROGRAM = path.join(import.meta.dirname, '../../src/app/backup.ts')

/** `npm run backup` as a process of its own. */
export function startBackup(dataDir: string, address: string, { settings }: FakeS3) {
  const child = spawn(process.execPath, [...SERVER_FLAGS, PROGRAM, address], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...{ PATH: process.env.PATH, DATA_DIR: dataDir, BILLING: 'off', BACKUP_S3_ENDPOINT: settings.endpoint },
      ...{ BACKUP_S3_REGION: settings.region, BACKUP_S3_ACCESS_KEY_ID: settings.accessKeyId },
      BACKUP_S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
    },
  })
  const said = Promise.all([text(child.stdout), text(child.stderr)])
  const ended = once(child, 'exit').then(async () => {
    const [output, errors] = await said
    return { code: child.exitCode, output, errors }
  })
  return { child, ended }
}
