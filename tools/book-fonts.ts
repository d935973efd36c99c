import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import PDFDocument from 'pdfkit'

const layout = path.resolve(import.meta.dirname, '../src/features/book-layout')

/** The characters in each font of the books, as `gap.length` in base 36 (fonts.ts reads it). */
export function readCoverage(): Record<string, string> {
  const files = readdirSync(path.join(layout, 'fonts')).filter((name) => name.endsWith('.woff'))
  return Object.fromEntries(
    files.sort().map((name) => [name.replace('.woff', ''), rangesOf(path.join(layout, 'fonts', name))]),
  )
}

function rangesOf(file: string): string {
  const document = new PDFDocument({ autoFirstPage: false }) as unknown as {
    font(source: Buffer): { _font: { font: { characterSet: number[] } } }
  }
  const codePoints = document
    .font(readFileSync(file))
    ._font.font.characterSet.filter((codePoint) => codePoint >= 32)
    .sort((a, b) => a - b)
  const ranges: string[] = []
  let at = 0
  for (const [i, first] of codePoints.entries()) {
    if (codePoints[i - 1] === first - 1) continue
    let last = first
    while (codePoints[i + 1 + last - first] === last + 1) last++
    ranges.push((first - at).toString(36) + (last > first ? `.${(last - first).toString(36)}` : ''))
    at = last
  }
  return ranges.join(' ')
}

if (import.meta.main) {
  const lines = Object.entries(readCoverage()).map(([font, ranges]) => `  '${font}': '${ranges}',`)
  writeFileSync(
    path.join(layout, 'coverage.ts'),
    `// Written by tools/book-fonts.ts from the files in fonts/: which letters each has.\nexport const coverage = {\n${lines.join('\n')}\n} as const\n`,
  )
}
