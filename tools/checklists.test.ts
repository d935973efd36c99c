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

// What was added last shows where the next one goes.
test.each([
  {
    checklist: 'Adding a language',
    example: /['"]de['"]|^ *de: /m,
    ownFiles: new RegExp(`\\.(${locales.join('|')})\\.ts$`),
  },
  { checklist: 'Adding a setting', example: /\bSPEECH_MODEL\b/, ownFiles: /^$/ },
])('"$checklist" in CONTRIBUTING.md names every file that it takes', ({ checklist, example, ownFiles }) => {
  const [, section = ''] = guide.split(new RegExp(`^## ${checklist}$`, 'm'))
  const [steps = ''] = section.split(/^## /m)
  const touched = files.filter((file) => !ownFiles.test(file) && !generated.includes(file) && example.test(read(file)))
  expect(touched.length).toBeGreaterThan(1)
  expect(touched.filter((file) => !steps.includes(file))).toEqual([])
})
