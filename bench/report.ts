import { writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { isMet, type Finding, type Section } from './measure.ts'

const FILE = path.join(import.meta.dirname, '../docs/performance.md')
const HEAD = ['What', 'Hearthbook', 'Bare', 'Measured', 'Target', '']

/** A table for the terminal. */
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

/** Writes docs/performance.md: the machine, the day, the figures, and how they were come by. */
export function writeReport(results: { section: Section; findings: Finding[] }[]): void {
  const table = [HEAD, HEAD.map(() => '---'), ...results.flatMap(({ findings }) => findings.map(row))]
  const how = results.map(
    ({ section, findings }) => `**${findings.map(({ what }) => what).join('; ')}.** ${section.how}`,
  )
  const [{ model }] = os.cpus() as [os.CpuInfo]
  const machine = `${os.cpus().length} cores (${model.trim()}), ${Math.round(os.totalmem() / 2 ** 30)} GB, ${os.type()} ${os.release()}, Node ${process.versions.node}`
  writeFileSync(
    FILE,
    [
      '# Performance',
      `Measured by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}: ${machine}, with the embedded PostgreSQL and objects on disk.`,
      'The claims are ratios: ours and the bare thing are measured in turns in the same run on the same machine, so that they hold on others. The bare figures are those of this machine, at that hour.',
      table.map((cells) => `| ${cells.join(' | ')} |`).join('\n'),
      '## How it was measured',
      ...how.map((text) => text.replaceAll('\n', ' ')),
      'One section alone: `npm run bench -- ingest` (or neighbors, books, editor, gallery, search, similar, scroll, feed, live, thumbnails, bytes, lighthouse, start); it prints and writes nothing.',
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
