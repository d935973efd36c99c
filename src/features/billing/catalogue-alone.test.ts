import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { bookPrices, catalogues, tiers } from './catalogue.ts'
import { planNames } from './server/plan-names.ts'

/** The only files that may contain prices, plan names and limits. */
const CATALOGUE = /^features\/billing\/(catalogue|plans\.messages\.\w\w)\.ts$/
const SRC = new URL('../../', import.meta.url)

const plans = Object.values(catalogues).flatMap((catalogue) => catalogue.plans)
const minor = [...plans.flatMap(({ monthly, yearly }) => [monthly, yearly]), ...Object.values(bookPrices)].filter(
  (price) => price > 0,
)
const limits = plans.flatMap(({ entitlements: { photos, members } }) => [photos, members]).filter((one) => one !== null)
const names = Object.values(planNames).flatMap((words) => Object.values(words))
/** Plan names that are also everyday words. */
const ORDINARY = /^(Free|Gratis|Gratuite|Kostenlos|Plus)$/

const oneOf = (words: readonly (string | number)[]) => `(?:${[...new Set(words.map(String))].join('|')})`
/** 3000, 3_000, 3,000, 3.000 or 3 000. */
const written = (number: number) =>
  number < 1000
    ? `${number}`
    : `${Math.floor(number / 1000)}[_,. \\u00a0\\u202f]?${String(number % 1000).padStart(3, '0')}`

const forbidden: [what: string, pattern: RegExp][] = [
  ['a price', new RegExp(`(?:price|amount|cost|monthly|yearly)\\w*\\W+${oneOf(minor.map(written))}\\b`, 'i')],
  [
    'a price in words',
    new RegExp(`(?:\\$|USD ?)${oneOf(minor.map((price) => `${price / 100}`.replace('.', '[.,]')))}\\b`),
  ],
  [
    'a limit',
    new RegExp(
      `\\b${oneOf(limits.map(written))}[ \\u00a0](?:photos?|fotos?|members|miembros|membres|Mitglieder|family members)\\b`,
      'i',
    ),
  ],
  ['a limit', new RegExp(`\\b(?:photos|members): ${oneOf(limits.map(written))}\\b`)],
  [
    'a plan by name',
    new RegExp(
      `['"\`>](?:${oneOf(names.filter((name) => !ORDINARY.test(name)))}|${oneOf(names)} (?:plan|formule|Tarif)|(?:[Pp]lan|[Ff]ormule|Tarif) ${oneOf(names)})['"\`<]`,
    ),
  ],
  ['a plan', new RegExp(`['"\`]${oneOf(tiers.filter((tier) => !['free', 'basic', 'plus'].includes(tier)))}['"\`]`)],
]

function foundIn(text: string): string[] {
  const code = text.replace(/\/\*[\s\S]*?\*\/|\/\/ .*$/gm, '')
  return code
    .split('\n')
    .flatMap((line) => forbidden.filter(([, pattern]) => pattern.test(line)).map(([what]) => `${what}: ${line.trim()}`))
}

test('no code outside the catalogue contains a price, plan name or limit', () => {
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.ts|testing\/|tables\.ts$/.test(file) && !CATALOGUE.test(file),
  )
  const found = files.flatMap((file) =>
    foundIn(readFileSync(new URL(file, SRC), 'utf8')).map((one) => `${file}: ${one}`),
  )
  expect(files.length).toBeGreaterThan(300)
  expect(found).toEqual([])
})

test('the check finds prices, plan names and limits', () => {
  for (const line of [
    'const price = 2_500',
    `text: 'only $9.99 a month'`,
    `text: 'up to 3,000 photos'`,
    `text: 'hasta 10 miembros'`,
    'limits = { photos: 500, bytes: null }',
    `const name = 'Premium'`,
    `label: 'Formule Essentielle'`,
    `if (tier === 'legacy') return`,
  ])
    expect(foundIn(line), line).not.toEqual([])
  expect(foundIn(`const AHEAD_PIXELS = 2500 // 'Premium'`)).toEqual([])
})
