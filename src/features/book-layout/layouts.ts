/**
 * Text sizes: `cover` and `subtitle` for covers, then from `title` for chapters down to `body`. `voice` is as large as fits
 * its slot, `lead` is a few words below a title, `name` is a title whose words are never broken, `label` is on maps, and `caption` is too small for books.
 */
export type TextStyle =
  | 'cover'
  | 'name'
  | 'subtitle'
  | 'voice'
  | 'title'
  | 'heading'
  | 'quote'
  | 'lead'
  | 'body'
  | 'label'
  | 'caption'

/**
 * A slot on a page, in twelfths of the area within the margins: left, top, width, height. `edge` extends it into the
 * bleed on the sides it touches. `across` is one half of a photo over both pages of a spread. `hinge` leaves out the part
 * of the front cover that's beside the spine, so that the center is what people see as the center. A `whole` photo isn't
 * cropped to the slot: it's as large as fits. `fit` photos of a page aren't cropped either: they share the room of their
 * slots, in the middle or at its `start`. A `snug` slot is no higher than its photo is at the slot's width, and a
 * `round` one is a circle. What's below them moves up, and all of the page is centered. `low` text is at the bottom of its
 * slot. `flow` slots follow each other with even gaps, beside the middle of the photo. Lines of `even` text have about the
 * same length.
 */
export type SlotArea = {
  at: readonly [x: number, y: number, w: number, h: number]
  edge?: true
  across?: true
  hinge?: true
  whole?: true
  fit?: true | 'start'
  flow?: true
  snug?: true
  round?: true
} & (
  | { kind: 'photo' }
  | { kind: 'text'; style: TextStyle; middle?: true; low?: true; even?: true }
  | { kind: 'code' }
  | { kind: 'map'; style: 'label' | 'caption' }
)

const photo = (x: number, y: number, w: number, h: number): SlotArea => ({ kind: 'photo', at: [x, y, w, h] })
const snug = (x: number, y: number, w: number, h: number): SlotArea => ({ ...photo(x, y, w, h), snug: true })
const edge = (x: number, y: number, w: number, h: number): SlotArea => ({
  kind: 'photo',
  at: [x, y, w, h],
  edge: true,
})
const fit = (x: number, y: number, w: number, h: number): SlotArea => ({ ...photo(x, y, w, h), fit: true })
/** Above a caption, of eleven rows. */
const group = (x: number, y: number, w: number, h: number) => fit(x, (y * 10.6) / 11, w, (h * 10.6) / 11)
/** A photo over both pages, on the left or the right one. */
const half = (x: 0 | -12): SlotArea => ({ ...edge(x, 0, 24, 12), across: true })
const text = (style: TextStyle, x: number, y: number, w: number, h: number, middle?: true): SlotArea => ({
  ...{ kind: 'text', style, at: [x, y, w, h] },
  ...(middle && { middle }),
})
const low = (style: TextStyle, x: number, y: number, w: number, h: number): SlotArea => ({
  ...{ kind: 'text', style, at: [x, y, w, h], low: true },
})
const below = text('body', 0, 10.6, 12, 1.4)
const flowing = <Area extends SlotArea>(area: Area): Area & { flow: true } => ({ ...area, flow: true })
const even = (style: TextStyle, x: number, y: number, w: number, h: number): SlotArea => ({
  ...{ kind: 'text', style, at: [x, y, w, h], even: true },
})
const onFront = <Area extends SlotArea>(area: Area): Area & { hinge: true } => ({ ...area, hinge: true })
const code = (x: number, y: number, w: number, h: number): SlotArea => ({ kind: 'code', at: [x, y, w, h] })

