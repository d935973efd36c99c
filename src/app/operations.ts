import { contract } from './contract.ts'

/** What browsers need to call each operation, by its ID (src/web/operations.ts). */
export const operations = Object.fromEntries(
  contract.map(({ id, method, path, body }) => [id, { method, path, has_body: Boolean(body) }]),
)
