import { cpSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { chromium } from '@playwright/test'
import { locales, type Locale } from '#shared/locales.ts'
import { findOrInstallChromium } from '../tools/chromium.mjs'
import { npm } from '../tools/npm.mjs'
import { freePort } from '../e2e/free-port.ts'
import { startHearthbook } from '../e2e/start-hearthbook.ts'
import { median, type Finding, type Section } from './measure.ts'

const LEAST = 98
const names = {
  performance: 'performance',
  accessibility: 'accessibility',
  'best-practices': 'best practices',
  seo: 'SEO',
} as const
type Category = keyof typeof names
const categories = Object.keys(names) as Category[]
/** Only the categories that don't depend on the time of day. */
const ofWords = categories.filter((category) => category !== 'performance')

const ROOT = path.resolve(import.meta.dirname, '..')
/** Installed on demand, because it's a quarter of the size of all other dependencies and only this benchmark uses it. */
const LIGHTHOUSE = path.join(ROOT, '.cache/lighthouse')

/** The parts of Lighthouse's results that are read. */
type Result = {
  runtimeError?: { message: string }
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, Audit>
}
type Audit = {
  title: string
  score: number | null
  displayValue?: string
  details?: { type: string; items?: object[] }
}
type Lighthouse = (
  url: string,
  flags: { port: number; logLevel: 'error'; onlyCategories: Category[] },
) => Promise<{ lhr: Result } | undefined>

async function installLighthouse(): Promise<Lighthouse> {
  cpSync(path.join(import.meta.dirname, 'lighthouse'), LIGHTHOUSE, { recursive: true })
  await npm(LIGHTHOUSE, ['ci'], 'npm could not install Lighthouse; the reason is above.')
  const core = pathToFileURL(path.join(LIGHTHOUSE, 'node_modules/lighthouse/core/index.js'))
  const { default: lighthouse } = await import(core.href)
  return lighthouse
}

/** `LIGHTHOUSE_PAGES=/,/pricing` limits the run to these pages. */
const pages = process.env['LIGHTHOUSE_PAGES']?.split(',') ?? locales.flatMap(builtPages)

export const publicPagesInLighthouse: Section = {
  name: 'lighthouse',
  title: 'Public pages (Lighthouse)',
  how: `Lighthouse in Chromium with its mobile profile (a simulated slow phone on a slow network) tests every public page in every language. The result is the lowest score of all pages. Performance is measured in English and is the median of three runs; if two runs reach the target, the third is skipped and the lower of the two counts.`,
  async run(log) {
    const lighthouse = await installLighthouse()
    const server = await startHearthbook()
    const port = await freePort()
    const browser = await chromium.launch({
      executablePath: await findOrInstallChromium(ROOT),
      args: ['--no-sandbox', `--remote-debugging-port=${port}`],
    })
    try {
      await untilReachable(port)
      const worst: Partial<Record<Category, number>> = {}
      for (const page of pages) {
        const measured = (wanted: Category[]) => measure(lighthouse, server.url + page, port, wanted)
        const isEnglish = !/^\/(es|fr)\b/.test(page)
        const rounds = [await measured(isEnglish ? categories : ofWords)]
        if (isEnglish) rounds.push(await measured(['performance']))
        if (isEnglish && leastOf(rounds, 'performance') < LEAST) rounds.push(await measured(['performance']))
        const scores = categories.flatMap((category) => {
          const score = category === 'performance' ? performanceIn(rounds) : leastOf(rounds, category)
          if (score === undefined) return []
          worst[category] = Math.min(worst[category] ?? 100, score)
          return `${names[category]} ${score}`
        })
        log(`${page}: ${scores.join(', ')}`)
        for (const audit of failedAudits(rounds)) log(`  ${audit}`)
      }
      return categories.flatMap((category) => found(category, worst[category]))
    } finally {
      await browser.close()
      await server.discard()
    }
  },
}

/** Every prerendered page that search engines may index. */
function builtPages(locale: Locale): string[] {
  const folder = path.join(ROOT, 'dist/web', locale)
  const built = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && !readFileSync(path.join(folder, file), 'utf8').includes('"noindex"'))
    .map((file) => `/${locale}/${file.slice(0, -'.html'.length).replaceAll(path.sep, '/')}`)
  return [locale === 'en' ? '/' : `/${locale}`, ...built.toSorted()]
}

/** The debugging port opens shortly after the browser starts. */
async function untilReachable(port: number): Promise<void> {
  const deadline = Date.now() + 30_000
  const isOpen = () =>
    fetch(`http://127.0.0.1:${port}/json/version`).then(
      () => true,
      () => false,
    )
  while (!(await isOpen())) {
    if (Date.now() > deadline) throw new Error('The browser cannot be reached')
    await sleep(50)
  }
}

async function measure(lighthouse: Lighthouse, url: string, port: number, wanted: Category[]): Promise<Result> {
  const run = await lighthouse(url, { port, logLevel: 'error', onlyCategories: wanted })
  if (!run) throw new Error(`Lighthouse measured nothing at ${url}`)
  if (run.lhr.runtimeError) throw new Error(`${url}: ${run.lhr.runtimeError.message}`)
  return run.lhr
}

/** Scores of the rounds that ran this category. */
function scoresOf(rounds: Result[], category: Category): number[] {
  return rounds.flatMap(({ categories: asked }) => {
    const one = asked[category]
    return one ? [Math.round((one.score ?? 0) * 100)] : []
  })
}

function leastOf(rounds: Result[], category: Category): number {
  return Math.min(...scoresOf(rounds, category))
}

function performanceIn(rounds: Result[]): number | undefined {
  const scores = scoresOf(rounds, 'performance')
  return scores.length > 2 ? median(scores) : scores.length > 0 ? Math.min(...scores) : undefined
}

/** Failed audits of each round, with the first item that each one names. */
function failedAudits(rounds: Result[]): string[] {
  const failed = new Set<string>()
  for (const { audits, categories: all } of rounds)
    for (const { id, weight } of Object.values(all).flatMap(({ auditRefs }) => auditRefs)) {
      const { score, title, displayValue, details } = audits[id]!
      if (!weight || score === null || score >= 0.9) continue
      const [first] = (details?.type === 'table' && details.items) || []
      const about = displayValue ?? (first ? JSON.stringify(first).slice(0, 300) : '')
      failed.add(`${title} ${about}`.trim())
    }
  return [...failed]
}

function found(category: Category, value: number | undefined): Finding[] {
  if (value === undefined) return []
  const finding = {
    what: `Lighthouse (mobile), ${names[category]}: lowest of ${pages.length} public pages in every language`,
    ours: String(value),
    bare: '100',
    value,
    limit: { least: LEAST },
    verdict: String(value),
  }
  return [finding]
}
