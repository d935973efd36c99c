import { chmodSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { buildWeb } from './build-web.mjs'
import { check } from './check.mjs'
import { findOrInstallChromiumShell } from './chromium.mjs'
import { UserError } from './user-error.mjs'
import { runWithPinnedNode } from './pinned-node.mjs'
import { makeRunFolder, removeRunFolder } from './run-folder.mjs'

const ROOT = path.resolve(import.meta.dirname, '..')
const RESULTS = path.join(ROOT, 'test-results')

/** `npm test -- unit some/file.test.ts` runs a part and passes the other arguments to its runner. */
const PARTS = { check: () => check(), unit, e2e }

/** Checks only use CPU time that the tests leave over. */
const LOW_PRIORITY = 19
const OUTLINE_MAX = 1_000
const SNAPSHOT_MAX = 3_000

async function unit(args) {
  // Server tests need the built pages.
  await buildWeb(ROOT)
  const results = path.join(RESULTS, 'unit.json')
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${results}`]
  const command = ['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...args]
  const code = await withOwnTemp((env) => runWithPinnedNode(ROOT, command, { env }))
  const counted = read(results)
  if (!counted) return nothingCounted('vitest')
  // A file that couldn't be loaded has no tests, but counts as failed.
  const unloaded = counted.testResults.filter((file) => file.status === 'failed' && !file.assertionResults.length)
  const named = (is) =>
    counted.testResults.flatMap((file) =>
      file.assertionResults
        .filter(is)
        .map((test) => `${path.relative(ROOT, file.name)} › ${test.fullName}${outline(test.failureMessages?.[0])}`),
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
  // Before Chromium is installed, which blocks this process.
  await buildWeb(ROOT)
  const results = path.join(RESULTS, 'e2e.json')
  const env = {
    CHROMIUM_PATH: await findOrInstallChromiumShell(ROOT),
    PLAYWRIGHT_JSON_OUTPUT_FILE: results,
    // By default, it's in the temporary folder, which is removed after each run.
    PWTEST_CACHE_DIR: path.join(ROOT, '.cache/playwright'),
  }
  const command = ['node_modules/@playwright/test/cli.js', 'test', '--reporter=line,json', ...args]
  const code = await withOwnTemp((temp) => runWithPinnedNode(ROOT, command, { env: { ...env, ...temp } }))
  const counted = read(results)
  if (!counted) return nothingCounted('Playwright')
  const { expected, unexpected, skipped } = counted.stats
  const failures = allSpecs(counted.suites)
    .filter((spec) => spec.tests.some((test) => test.status === 'unexpected'))
    .map((spec) => {
      const runs = spec.tests.flatMap((test) => test.results)
      const errors = runs.flatMap((run) => run.errors.map((error) => error.message))
      const pages = runs.map((run) => lastPage(run.attachments))
      return `e2e/${spec.file} › ${spec.title}${outline(errors.join('\n'))}${indented(pages.join(''))}`
    })
  return withExitCode(code, {
    passed: expected,
    failed: unexpected + counted.errors.length,
    skipped,
    failures,
  })
}

/** The end of the page on which a journey failed, because only the end of the output may be kept. */
function lastPage(attachments) {
  const context = attachments.find(({ name }) => name === 'error-context')?.path
  if (!context) return ''
  // After a failed expectation, it's with the error instead of under a heading of its own.
  const [, snapshot = ''] = /```yaml\n(.*?)```/s.exec(readFileSync(context, 'utf8')) ?? []
  const page = snapshot.replaceAll(/ \[(?:ref|cursor)=\w+\]/g, '')
  // Dialogs and toasts are at the end.
  return page.slice(-SNAPSHOT_MAX)
}

/** Runs with a temporary folder that's removed afterwards, with all files that tests and killed programs leave. */
async function withOwnTemp(run) {
  const folder = makeRunFolder()
  // If root runs the tests, PostgreSQL runs as another account and needs access.
  chmodSync(folder, 0o755)
  try {
    return await run({ TMPDIR: folder })
  } finally {
    removeRunFolder(folder)
  }
}

/** The start of an error, which must do where only the end of the output is kept. */
function outline(message) {
  return message ? indented(stripVTControlCharacters(message).slice(0, OUTLINE_MAX)) : ''
}

function indented(text) {
  return text ? `\n${text}`.replaceAll('\n', '\n  ') : ''
}

function allSpecs(suites = []) {
  return suites.flatMap((suite) => [...(suite.specs ?? []), ...allSpecs(suite.suites)])
}

/** Errors outside of tests, such as after the last one, must not pass as success. */
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

/** A part that can't start counts as one failure, and the others still run. */
async function count(part, args) {
  try {
    return await part(args)
  } catch (error) {
    console.error(error instanceof UserError ? error.message : error)
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
  const checking = count(() => check({ niceness: LOW_PRIORITY, say: (line) => said.push(line) }))
  // Journeys wait for a third of their time, which the other tests use.
  for (const counts of await Promise.all([count(unit, []), count(e2e, []), checking])) add(counts)
  for (const line of said) console.log(line)
}
// Repeats failures at the end, because the originals may be thousands of lines above.
for (const name of allFailures) console.log(`failed: ${name}`)
if (sum.skipped) console.log(`${sum.skipped} skipped`)
console.log(`${sum.passed} passed, ${sum.failed} failed`)
process.exitCode = sum.failed ? 1 : 0

function add({ failures = [], ...counts }) {
  for (const kind of Object.keys(sum)) sum[kind] += counts[kind]
  allFailures.push(...failures)
}
