import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { capabilities, may, roles, type Capability } from '#features/families/families.rules.ts'
import type { Access } from '#shared/contract.ts'
import { contract } from './contract.ts'

const file = path.join(import.meta.dirname, '../../docs/permissions.md')

/** UPDATE_DOCS=1 writes the page anew. */
test('docs/permissions.md says of every operation who may', () => {
  const page = writePage()
  if (process.env.UPDATE_DOCS) writeFileSync(file, page)
  expect(readFileSync(file, 'utf8')).toBe(page)
})

test('a viewer looks, an editor adds and changes, the owner also manages the family and its members', () => {
  const granted = Object.fromEntries(
    roles.map((role) => [role, capabilities.filter((capability) => may(role, capability))]),
  )
  expect(granted).toEqual({
    viewer: ['family.view', 'family.leave', 'photos.view', 'comments.add'],
    editor: [
      'family.view',
      'family.leave',
      'photos.view',
      'photos.add',
      'photos.edit',
      'photos.delete',
      'children.edit',
      'milestones.edit',
      'personality.edit',
      'books.edit',
      'comments.add',
    ],
    owner: capabilities.filter((capability) => capability !== 'family.leave'),
  })
})

function writePage(): string {
  const operations = contract.map(({ id, method, path: way, access, summary, fresh }) => [
    `\`${id}\``,
    `\`${method} ${way}\``,
    who(access) + (fresh ? ', who has just proven who they are' : ''),
    summary,
  ])
  const granted = capabilities.map((capability) => [
    `\`${capability}\``,
    ...roles.map((role) => (may(role, capability) ? 'yes' : '-')),
  ])
  return `# Who may do what

Written from the contract (\`src/app/contract.ts\`) and the table of roles (\`src/features/families/families.rules.ts\`);
a test fails when this page and they differ, and \`UPDATE_DOCS=1\` before that test writes the page anew. Another test tries
every operation as everybody who might come, with row-level security alone and with the application's guard alone.

To somebody who is not a member a family does not exist: what is forbidden and what is not there are answered alike.

## Roles

${table(['Capability', ...roles], granted)}
## Operations

${table(['Operation', 'Call', 'Who may', 'What it does'], operations)}
Beside the contract: \`/healthz\` and \`/readyz\` answer anyone with a word; \`/metrics\` answers administrators and
\`METRICS_TOKEN\`; \`/dev/mailbox\` answers the browser that opened the link printed at startup.
`
}

function who(access: Access): string {
  if (access.kind === 'anyone') return 'anyone'
  if (access.kind === 'signed-in') return 'whoever is signed in, for themselves'
  if (access.kind === 'admin') return 'administrators'
  if (access.kind === 'guest') return 'a guest, by the link of a family'
  if (access.kind === 'signed-url')
    return 'the member it was made for, with the session or API key that asked for it, for an hour'
  const { capability } = access
  return `${roles.filter((role) => may(role, capability as Capability)).join(', ')} (\`${capability}\`)`
}

function table(head: readonly string[], rows: readonly string[][]): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |\n`
  return line(head) + line(head.map(() => '---')) + rows.map(line).join('')
}