/** All page layouts. Never change one that books were printed with; add a new one. */
export const layouts = {
  full: [edge(0, 0, 12, 12)],
  one: [photo(0, 0, 12, 12)],
  one_caption: [photo(0, 0, 12, 11), text('body', 0, 11, 12, 1)],
  two_across: [photo(0, 0, 6, 11), photo(6, 0, 6, 11), text('body', 0, 11, 12, 1)],
  two_down: [photo(0, 0, 12, 5.5), photo(0, 5.5, 12, 5.5), text('body', 0, 11, 12, 1)],
  three_tall: [photo(0, 0, 6, 11), photo(6, 0, 6, 5.5), photo(6, 5.5, 6, 5.5), text('body', 0, 11, 12, 1)],
  three_wide: [photo(0, 0, 12, 6.5), photo(0, 6.5, 6, 4.5), photo(6, 6.5, 6, 4.5), text('body', 0, 11, 12, 1)],
  four: [
    ...[photo(0, 0, 6, 5.5), photo(6, 0, 6, 5.5), photo(0, 5.5, 6, 5.5), photo(6, 5.5, 6, 5.5)],
    text('body', 0, 11, 12, 1),
  ],
  five: [
    ...[photo(0, 0, 12, 5), photo(0, 5, 3, 6), photo(3, 5, 3, 6), photo(6, 5, 3, 6), photo(9, 5, 3, 6)],
    text('body', 0, 11, 12, 1),
  ],
  six: [
    ...[photo(0, 0, 4, 5.5), photo(4, 0, 4, 5.5), photo(8, 0, 4, 5.5)],
    ...[photo(0, 5.5, 4, 5.5), photo(4, 5.5, 4, 5.5), photo(8, 5.5, 4, 5.5)],
    text('body', 0, 11, 12, 1),
  ],
  story: [photo(0, 0, 7, 12), text('heading', 7, 0.5, 5, 2.5), text('body', 7, 3, 5, 9)],
  milestone: [
    photo(0, 0, 12, 7.5),
    text('heading', 0, 7.7, 12, 1.3),
    text('body', 0, 9, 12, 0.7),
    text('body', 0, 9.8, 12, 2.2),
  ],
  answer: [
    text('body', 1, 1, 10, 1),
    text('heading', 1, 2, 10, 2.5),
    text('quote', 1, 4.5, 10, 6),
    text('body', 1, 11, 7, 1),
  ],
  answer_film: [
    ...[text('body', 1, 1, 10, 1), text('heading', 1, 2, 10, 2.5), text('quote', 1, 4.5, 10, 4.2)],
    ...[text('body', 1, 9.2, 7, 2.6), code(8.6, 9, 2.4, 2.8)],
  ],
  answer_words: [
    ...[text('body', 1, 0.8, 10, 1.6), text('voice', 1, 2.5, 10, 6.5, true)],
    ...[text('body', 1, 9.6, 7.2, 2), code(8.6, 9.2, 2.4, 2.6)],
  ],
  answer_face: [
    ...[{ ...photo(1, 0.8, 2.9, 2.9), round: true } as const, text('body', 1, 4, 10, 1), text('voice', 1, 5, 10, 4.2)],
    ...[text('body', 1, 9.6, 7.2, 2), code(8.6, 9.2, 2.4, 2.6)],
  ],
  answer_landscape: [
    ...[photo(0, 0, 12, 7.5), text('body', 0, 7.8, 9, 1), text('voice', 0, 8.8, 9, 2.2)],
    ...[text('body', 0, 11.1, 9, 0.9), code(9.6, 9.2, 2.4, 2.6)],
  ],
  answer_portrait: [
    ...[photo(0, 1.2, 6.4, 8.9), text('body', 6.9, 1.2, 5.1, 1.9), text('voice', 6.9, 3.1, 5.1, 4.3)],
    ...[text('body', 6.9, 7.5, 2.9, 2.6), code(9.9, 7.5, 2.1, 2.6)],
  ],
  chapter: [text('title', 1, 3.5, 10, 3, true), text('lead', 1, 6.5, 10, 3)],
  words: [text('heading', 0, 0, 12, 1.6), text('body', 0, 1.8, 12, 10.2)],
  photo_code: [photo(0, 0, 12, 9), text('body', 0, 9.3, 9, 2.6), code(9.4, 9.2, 2.6, 2.8)],
  landscape: [photo(0, 1.4, 12, 8.1), text('body', 0, 9.7, 12, 1)],
  wide: [photo(0, 2.5, 12, 5.7), text('body', 0, 8.4, 12, 1)],
  portrait: [photo(2.1, 0, 7.8, 11), text('body', 2.1, 11, 7.8, 1)],
  portrait_side: [photo(6.1, 0, 5.9, 12), text('body', 0, 8, 5.4, 4)],
  quiet: [photo(2.5, 3, 7, 4.9), text('body', 2.5, 8.1, 7, 1.2)],
  pair_wide: [photo(0, 0.1, 7.6, 5.2), photo(4.4, 5.4, 7.6, 5.2), text('body', 0, 11, 12, 1)],
  pair_tall: [photo(0, 1.3, 6, 8.4), photo(6, 1.3, 6, 8.4), text('body', 0, 10, 12, 1)],
  pair_stagger: [snug(0, 0, 8.6, 5.5), snug(3.4, 5.5, 8.6, 5.5), text('body', 3.4, 11, 8.6, 1)],
  pair_large: [snug(0, 0, 12, 7.6), snug(0, 7.6, 6.3, 4.4), text('body', 6.5, 7.6, 5.5, 4.4)],
  pair_columns: [...[snug(0, 0, 6, 10), snug(6, 0, 6, 10)], ...[text('body', 0, 10, 6, 2), text('body', 6, 10, 6, 2)]],
  pair_steps: [
    ...[snug(0, 0, 6, 8.4), snug(6, 1.8, 6, 8.4)],
    ...[text('body', 0, 8.4, 6, 1.8), text('body', 6, 10.2, 6, 1.8)],
  ],
  three_portraits: [
    ...[photo(0, 0, 7.6, 11), photo(7.6, 0, 4.4, 5.5), photo(7.6, 5.5, 4.4, 5.5)],
    text('body', 0, 11, 12, 1),
  ],
  three_landscapes: [
    ...[photo(0, 0, 12, 7.2), photo(0, 7.2, 6, 3.8), photo(6, 7.2, 6, 3.8)],
    text('body', 0, 11, 12, 1),
  ],
  four_wide: [
    ...[photo(0, 1.3, 6, 4.1), photo(6, 1.3, 6, 4.1), photo(0, 5.4, 6, 4.1), photo(6, 5.4, 6, 4.1)],
    text('body', 0, 9.7, 12, 1),
  ],
  milestone_portrait: [
    ...[photo(0, 1.2, 6.4, 8.9), text('title', 6.8, 1.1, 5.2, 2)],
    ...[text('lead', 6.8, 3.1, 5.2, 1), text('body', 6.8, 4.1, 5.2, 6)],
  ],
  milestone_landscape: [edge(0, 0, 12, 8), text('title', 0, 8.6, 12, 1.5), text('lead', 0, 10.1, 12, 1.9)],
  photo_code_portrait: [photo(0, 0, 7.6, 11), text('body', 7.9, 4.6, 4.1, 3.6), code(7.9, 8.2, 3.2, 2.8)],
  panorama_left: [half(0)],
  panorama_right: [half(-12)],
  opener: [edge(0, 0, 12, 8.6), text('title', 0, 9, 12, 1.9), text('lead', 0, 10.9, 12, 1.1)],
  opener_half: [edge(0, 0, 12, 6.2), text('title', 0, 6.8, 12, 2), text('lead', 0, 8.8, 12, 1.2)],
  opener_portrait: [edge(0, 0, 7.4, 12), text('title', 7.8, 3.8, 4.2, 2.5), text('lead', 7.8, 6.4, 4.2, 2.4)],
  quote: [text('title', 0.8, 2.6, 10.4, 5.4, true), text('lead', 1.5, 8.4, 9, 1), text('body', 1.5, 9.4, 9, 1.2)],
  map: [{ kind: 'map', style: 'caption', at: [0, 0, 12, 12], edge: true }],
  map_title: [
    { kind: 'map', style: 'label', at: [0, 0, 12, 9], edge: true },
    ...[text('title', 0, 9.6, 12, 1.4), text('lead', 0, 11, 12, 1)],
  ],
  framed: [group(0, 0, 12, 11), below],
  bleed_wide: [{ ...edge(0, 0, 12, 10.2), snug: true }, text('body', 0, 10.9, 12, 1.1)],
  bleed_tall: [edge(0, 0, 8.2, 12), low('body', 8.9, 8, 3.1, 4)],
  bleed_tall_right: [edge(3.8, 0, 8.2, 12), low('body', 0, 8, 3.1, 4)],
  pair_beside: [group(0, 0, 6, 11), group(6, 0, 6, 11), below],
  pair_offset: [snug(0, 0, 6, 9.2), snug(6, 1.8, 6, 9.2), text('body', 0, 9.2, 5.8, 1.8)],
  pair_over: [group(0, 0, 12, 5.5), group(0, 5.5, 12, 5.5), below],
  trio_tall: [group(0, 0, 6, 11), group(6, 0, 6, 5.5), group(6, 5.5, 6, 5.5), below],
  trio_tall_last: [group(0, 0, 6, 5.5), group(0, 5.5, 6, 5.5), group(6, 0, 6, 11), below],
  trio_wide: [group(0, 0, 12, 7), group(0, 7, 6, 4), group(6, 7, 6, 4), below],
  trio_wide_last: [group(0, 0, 6, 4), group(6, 0, 6, 4), group(0, 4, 12, 7), below],
  quartet: [group(0, 0, 6, 5.5), group(6, 0, 6, 5.5), group(0, 5.5, 6, 5.5), group(6, 5.5, 6, 5.5), below],
  quartet_wide: [group(0, 0, 12, 7.5), group(0, 7.5, 4, 3.5), group(4, 7.5, 4, 3.5), group(8, 7.5, 4, 3.5), below],
  quintet: [...[group(0, 0, 6, 6), group(6, 0, 6, 6), group(0, 6, 4, 5), group(4, 6, 4, 5), group(8, 6, 4, 5)], below],
  sextet: [
    ...[
      group(0, 0, 6, 4),
      group(6, 0, 6, 4),
      group(0, 4, 6, 4),
      group(6, 4, 6, 4),
      group(0, 8, 6, 3),
      group(6, 8, 6, 3),
    ],
    below,
  ],
  title_page: [low('title', 1, 2, 10, 4), text('lead', 1, 6.2, 10, 4)],
  opener_wide: [
    { ...edge(0, 0, 12, 8.6), snug: true },
    ...[low('name', 0, 8.9, 12, 1.7), text('lead', 0, 10.6, 12, 1.4)],
  ],
  opener_tall: [edge(0, 0, 7.8, 12), low('name', 8.2, 2, 3.8, 4), text('lead', 8.2, 6.2, 3.8, 4)],
  opener_tall_right: [edge(4.2, 0, 7.8, 12), low('name', 0, 2, 3.8, 4), text('lead', 0, 6.2, 3.8, 4)],
  opener_framed: [
    { ...fit(0, 0, 12, 8.6), fit: 'start' },
    low('name', 0, 8.7, 12, 1.7),
    text('lead', 0, 10.6, 12, 1.4),
  ],
  opener_beside: [
    { ...photo(0, 0, 6.4, 12), whole: true },
    ...[flowing(even('name', 6.9, 2, 5.1, 4)), flowing(text('lead', 6.9, 6.2, 5.1, 4))],
  ],
  year: [fit(1, 1, 10, 6.8), low('cover', 0, 7.9, 12, 2), text('lead', 0, 10, 12, 1.7)],
  quote_page: [text('lead', 1.5, 1.6, 9, 1), text('title', 0.8, 2.8, 10.4, 5.8, true), text('body', 1.5, 9.6, 9, 1)],
  answer_below: [
    ...[snug(0, 0, 12, 7.6), even('body', 0, 7.9, 9, 0.9), even('voice', 0, 8.8, 9, 2.2)],
    ...[text('body', 0, 11.1, 9, 0.9), code(9.6, 9.2, 2.4, 2.6)],
  ],
  answer_beside: [
    ...[snug(0, 1.2, 6.4, 9), flowing(even('body', 6.9, 1.2, 5.1, 1.3)), flowing(even('voice', 6.9, 2.5, 5.1, 4.4))],
    ...[flowing(text('body', 6.9, 7, 5.1, 1.3)), flowing(code(6.9, 8.4, 2, 2))],
  ],
  map_opener: [
    { kind: 'map', style: 'label', at: [0, 0, 12, 8.6], edge: true },
    ...[low('name', 0, 8.9, 12, 1.7), text('lead', 0, 10.6, 12, 1.4)],
  ],
  cover_frame: [
    { ...onFront(photo(1, 0.4, 10, 6.6)), whole: true },
    ...[onFront(text('cover', 0, 7.75, 12, 2.95, true)), onFront(text('subtitle', 0, 10.6, 12, 1.25))],
  ],
  cover_narrow: [
    { ...onFront(photo(1, 0.4, 10, 6.6)), whole: true },
    ...[onFront(text('cover', 1, 7.75, 10, 2.95, true)), onFront(text('subtitle', 1, 10.6, 10, 1.25))],
  ],
  cover_bleed: [
    edge(0, 0, 12, 12),
    ...[onFront(text('cover', 0, 7.3, 12, 3.4, true)), onFront(text('subtitle', 0, 10.7, 12, 1.3))],
  ],
  cover_title: [onFront(text('cover', 0, 2.6, 12, 5, true)), onFront(text('subtitle', 0, 7.8, 12, 1.4))],
  cover_photo: [
    { ...photo(1, 1, 10, 6.5), whole: true },
    text('title', 0.5, 7.7, 11, 2.3, true),
    text('body', 0.5, 10, 11, 1.2),
  ],
  cover_full: [edge(0, 0, 12, 12), text('title', 0.5, 8, 11, 2.4, true), text('body', 0.5, 10.4, 11, 1.2)],
  cover_words: [text('title', 0.5, 3.5, 11, 4, true), text('body', 0.5, 7.5, 11, 1.5)],
  cover_back: [text('body', 2, 4.5, 8, 3, true)],
  cover_foot: [low('body', 2, 10, 8, 2)],
  cover_back_photo: [photo(3, 2.5, 6, 5), text('body', 2, 8, 8, 2)],
} as const satisfies Record<string, readonly SlotArea[]>

