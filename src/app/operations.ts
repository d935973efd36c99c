import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Operation } from '#shared/contract.ts'

const require = createRequire(import.meta.url)
const features = path.join(import.meta.dirname, '../features')

/** Reads only the contracts: the build doesn't need to load the server. */
const contracts = globSync('*/*.contract.ts', { cwd: features }).flatMap((file) =>
  Object.entries<Record<string, Operation>>(require(path.join(features, file)))
    .filter(([name]) => name.endsWith('Contract'))
    .flatMap(([, part]) => Object.values(part)),
)

const web = globSync(['src/web/**/*.{ts,tsx}', 'src/{app,features/*}/web/**/*.{ts,tsx}'], {
  cwd: path.join(features, '../..'),
})
const usedInWeb = new Set(
  web.flatMap((file) => readFileSync(path.join(features, '../..', file), 'utf8').match(/\w+/g) ?? []),
)

/** What the web client needs to call the operations that it names, by their IDs (src/web/operations.ts). It's loaded first, so it's short. */
export const operations = Object.fromEntries(
  contracts
    .filter(({ id }) => usedInWeb.has(id))
    .map(({ id, method, path: address, body }) => [
      id,
      { path: address, ...(method !== 'GET' && { method }), ...(body && { has_body: true as const }) },
    ]),
)
