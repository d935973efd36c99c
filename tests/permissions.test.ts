import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { capabilities, type Capability } from '#shared/role-table.ts'
import { may } from '#features/families/server/may.ts'
import { roles } from '#features/families/families.rules.ts'
import type { Access } from '#shared/contract.ts'
import { contract } from '#app/contract.ts'

const file = path.join(import.meta.dirname, '../docs/permissions.md')

/** UPDATE_DOCS=1 rewrites the page. */
test('docs/permissions.md lists who can call each operation', () => {
  const page = writePage()
  if (process.env.UPDATE_DOCS) writeFileSync(file, page)
  expect(readFileSync(file, 'utf8')).toBe(page)
})

test('viewers can look, contributors also add photos and change their own, editors change everything, and the owner also manages the family and its members', () => {
  const granted = Object.fromEntries(
    roles.map((role) => [role, capabilities.filter((capability) => may(role, capability))]),
  )
  expect(granted).toEqual({
    viewer: ['family.view', 'family.leave', 'photos.view', 'comments.add'],
    contributor: [
      'family.view',
      'family.leave',
      'photos.view',
      'photos.add',
      'photos.edit_own',
      'photos.delete_own',
      'photos.save',
      'comments.add',
    ],
    editor: [
      'family.view',
      'family.leave',
      'photos.view',
      'photos.add',
      'photos.edit_own',
      'photos.edit',
      'photos.delete_own',
      'photos.delete',
      'photos.save',
      'imports.run',
      'people.edit',
      'milestones.edit',
      'personality.edit',
      'books.edit',
      'comments.add',
    ],
    owner: capabilities.filter((capability) => capability !== 'family.leave'),
  })
})

test('people who can change any photo can change their own', () => {
  for (const role of roles)
    for (const change of ['edit', 'delete'] as const)
      if (may(role, `photos.${change}`)) expect(may(role, `photos.${change}_own`)).toBe(true)
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
(\`src/shared/role-table.ts\`). A test fails if they differ; run it with \`UPDATE_DOCS=1\` to update the page.
Other tests call every operation as every kind of user, once with row-level security alone and once with the server's
guard alone.

For anyone who isn't a member, a family doesn't exist: a forbidden request and one for something missing get the same answer.

## Roles

${table(['Capability', ...roles], granted)}
\`photos.edit_own\` covers everything about a photo that the member added: its description, date, location, people, tags,
categories, milestones, favorite mark, place in the archive, audience, rotation, crop and audio caption. A request to change someone else’s photo
is forbidden, and in a bulk change that photo is reported as failed. \`photos.delete_own\` deletes them and undoes it
for ten minutes; then only the owner can restore deleted photos. \`photos.save\` lets members save the originals of all photos that they can see. Imports
(\`imports.run\`) also create categories, children and answers, so contributors can’t run them.

The owner can let viewers save photos too, in the family’s settings. While they can’t, no address gives them an original or a
full-resolution image, and no download or export contains one: they see photos at up to 1440 pixels, without the file’s
metadata. Videos, the moving part of Live Photos, and animated images play in full, because most are played from the file that
was uploaded: a browser that plays a file can also save it, and no server can prevent screenshots. Recorded answers and audio
captions aren’t covered, nor are PDF files of books, which have photos in the size they’re printed in, nor a member’s own data: an
export of their account has what they added themselves.

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