export type LayoutId = keyof typeof layouts

const photoLayouts = ['full', 'one', 'one_caption', 'two_across', 'two_down', 'three_tall', 'three_wide'] as const
const otherLayouts = [
  'story',
  'milestone',
  'milestone_landscape',
  'answer',
  'answer_film',
  'chapter',
  'words',
  'photo_code',
] as const
const fitLayouts = [
  ...(['framed', 'bleed_wide', 'bleed_tall', 'bleed_tall_right', 'pair_beside', 'pair_offset', 'pair_over'] as const),
  ...(['trio_tall', 'trio_tall_last', 'trio_wide', 'trio_wide_last'] as const),
  ...(['quartet', 'quartet_wide', 'quintet', 'sextet'] as const),
] as const
const calmLayouts = ['landscape', 'wide', 'portrait', 'portrait_side', 'quiet', 'pair_wide', 'pair_tall'] as const
const pairLayouts = ['pair_stagger', 'pair_large', 'pair_columns', 'pair_steps'] as const
const groupLayouts = ['three_portraits', 'three_landscapes', 'four', 'four_wide', 'five', 'six'] as const
const portraitLayouts = ['milestone_portrait', 'photo_code_portrait'] as const
const answerLayouts = [
  'answer_below',
  'answer_beside',
  'quote_page',
  'answer_words',
  'answer_face',
  'answer_landscape',
  'answer_portrait',
] as const
const openerLayouts = [
  'title_page',
  'year',
  'opener_wide',
  'opener_tall',
  'opener_tall_right',
  'opener_framed',
  'opener_beside',
] as const
const spreadLayouts = [
  'panorama_left',
  'panorama_right',
  'opener',
  'opener_half',
  'opener_portrait',
  'quote',
  'map',
  'map_title',
  'map_opener',
] as const
export const layoutIds = [
  ...[...fitLayouts, ...photoLayouts, ...calmLayouts, ...pairLayouts, ...groupLayouts],
  ...[...otherLayouts, ...answerLayouts, ...portraitLayouts, ...openerLayouts, ...spreadLayouts],
] as const satisfies PageLayoutId[]
/** Front covers, back covers, and front covers of older books. */
export const frontLayoutIds = ['cover_narrow', 'cover_frame', 'cover_bleed', 'cover_title'] as const
export const backLayoutIds = ['cover_foot', 'cover_back', 'cover_back_photo'] as const
export const coverLayoutIds = [
  ...frontLayoutIds,
  ...backLayoutIds,
  ...(['cover_photo', 'cover_full', 'cover_words'] as const),
] as const

