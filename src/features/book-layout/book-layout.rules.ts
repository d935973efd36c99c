/** A sheet has two pages. */
export const BOOK_PAGES_MIN = 2
/** More than common binderies accept in one volume. */
export const BOOK_PAGES_MAX = 400

export const bookSizes = ['8x8', '8x11', '11x8.5'] as const
export type BookSize = (typeof bookSizes)[number]

export const INCH_MM = 25.4
/** Trim sizes in millimeters. */
export const trimSizes: Record<BookSize, { width: number; height: number }> = {
  '8x8': { width: 8 * INCH_MM, height: 8 * INCH_MM },
  '8x11': { width: 8 * INCH_MM, height: 11 * INCH_MM },
  '11x8.5': { width: 11 * INCH_MM, height: 8.5 * INCH_MM },
}

/** What a printer trims around a page, in millimeters. */
export const BLEED_MM = 3
/** Distance from the trim in which no important content is placed. */
export const SAFE_MM = 6
export const PRINT_DPI = 300
/** Below this resolution, a photo looks soft in print. */
export const SOFT_DPI = 200
/** Automatic pages show photos with fewer pixels per inch smaller. */
export const SHARP_DPI = 120

export const bindings = ['softcover', 'hardcover'] as const
export type Binding = (typeof bindings)[number]
export const papers = ['silk_170', 'silk_250'] as const
export type Paper = (typeof papers)[number]

/** Thickness of a sheet (two pages) in millimeters: coated silk, 170 and 250 g/m². */
const leafMm: Record<Paper, number> = { silk_170: 0.14, silk_250: 0.22 }
/** Two boards and the joint of a hardcover. */
const BOARDS_MM = 6
/** The thinnest spine that can be creased. */
const SPINE_MIN_MM = 3

/** Width of the spine in millimeters, rounded to a tenth. */
export function spineMm({ binding, paper }: { binding: Binding; paper: Paper }, pages: number): number {
  const block = Math.ceil(pages / 2) * leafMm[paper]
  const spine = block + (binding === 'hardcover' ? BOARDS_MM : 0)
  return Math.max(SPINE_MIN_MM, Math.round(spine * 10) / 10)
}

/** Narrower spines have no text. */
const SPINE_WITH_WORDS_MM = 5

export function spineHasText(width: number): boolean {
  return width >= SPINE_WITH_WORDS_MM
}

/** What is trimmed or turned in around a cover, in millimeters. Cloth is folded around the boards. */
export function coverBleedMm(binding: Binding): number {
  return binding === 'hardcover' ? 18 : BLEED_MM
}

export const bookFileKinds = ['screen', 'pages', 'cover'] as const
export type BookFileKind = (typeof bookFileKinds)[number]
