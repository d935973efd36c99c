import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { forbiddenImports } from './import-rules.ts'

/** One file for each violation, after the rule that must find it. */
const FORBIDDEN = {
  'no-cycles': ['src/web/egg.ts', `import { hen } from './hen.ts'\nexport const egg = () => hen`],
  'no-barrels': ['src/server/reader.ts', `import { all } from './parts/index.ts'\nexport const reader = all`],
  found: ['src/server/lost.ts', `import { nowhere } from './nowhere.ts'\nexport const lost = nowhere`],
  'shared-is-pure': ['src/shared/tall.ts', `import type { Pool } from '#server/pool.ts'\nexport type Tall = Pool`],
  'shared-without-node': [
    'src/shared/disk.ts',
    `import { readFileSync } from 'node:fs'\nexport const disk = readFileSync`,
  ],
  'platform-knows-no-feature': [
    'src/server/nosy.ts',
    `import { rule } from '#features/photos/photos.rules.ts'\nexport const nosy = rule`,
  ],
  'kit-knows-no-feature': ['src/web/nosy.ts', `export const nosy = () => import('#features/photos/web/gallery.tsx')`],
  'nobody-imports-app': [
    'src/features/photos/server/climber.ts',
    `import { contract } from '#app/contract.ts'\nexport const climber = contract`,
  ],
  'feature-tops-are-pure': ['src/features/photos/photos.contract.ts', `export { pool } from '#server/pool.ts'`],
  'server-without-web': [
    'src/features/photos/server/seer.ts',
    `import { gallery } from '../web/gallery.tsx'\nexport const seer = gallery`,
  ],
  'only-app-composes': [
    'src/features/photos/server/gossip.ts',
    `import { feature } from '#features/families/feature.ts'\nexport const gossip = feature`,
  ],
  'web-without-server': [
    'src/features/photos/web/digger.tsx',
    `import type { Pool } from '#server/pool.ts'\nexport type Digger = Pool`,
  ],
  'web-without-node': ['src/features/photos/web/noder.tsx', `import path from 'node:path'\nexport const noder = path`],
  'web-without-schemas': [
    'src/features/photos/web/weigher.ts',
    `import { heavy } from '../heavy.contract.ts'\nexport const weigher = heavy`,
  ],
  'only-verbs-of-others': [
    'src/features/photos/server/thief.ts',
    `import { all } from '#features/families/server/families.queries.ts'\nexport const thief = all`,
  ],
  'families-imports-downwards': [
    'src/features/families/families.rules.ts',
    `import { rule } from '../photos/photos.rules.ts'\nexport const own = rule`,
  ],
  'runs-without-tests': [
    'src/server/cheater.ts',
    `import { forge } from './test-forge.ts'\nexport const cheater = forge`,
  ],
  'features-have-a-place': [
    'src/app/newcomer.ts',
    `import { rule } from '#features/horoscopes/horoscopes.rules.ts'\nexport const newcomer = rule`,
  ],
} as const

const ALLOWED = {
  'src/features/photos/heavy.contract.ts': 'export const heavy = 1',
  'src/features/photos/web/light.ts': `import type { heavy } from '../heavy.contract.ts'\nexport type Light = typeof heavy`,
  'src/web/hen.ts': `import { egg } from './egg.ts'\nexport const hen = () => egg`,
  'src/server/parts/index.ts': 'export const all = 1',
  'src/server/test-forge.ts': 'export const forge = 1',
  'src/server/pool.ts': `import { tidy } from '#shared/tidy.ts'\nexport type Pool = typeof tidy\nexport const pool = tidy`,
  'src/shared/tidy.ts': 'export const tidy = 1',
  'src/app/contract.ts': `import { rule } from '#features/photos/photos.rules.ts'\nexport const contract = rule`,
  'src/features/photos/photos.rules.ts': `import { tidy } from '#shared/tidy.ts'\nexport const rule = tidy`,
  'src/features/photos/web/gallery.tsx': `import { rule } from '../photos.rules.ts'\nexport const gallery = <b>{rule}</b>`,
  'src/features/families/feature.ts': `import { pool } from '#server/pool.ts'\nexport const feature = pool`,
  'src/features/families/server/families.queries.ts': `import { pool } from '#server/pool.ts'\nexport const all = pool`,
  'src/features/horoscopes/horoscopes.rules.ts': 'export const rule = 1',
}

let root: string

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'hearthbook-imports-'))
  const imports = Object.fromEntries(
    ['app', 'server', 'web', 'shared', 'features'].map((part) => [`#${part}/*`, `./src/${part}/*`]),
  )
  write('package.json', JSON.stringify({ type: 'module', imports }))
  for (const [file, text] of [...Object.values(FORBIDDEN), ...Object.entries(ALLOWED)]) write(file, text)
})

afterAll(() => rmSync(root, { recursive: true }))

test("each import rule finds what it forbids, and nothing that's allowed", () => {
  const { found } = forbiddenImports(root)
  const byRule = found.map((sentence) => sentence.split('\n')[0]!)
  for (const [rule, [file]] of Object.entries(FORBIDDEN)) {
    const said = byRule.filter((sentence) => sentence.startsWith(`${rule}: `))
    expect({ rule, said }).toEqual({ rule, said: [expect.stringContaining(file)] })
  }
  expect(byRule).toHaveLength(Object.keys(FORBIDDEN).length)
})

function write(file: string, text: string) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  writeFileSync(path.join(root, file), text)
}
