import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const css = readFileSync(new URL('theme.css', import.meta.url), 'utf8')

/** The light and dark value of each token in `theme.css`. */
const tokens = new Map(
  [...css.matchAll(/--([a-z-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g)].map(([, name, light, dark]) => [
    name!,
    { light: light!, dark: dark! },
  ]),
)

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!
}

/** WCAG 2.2 contrast ratio. */
function contrast(a: string, b: string): number {
  const [dark, light] = [luminance(a), luminance(b)].toSorted((x, y) => x - y)
  return (light! + 0.05) / (dark! + 0.05)
}

const surfaces = ['paper', 'card', 'sunk']
const washes = ['ember-wash', 'sage-wash', 'honey-wash', 'plum-wash', 'danger-wash']
const accents = ['ember', 'ember-deep', 'sage', 'honey', 'plum', 'danger', 'danger-deep']

const pairs: [text: string, background: string, least: number][] = [
  ...['ink', 'ink-soft'].flatMap((text) =>
    [...surfaces, ...washes].map((background): [string, string, number] => [text, background, 4.5]),
  ),
  ...accents.flatMap((text) => surfaces.map((background): [string, string, number] => [text, background, 4.5])),
  ...accents.map((text): [string, string, number] => [text, `${text.split('-')[0]}-wash`, 4.5]),
  ['on-ember', 'ember', 4.5],
  ['on-ember', 'ember-deep', 4.5],
  ['on-danger', 'danger', 4.5],
  ['on-danger', 'danger-deep', 4.5],
  ['paper', 'ink', 4.5],
  ...surfaces.map((background): [string, string, number] => ['outline', background, 3]),
]

describe.each(['light', 'dark'] as const)('a user of the %s theme', (theme) => {
  test.each(pairs)('can read %s on %s', (text, background, least) => {
    const ratio = contrast(tokens.get(text)![theme], tokens.get(background)![theme])
    expect(Number(ratio.toFixed(2)), `${text} on ${background}`).toBeGreaterThanOrEqual(least)
  })
})

test('no style asks what the whole page contains, which browsers would check for each row of a gallery', () => {
  const styles = globSync('src/**/*.css').map((file) => readFileSync(file, 'utf8'))
  expect(styles.length).toBeGreaterThan(3)
  expect(styles.flatMap((style) => style.match(/(html|body|:root|main):has\([^)]*\)/g) ?? [])).toEqual([])
})

test('no style of a last child selects everything in it, which browsers would restyle with each one that’s added', () => {
  const styles = globSync('src/**/*.{css,tsx}').flatMap((file) =>
    (readFileSync(file, 'utf8').match(/(?:-child|-of-type|nth-[a-z-]+\([^)]*\))[ _>+~]+\*\S*/g) ?? []).map(
      (style) => `${file}: ${style}`,
    ),
  )
  expect(styles).toEqual([])
})

test('what looks the same in both themes has the class that declares the tokens again', () => {
  const files = globSync('src/**/*.tsx').filter((file) =>
    /\[color-scheme:|scheme-(?:light|dark)\b/.test(readFileSync(file, 'utf8')),
  )
  expect(files).toEqual([])
})

test('styles read tokens, not the names that Tailwind declares once for the page', () => {
  const files = globSync('src/**/*.{css,tsx}').filter((file) => readFileSync(file, 'utf8').includes('var(--color-'))
  expect(files).toEqual([])
})

test('every CSS variable that a screen reads is set somewhere', () => {
  // Written by code: the emails' colors, and the drawer's library.
  const set = new Set(['--inkSoft', '--onEmber', '--drawer-swipe-movement-y'])
  const read = new Map<string, string>()
  for (const file of globSync('src/**/*.{css,ts,tsx}', { exclude: ['**/*.test.*'] })) {
    const source = readFileSync(file, 'utf8')
    for (const [, name] of source.matchAll(/(--[\w-]+)["'\]]*\s*:/g)) set.add(name!)
    for (const [, name] of source.matchAll(/(?:var|[a-z-])\((--[\w-]+)\)/g)) read.set(name!, file)
  }
  expect([...read].filter(([name]) => !set.has(name))).toEqual([])
})
