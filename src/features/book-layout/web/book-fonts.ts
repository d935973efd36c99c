import { useEffect, useMemo, useState } from 'react'
import { required } from '#shared/required.ts'
import { allPages, type BookDocument } from '../document.ts'
import { chainOf, fontFor, type FontFile } from '../fonts.ts'
import { graphemesOf } from '../runs.ts'
import { firstFonts } from '../compose.ts'
import type { Measure } from '../text.ts'

/** Large enough to avoid rounding. */
const MEASURED_PX = 1000

const loaded = new Set<FontFile>()
const widths = new Map<string, number>()
let pencil: CanvasRenderingContext2D | undefined

/** The CSS font family of a font file. */
export function familyOf(font: FontFile): string {
  return `book-${font}`
}

/** Measures with the fonts used in print. Results aren't cached until the font is loaded. */
const measure: Measure = (text, font) => {
  const key = `${font} ${text}`
  const known = widths.get(key)
  if (known !== undefined) return known
  pencil ??= required(document.createElement('canvas').getContext('2d'))
  pencil.font = `${MEASURED_PX}px "${familyOf(font)}", serif`
  const { width } = pencil.measureText(text)
  if (loaded.has(font)) widths.set(key, width / MEASURED_PX)
  return width / MEASURED_PX
}

async function load(font: FontFile): Promise<void> {
  if (loaded.has(font)) return
  const address = new URL(`../fonts/${font}.woff`, import.meta.url).href
  const face = await new FontFace(familyOf(font), `url("${address}")`).load()
  document.fonts.add(face)
  loaded.add(font)
}

export function fontsOf(book: BookDocument): FontFile[] {
  const fonts = new Set<FontFile>(firstFonts(book))
  const letters = new Map<string, Set<string>>()
  for (const page of allPages(book))
    for (const slot of page.slots) {
      if (slot?.kind !== 'text' && slot?.kind !== 'map') continue
      const typeface = (slot.kind === 'text' && slot.typeface) || book.typeface
      const text = slot.kind === 'text' ? slot.text : slot.places.map(({ name }) => name).join('')
      const set = letters.get(typeface) ?? new Set()
      letters.set(typeface, set)
      for (const letter of new Set(graphemesOf(text + book.cover.spine))) set.add(letter)
    }
  for (const [typeface, set] of letters)
    for (const bold of [false, true]) {
      const chain = chainOf(typeface as BookDocument['typeface'], bold)
      for (const letter of set) fonts.add(fontFor(letter, chain).font)
    }
  return [...fonts].toSorted()
}

/** Measures a book's text; undefined until its fonts are loaded. */
export function useMeasure(book: BookDocument): { measure: Measure; round: number } | undefined {
  const names = useMemo(() => fontsOf(book).join(' '), [book])
  return useFonts(names)
}

/** Measures text in these fonts, given by their names with spaces between them, none while they aren't known; undefined until they're loaded. */
export function useFonts(names: string): { measure: Measure; round: number } | undefined {
  const [ready, setReady] = useState({ names: '', round: 0 })
  useEffect(() => {
    // Which fonts isn't known yet.
    if (names === '') return
    let isHere = true
    const wanted = names.split(' ') as FontFile[]
    // If a font can't be loaded, the browser uses a fallback.
    void Promise.allSettled(wanted.map(load)).then(() => {
      if (isHere) setReady(({ round }) => ({ names, round: round + 1 }))
    })
    return () => {
      isHere = false
    }
  }, [names])
  // While another font loads, the page keeps its layout.
  return ready.round > 0 ? { measure, round: ready.round } : undefined
}
