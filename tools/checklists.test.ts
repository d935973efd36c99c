import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { locales } from '#shared/locales.ts'

const root = path.join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const guide = read('CONTRIBUTING.md')
/** `npm test` says how to write them again. */
const generated = ['packages/client/src/operations.ts']
const files = globSync(
  ['app.html', 'docs/operations.md', '{src,packages/*/src,public,migrations/repeatable}/**/*.{ts,tsx,js,sql}'],
  {
    cwd: root,
    exclude: ['**/node_modules/**', '**/tests/**', '**/*.test.*', '**/dist/**'],
  },
)

/** The steps under a heading of the guide. */
function stepsOf(checklist: string): string {
  const [, section = ''] = guide.split(new RegExp(`^## ${checklist}$`, 'm'))
  return section.split(/^## /m)[0] ?? ''
}

// What was added last shows where the next one goes.
test.each([
  {
    checklist: 'Adding a language',
    example: /['"]de['"]|^ *de: /m,
    ownFiles: new RegExp(`\\.(${locales.join('|')})\\.ts$`),
  },
  { checklist: 'Adding a setting', example: /\bSPEECH_MODEL\b/, ownFiles: /^$/ },
])('"$checklist" in CONTRIBUTING.md names every file that it takes', ({ checklist, example, ownFiles }) => {
  const steps = stepsOf(checklist)
  const touched = files.filter((file) => !ownFiles.test(file) && !generated.includes(file) && example.test(read(file)))
  expect(touched.length).toBeGreaterThan(1)
  expect(touched.filter((file) => !steps.includes(file))).toEqual([])
})

test('"Adding a field" names only places that know the name of a photo’s place, which people write and search for', () => {
  const isAbout = { 'import-milestones.ts': /\bdescription\b/ } as Record<string, RegExp>
  const named = [...stepsOf('Adding a field').matchAll(/`([\w./-]+(?:\.(?:ts|sql)|\/))`/g)]
    .map(([, name]) => name!)
    .filter((name) => !name.startsWith('tests/'))
  expect(named.length).toBeGreaterThan(6)
  for (const name of named) {
    const places = globSync([`${name}${name.endsWith('/') ? '**/*.{ts,tsx,sql}' : ''}`, `src/**/${name}`], {
      cwd: root,
    })
    expect(
      places.filter((file) => (isAbout[name] ?? /\blocation_name\b/).test(read(file))),
      name,
    ).not.toEqual([])
  }
})
