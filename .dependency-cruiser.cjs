const { readFileSync } = require('node:fs')
const path = require('node:path')

// Who may import whom (ARCHITECTURE.md). tools/import-rules.test.ts proves that each rule finds what it forbids.
const list = readFileSync(path.join(__dirname, 'src/app/features.ts'), 'utf8')
const FEATURES = [...list.matchAll(/#features\/([^/]+)\/feature\.ts/g)].map(([, feature]) => feature)

/** What a feature adds to the server: the only file at its top that imports the server. */
const FEATURE = '^src/features/[^/]+/feature\\.ts$'
const TESTS = '\\.test\\.tsx?$|/test-[^/]+\\.tsx?$|^src/features/[^/]+/tests/'

/** A rule that lets nothing matching `from` import anything matching `to`; both are regular expressions over paths. */
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

module.exports = {
  forbidden: [
    forbid('no-cycles', 'Two files that need each other are one thought in two places.', {}, { circular: true }),
    forbid(
      'no-barrels',
      'Import from the file that has it: barrels make cycles.',
      {},
      { path: '(^|/)index\\.[jt]sx?$', pathNot: 'node_modules' },
    ),
    forbid('found', 'Every import leads somewhere.', {}, { couldNotResolve: true }),
    forbid(
      'shared-is-pure',
      'src/shared knows neither the rest nor Node.',
      { path: '^src/shared/', pathNot: TESTS },
      { path: '^src/', pathNot: '^src/shared/' },
    ),
    forbid(
      'shared-without-node',
      'src/shared runs in the browser too.',
      { path: '^src/shared/', pathNot: TESTS },
      { dependencyTypes: ['core'] },
    ),
    forbid(
      'platform-knows-no-feature',
      'src/server imports itself and src/shared.',
      { path: '^src/server/' },
      { path: '^src/(?!server/|shared/)' },
    ),
    forbid(
      'kit-knows-no-feature',
      'src/web imports itself and src/shared.',
      { path: '^src/web/' },
      { path: '^src/(?!web/|shared/)' },
    ),
    forbid(
      'nobody-imports-app',
      'src/app puts everything together.',
      { path: '^src/', pathNot: `^src/app/|${TESTS}` },
      { path: '^src/app/' },
    ),
    forbid(
      'feature-tops-are-pure',
      'Contracts, rules and messages go to browser and server: they import src/shared and other such files.',
      { path: '^src/features/[^/]+/[^/]+\\.tsx?$', pathNot: `${TESTS}|${FEATURE}` },
      { path: '^src/', pathNot: '^src/shared/|^src/features/[^/]+/[^/]+\\.tsx?$' },
    ),
    forbid(
      'server-without-web',
      'Server and web know only the contract.',
      { path: '^src/features/[^/]+/server/' },
      { path: '^src/web/|^src/features/[^/]+/web/' },
    ),
    forbid(
      'only-app-composes',
      'src/app puts the features together: what one offers to others is in its server/ or web/.',
      { path: '^src/(features|server|web|shared)/' },
      { path: `${FEATURE}|^src/features/[^/]+/web/feature\\.tsx?$` },
    ),
    forbid(
      'web-without-server',
      'Server and web know only the contract.',
      { path: '^src/features/[^/]+/web/|^src/app/web/' },
      { path: '^src/server/|^src/features/[^/]+/server/' },
    ),
    forbid(
      'web-without-node',
      'It runs in the browser.',
      { path: '^src/web/|^src/features/[^/]+/web/', pathNot: TESTS },
      { dependencyTypes: ['core'] },
    ),
    forbid(
      'web-without-schemas',
      'Browsers don’t load the contract’s schemas: import its type, and call it by operationsOf (src/web/operations.ts).',
      { path: '^src/features/[^/]+/web/|^src/app/web/', pathNot: TESTS },
      { path: '\\.contract\\.ts$', dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'only-verbs-of-others',
      'Queries, routes and jobs of a feature are its own; its verbs are for others.',
      { path: '^src/features/([^/]+)/', pathNot: TESTS },
      { path: '^src/features/[^/]+/server/[^/]+\\.(queries|routes|jobs|handlers)\\.ts$', pathNot: '^src/features/$1/' },
    ),
    ...FEATURES.map((feature, place) => ({ feature, above: FEATURES.slice(place + 1) }))
      .filter(({ above }) => above.length)
      .map(({ feature, above }) =>
        forbid(
          `${feature}-imports-downwards`,
          `Features import those before them in the order: ${FEATURES.join(', ')}.`,
          { path: `^src/features/${feature}/`, pathNot: TESTS },
          { path: `^src/features/(${above.join('|')})/` },
        ),
      ),
    forbid(
      'features-have-a-place',
      'Every feature is in the list of src/app/features.ts.',
      { path: '^src/' },
      { path: `^src/features/(?!(${FEATURES.join('|')})/)` },
    ),
    forbid(
      'runs-without-tests',
      'The image contains neither tests nor the demo.',
      { path: '^src/', pathNot: TESTS },
      { path: `${TESTS}|^(tests|demo)/` },
    ),
    forbid(
      'runs-without-dev-dependencies',
      'What the server needs to run is a dependency, not a devDependency. The web app is bundled.',
      { path: '^src/', pathNot: `${TESTS}|^src/(web|app/web|features/[^/]+/web)/` },
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only', 'npm'] },
    ),
  ],
  options: {
    // TypeScript 7 has no API for dependency-cruiser: without this it reads no .ts file, and everything passes.
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.d.ts'],
    },
  },
}
