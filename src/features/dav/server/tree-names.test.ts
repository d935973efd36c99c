import { expect, test } from 'vitest'
import { uniqueFolderNames } from './tree-names.ts'

test('a long folder name is never cut inside an emoji', () => {
  const title = `${'a'.repeat(99)}🎈 party`
  expect([...uniqueFolderNames([title, title], (row) => row).keys()]).toEqual(['a'.repeat(99), `${'a'.repeat(99)} (2)`])
})