/** Layouts that aren't offered any more, and what's offered instead. Newer ones don't crop, or have even gaps. */
export const successors = {
  ...{ one_caption: 'framed', landscape: 'framed', wide: 'framed', portrait: 'framed' },
  ...{ two_across: 'pair_beside', two_down: 'pair_over', pair_wide: 'pair_stagger', pair_tall: 'pair_beside' },
  ...{ pair_steps: 'pair_offset', three_tall: 'trio_tall', three_portraits: 'trio_tall', three_wide: 'trio_wide' },
  ...{ three_landscapes: 'trio_wide', four: 'quartet', four_wide: 'quartet', five: 'quintet', six: 'sextet' },
  ...{ chapter: 'title_page', opener: 'opener_wide', opener_half: 'opener_framed', opener_portrait: 'opener_tall' },
  ...{ answer_landscape: 'answer_below', answer_portrait: 'answer_beside', quote: 'quote_page' },
  ...{ map_title: 'map_opener', cover_frame: 'cover_narrow', cover_back: 'cover_foot' },
} as const satisfies Partial<Record<LayoutId, LayoutId>>

/** On right pages, so that the photo is at the outer edge on both. */
export const mirrors = { bleed_tall: 'bleed_tall_right', opener_tall: 'opener_tall_right' } as const satisfies Partial<
  Record<LayoutId, LayoutId>
>

export type CoverLayoutId = (typeof coverLayoutIds)[number]
export type PageLayoutId = Exclude<LayoutId, CoverLayoutId>

/** Layouts in every plan. The others need a plan with several layouts. */
export const basicLayouts: ReadonlySet<LayoutId> = new Set<LayoutId>([
  ...(['full', 'one', 'one_caption', 'two_across', 'two_down', 'chapter', 'words', 'milestone', 'answer'] as const),
  ...calmLayouts,
  ...pairLayouts,
  ...answerLayouts,
  ...openerLayouts,
  ...(['framed', 'bleed_wide', 'bleed_tall', 'bleed_tall_right', 'pair_beside', 'pair_offset', 'pair_over'] as const),
  ...([
    'milestone_landscape',
    'milestone_portrait',
    'answer_film',
    'opener',
    'opener_half',
    'opener_portrait',
    'quote',
    'cover_frame',
    'cover_title',
    'cover_photo',
    'cover_words',
    'cover_back',
    'cover_foot',
  ] as const),
])

export function slotsOf(layout: LayoutId): readonly SlotArea[] {
  return layouts[layout]
}
