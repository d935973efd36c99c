import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'
import lighthouse, { type Result } from 'lighthouse'
import { findOrInstallChromium } from '../tools/chromium.mjs'
import { freePort } from '../e2e/free-port.ts'
import { startHearthbook } from '../e2e/start-hearthbook.ts'
import { median, type Finding, type Section } from './measure.ts'

const ROUNDS = 3
const LEAST = 98
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const names = {
  performance: 'performance',
  accessibility: 'accessibility',
  'best-practices': 'best practices',
  seo: 'SEO',
} as const
type Category = (typeof categories)[number]

const ROOT = path.resolve(import.meta.dirname, '..')

/** `LIGHTHOUSE_PAGES=/,/pricing` measures these alone. */
const pages = process.env['LIGHTHOUSE_PAGES']?.split(',') ?? ['/', ...builtPages()]

export const publicPagesInLighthouse: Section = {
  name: 'lighthouse',
  how: `Lighthouse in Chromium with its mobile profile (a slow phone on a slow network, both simulated) on every public page of a running Hearthbook, ${ROUNDS} times each; the median of each
page counts, and of these the least.`,
  async run(log) {
    const house = await startHearthbook()
    const port = await freePort()
    const browser = await chromium.launch({
      executablePath: await findOrInstallChromium(ROOT),
      args: ['--no-sandbox', `--remote-debugging-port=${port}`],
    })
    try {
      const worst: Record<Category, number> = { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 }
      for (const page of pages) {
        const rounds: Result[] = []
        for (let round = 0; round < ROUNDS; round++) rounds.push(await measure(house.url + page, port))
        const scores = categories.map((category) => median(rounds.map((result) => scoreOf(result, category))))
        for (const [at, category] of categories.entries()) worst[category] = Math.min(worst[category], scores[at]!)
        log(`${page}: ${categories.map((category, at) => `${names[category]} ${scores[at]}`).join(', ')}`)
        for (const audit of failedAudits(rounds)) log(`  ${audit}`)
      }
      return categories.map((category) => found(category, worst[category]))
    } finally {
      await browser.close()
      await house.discard()
    }
  },
}

/** Every page that was built in English and is not kept from search engines. */
function builtPages(): string[] {
  const folder = path.join(ROOT, 'dist/web/en')
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && !readFileSync(path.join(folder, file), 'utf8').includes('"noindex"'))
    .map((file) => `/${file.slice(0, -'.html'.length).replaceAll(path.sep, '/')}`)
    .toSorted()
}

async function measure(url: string, port: number): Promise<Result> {
  const run = await lighthouse(url, { port, logLevel: 'error', onlyCategories: [...categories] })
  if (!run) throw new Error(`Lighthouse measured nothing at ${url}`)
  if (run.lhr.runtimeError) throw new Error(`${url}: ${run.lhr.runtimeError.message}`)
  return run.lhr
}

function scoreOf(result: Result, category: Category): number {
  return Math.round((result.categories[category]?.score ?? 0) * 100)
}

/** What costs points, in each round once, with the first thing that it is about. */
function failedAudits(rounds: Result[]): string[] {
  const failed = new Set<string>()
  for (const { audits, categories: all } of rounds)
    for (const { id, weight } of Object.values(all).flatMap(({ auditRefs }) => auditRefs)) {
      const { score, title, displayValue, details } = audits[id]!
      if (!weight || score === null || score >= 0.9) continue
      const [first] = details?.type === 'table' ? details.items : []
      const about = displayValue ?? (first ? JSON.stringify(first).slice(0, 300) : '')
      failed.add(`${title} ${about}`.trim())
    }
  return [...failed]
}

function found(category: Category, value: number): Finding {
  return {
    what: `Lighthouse, mobile: ${names[category]}, the least of ${pages.length} public pages`,
    ours: String(value),
    bare: '100',
    value,
    limit: { least: LEAST },
    verdict: String(value),
  }
}
