import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { childEnv } from '../child-env.ts'
import { withClient } from './cluster.ts'
import { selectColumnTypes } from './column-types.queries.ts'

const project = path.join(import.meta.dirname, '../../..')
const codegen = path.join(project, 'node_modules/kysely-codegen/dist/cli/bin.js')

/**
 * Writes tables.ts from a migrated database; with `--verify`, only compares.
 * @throws Error with the differences
 */
export async function writeTableTypes(url: string, ...flags: '--verify'[]): Promise<void> {
  const { overrides } = JSON.parse(await readFile(path.join(project, 'kysely-codegen.json'), 'utf8')) as Config
  const columns = { ...(await withClient(url, selectColumnTypes)), ...overrides?.columns }
  const options = ['--config-file', 'kysely-codegen.json', '--url', url, '--overrides', JSON.stringify({ columns })]
  await promisify(execFile)(process.execPath, [codegen, ...options, ...flags], { cwd: project, env: childEnv() })
}

type Config = { overrides?: { columns: Record<string, string> } }
