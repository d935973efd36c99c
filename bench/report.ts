import { writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { isMet, type Finding, type Section } from './measure.ts'

const FILE = path.join(import.meta.dirname, '../docs/performance.md')
const HEAD = ['What', 'Hearthbook', 'Baseline', 'Result', 'Target', '']

const INTRODUCTION =
  'Most results are ratios. Hearthbook and a baseline, such as the same work without Hearthbook, run alternately on the same machine, so that the ratio holds on other machines, too. Absolute figures are only for this machine. p50 is the median, and p95 the value that 95% of the measurements don’t exceed.'

export function asText(findings: Finding[]): string {
  const rows = [HEAD, ...findings.map(row)]
  const widths = HEAD.map((_, column) => Math.max(...rows.map((cells) => cells[column]!.length)))
  return rows
    .map((cells) =>
      cells
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

/** Writes docs/performance.md: machine, date, results, and method. */
export function writeReport(results: { section: Section; findings: Finding[] }[]): void {
  const table = [HEAD, HEAD.map(() => '---'), ...results.flatMap(({ findings }) => findings.map(row))]
  const methods = results.map(({ section: { title, how } }) => `### ${title}\n\n${how}`)
  const [{ model }] = os.cpus() as [os.CpuInfo]
  const machine = `${os.cpus().length} cores (${model.trim()}), ${Math.round(os.totalmem() / 2 ** 30)} GB, ${os.type()} ${os.release()}, Node ${process.versions.node}`
  writeFileSync(
    FILE,
    [
      '# Performance',
      `Measured by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}: ${machine}, with the embedded PostgreSQL and objects on disk.`,
      INTRODUCTION,
      table.map((cells) => `| ${cells.join(' | ')} |`).join('\n'),
      '## Method',
      ...methods,
      `To run one section, name it: \`npm run bench -- ingest\`. It prints its results and doesn't change this page. Sections: ${results.map(({ section }) => section.name).join(', ')}.`,
      'To compare Hearthbook with another server, such as Immich, see [bench/peer](../bench/peer/README.md).',
    ].join('\n\n') + '\n',
  )
}

function row(finding: Finding): string[] {
  const { what, ours, bare, verdict, limit } = finding
  const met = isMet(finding)
  return [what, ours, bare, verdict, target(limit), met === undefined ? '' : met ? 'met' : 'missed']
}

function target(limit: Finding['limit']): string {
  if (limit?.most !== undefined) return `at most ${limit.most}`
  return limit?.least === undefined ? '' : `at least ${limit.least}`
}
