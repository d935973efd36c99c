import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { capabilities, may, roles, type Capability } from '#features/families/families.rules.ts'
import type { Access } from '#shared/contract.ts'
import { contract } from './contract.ts'

const file = path.join(import.meta.dirname, '../../docs/permissions.md')

/** UPDATE_DOCS=1 rewrites the page. */
test('docs/permissions.md lists who can call each operation', () => {
  const page = writePage()
  if (process.env.UPDATE_DOCS) writeFileSync(file, page)
  expect(readFileSync(file, 'utf8')).toBe(page)
})

test('viewers look, editors add and change, and the owner also manages the family and its members', () => {
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
  const operations = contract.map(({ id, method, path: way, access, summary, description, fresh }) => [
    `\`${id}\``,
    `\`${method} ${way}\``,
    who(access) + (fresh ? ', after confirming their identity' : ''),
    description ? `${summary}. ${description}` : summary,
  ])
  const granted = capabilities.map((capability) => [
    `\`${capability}\``,
    ...roles.map((role) => (may(role, capability) ? 'yes' : '-')),
  ])
  return `# Permissions

This page is generated from the API contract (\`src/app/contract.ts\`) and the table of roles
(\`src/features/families/families.rules.ts\`). A test fails if they differ; run it with \`UPDATE_DOCS=1\` to update the page.
Other tests call every operation as every kind of user, once with row-level security alone and once with the server's
guard alone.

For anyone who isn't a member, a family doesn't exist: a forbidden request and one for something missing get the same answer.

## Roles

${table(['Capability', ...roles], granted)}
## Operations

${table(['Operation', 'Request', 'Who can call it', 'What it does'], operations)}
Outside the contract: anyone can read \`/healthz\` and \`/readyz\`, which return one word. Administrators and clients with
\`METRICS_TOKEN\` can read \`/metrics\`. The browser that opened the link printed at startup can read \`/dev/mailbox\`.
`
}

function who(access: Access): string {
  if (access.kind === 'anyone') return 'anyone'
  if (access.kind === 'signed-in') return 'anyone signed in, for their own account'
  if (access.kind === 'admin') return 'administrators'
  if (access.kind === 'guest') return 'guests with a link'
  if (access.kind === 'signed-url') return 'the session or API key that the URL was signed for, until it expires'
  const { capability } = access
  return `${roles.filter((role) => may(role, capability as Capability)).join(', ')} (\`${capability}\`)`
}

function table(head: readonly string[], rows: readonly string[][]): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |\n`
  return line(head) + line(head.map(() => '---')) + rows.map(line).join('')
}
