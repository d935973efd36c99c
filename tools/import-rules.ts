import { spawnSync } from 'node:child_process'
import path from 'node:path'

const ROOT = path.resolve(import.meta.dirname, '..')
/** Fewer imports mean that the parser failed. */
const MIN_IMPORTS = 100

type Cruise = {
  summary: {
    totalDependenciesCruised?: number
    violations: { from: string; to: string; rule: { name: string }; cycle?: { name: string }[] }[]
    ruleSetUsed: { forbidden: { name: string; comment: string }[] }
  }
}

/** Imports in a folder's `src` that .dependency-cruiser.cjs forbids, one sentence each, and how many were checked. */
export function forbiddenImports(root: string): { looked: number; found: string[] } {
  const program = path.join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs')
  const config = path.join(ROOT, '.dependency-cruiser.cjs')
  const run = spawnSync(process.execPath, [program, 'src', '--config', config, '--output-type', 'json'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  })
  if (!run.stdout.startsWith('{')) throw new Error(`dependency-cruiser failed: ${run.stderr || run.stdout}`)
  const { summary } = JSON.parse(run.stdout) as Cruise
  const comments = new Map(summary.ruleSetUsed.forbidden.map((rule) => [rule.name, rule.comment]))
  const found = summary.violations.map(({ from, to, rule, cycle }) => {
    const way = cycle?.length ? [from, ...cycle.map((step) => step.name)] : [from, to]
    return `${rule.name}: ${way.join(' -> ')}\n    ${comments.get(rule.name)}`
  })
  return { looked: summary.totalDependenciesCruised ?? 0, found }
}

if (import.meta.main) {
  const { looked, found } = forbiddenImports(ROOT)
  for (const sentence of found) console.log(sentence)
  if (looked < MIN_IMPORTS)
    console.log(`dependency-cruiser found only ${looked} imports in src, so it doesn't read our files.`)
  process.exitCode = found.length || looked < MIN_IMPORTS ? 1 : 0
}
