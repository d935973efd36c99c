import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.join(import.meta.dirname, '..')
const page = readFileSync(path.join(root, 'docs/security.md'), 'utf8')
const rows = page.matchAll(/^\| (V\d+)(\S+(?:, V\S+)*) +\| [^|]+ \| (met|not applicable|not met) +\|/gm)
const statuses = ['met', 'not applicable', 'not met']

test('the security page counts what its table says', () => {
  const counted = new Map<string, number[]>()
  for (const [, chapter, rest, status] of rows) {
    const counts = counted.get(chapter!) ?? [0, 0, 0]
    counts[statuses.indexOf(status!)]! += requirementsIn(rest!)
    counted.set(chapter!, counts)
  }
  const stated = [...page.matchAll(/^\| (V\d+) [^|]+ \| +(\d+) +\| +(\d+) +\| +(\d+) +\|$/gm)]
  expect(stated).toHaveLength(17)
  for (const [, chapter, ...counts] of stated) expect(counts.map(Number), chapter).toEqual(counted.get(chapter!))
  const total = [0, 1, 2].map((at) => stated.reduce((sum, row) => sum + Number(row[at + 2]), 0))
  expect(page).toMatch(new RegExp(`^\\| Total +\\| +${total.join(' +\\| +')} +\\|$`, 'm'))
})

test.each(['docs/security.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md'])('every file that %s names exists', (name) => {
  const text = readFileSync(path.join(root, name), 'utf8')
  const files = globSync(['*', '.*', '{src,tests,docs,tools,migrations,packages,public,e2e}/**/*'], { cwd: root }).map(
    (file) => `/${file}`,
  )
  const named = [...text.matchAll(/`([\w./-]+\.(?:tsx?|md|ya?ml|sql|json|js))`/g)].map(([, file]) => `/${file}`)
  const missing = named.filter((file) => file !== '//api/openapi.json' && !files.some((known) => known.endsWith(file)))
  expect(missing).toEqual([])
})

/** "V4.3.1–2" counts as two, and "V17.1.1, V17.3.1–2" as three. */
function requirementsIn(numbers: string): number {
  return numbers.split(', ').reduce((sum, one) => {
    const [, first, last] = /\.(\d+)(?:–(\d+))?$/.exec(one) ?? []
    return sum + (last ? Number(last) - Number(first) + 1 : 1)
  }, 0)
}
