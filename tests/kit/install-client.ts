import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, readdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { npm } from '../../tools/npm.mjs'

export const CLIENT_PACKAGE = path.resolve(import.meta.dirname, '../../packages/client')

/** A new project with the packed API client, and where that is. */
export async function installClient(): Promise<{ project: string; installed: string }> {
  const project = await mkdtemp(path.join(tmpdir(), 'client-project-'))
  await npm(CLIENT_PACKAGE, ['pack', '--pack-destination', project], 'The client can’t be packed.')
  const [archive = ''] = await readdir(project)
  const installed = path.join(project, 'node_modules/hearthbook-client')
  await mkdir(installed, { recursive: true })
  execFileSync('tar', ['xzf', path.join(project, archive), '-C', installed, '--strip-components', '1'])
  await writeFile(path.join(project, 'package.json'), '{ "type": "module" }')
  return { project, installed }
}
