import { chmodSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { buildWeb } from './build-web.mjs'
import { check } from './check.mjs'
import { findOrInstallChromiumShell } from './chromium.mjs'
import { Explained } from './explained.mjs'
import { runWithPinnedNode } from './pinned-node.mjs'
import { makeRunFolder, removeRunFolder } from './run-folder.mjs'

const ROOT = path.resolve(import.meta.dirname, '..')
const RESULTS = path.join(ROOT, 'test-results')

/** `npm test -- unit some/file.test.ts` runs a part, and hands the rest to its runner. */
const PARTS = { check: () => check(), unit, e2e }

/** The checks have what the tests leave of the processors' time, whose programs wait for each other now and then. */
const GIVES_WAY = 19

async function unit(args) {
  // The server is tested with its pages.
  await buildWeb(ROOT)
  const results = path.join(RESULTS, 'unit.json')
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${results}`]
  const command = ['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...args]
  const code = await withOwnTemp((env) => runWithPinnedNode(ROOT, command, { env }))
  const counted = read(results)
  if (!counted) return nothingCounted('vitest')
  // A file that cannot even be loaded has no tests to count, and failed all the same.
  const unloaded = counted.testResults.filter((file) => file.status === 'failed' && !file.assertionResults.length)
  const named = (is) =>
    counted.testResults.flatMap((file) =>
      file.assertionResults.filter(is).map((test) => `${path.relative(ROOT, file.name)} › ${test.fullName}`),
    )
  const failures = [...unloaded.map((file) => file.name), ...named((test) => test.status === 'failed')]
  return withExitCode(code, {
    passed: counted.numPassedTests,
    failed: counted.numFailedTests + unloaded.length,
    skipped: counted.numPendingTests + counted.numTodoTests,
    failures,
  })
}

async function e2e(args) {
  const results = path.join(RESULTS, 'e2e.json')
  const env = {
    CHROMIUM_PATH: await findOrInstallChromiumShell(ROOT),
    PLAYWRIGHT_JSON_OUTPUT_FILE: results,
    // Else it is in the folder for what is temporary, which goes after each run.
    PWTEST_CACHE_DIR: path.join(ROOT, '.cache/playwright'),
  }
  await buildWeb(ROOT)
  const command = ['node_modules/@playwright/test/cli.js', 'test', '--reporter=line,json', ...args]
  const code = await withOwnTemp((temp) => runWithPinnedNode(ROOT, command, { env: { ...env, ...temp } }))
  const counted = read(results)
  if (!counted) return nothingCounted('Playwright')
  const { expected, unexpected, skipped } = counted.stats
  const named = (status) =>
    allSpecs(counted.suites)
      .filter((spec) => spec.tests.some((test) => test.status === status))
      .map((spec) => `e2e/${spec.file} › ${spec.title}`)
  return withExitCode(code, {
    passed: expected,
    failed: unexpected + counted.errors.length,
    skipped,
    failures: named('unexpected'),
  })
}

/** Whatever tests leave lying, and programs that they kill, goes with its folder. */
async function withOwnTemp(run) {
  const folder = makeRunFolder()
  // As open as the one that it lies in: where root runs the tests, PostgreSQL is somebody else.
  chmodSync(folder, 0o755)
  try {
    return await run({ TMPDIR: folder })
  } finally {
    removeRunFolder(folder)
  }
}

function allSpecs(suites = []) {
  return suites.flatMap((suite) => [...(suite.specs ?? []), ...allSpecs(suite.suites)])
}

/** What a runner fails for beside its tests (an error after the last one) must not pass as success. */
function withExitCode(code, counts) {
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts
}

function nothingCounted(runner) {
  console.error(`${runner} ended without a report.`)
  return { passed: 0, failed: 1, skipped: 0 }
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/** A part that cannot even begin has failed once, and the others still run. */
async function count(part, args) {
  try {
    return await part(args)
  } catch (error) {
    console.error(error instanceof Explained ? error.message : error)
    return { passed: 0, failed: 1, skipped: 0 }
  }
}

const [chosen, ...args] = process.argv.slice(2)
if (chosen && !PARTS[chosen]) {
  console.error(`Unknown part. Use one of: ${Object.keys(PARTS).join(', ')}, or run all tests: npm test`)
  process.exit(1)
}
rmSync(RESULTS, { recursive: true, force: true })
mkdirSync(RESULTS, { recursive: true })
const sum = { passed: 0, failed: 0, skipped: 0 }
const allFailures = []
if (chosen) add(await count(PARTS[chosen], args))
else {
  const said = []
  const checking = count(() => check({ niceness: GIVES_WAY, say: (line) => said.push(line) }))
  add(await count(unit, []))
  add(await checking)
  for (const line of said) console.log(line)
  add(await count(e2e, []))
}
// Once more at the end, where people look: what failed may stand thousands of lines above.
for (const name of allFailures) console.log(`failed: ${name}`)
if (sum.skipped) console.log(`${sum.skipped} skipped`)
console.log(`${sum.passed} passed, ${sum.failed} failed`)
process.exitCode = sum.failed ? 1 : 0

function add({ failures = [], ...counts }) {
  for (const kind of Object.keys(sum)) sum[kind] += counts[kind]
  allFailures.push(...failures)
}
