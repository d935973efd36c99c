import { globSync } from 'node:fs'
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

/** What the web client needs to call each operation, by its ID (src/web/operations.ts). It's loaded first, so it's short. */
export const operations = Object.fromEntries(
  contracts.map(({ id, method, path: address, body }) => [
    id,
    { path: address, ...(method !== 'GET' && { method }), ...(body && { has_body: true as const }) },
  ]),
)
