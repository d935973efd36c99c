/** Screenshots of the product on its public pages, taken by `npm run pictures` of the family from `npm run demo`. */
export const wideScreens = ['cover', 'gallery', 'milestones', 'answers', 'book'] as const
/** Shown on a phone in windows of any width. */
const phoneScreens = ['photo', 'years', 'sounds', 'letter', 'film', 'gazette', 'growing'] as const
export const screenNames = [...wideScreens, ...phoneScreens] as const
export type WideScreen = (typeof wideScreens)[number]
export type ScreenName = (typeof screenNames)[number]

/** The viewport of each screenshot, and the size of the image in pixels. */
export const screenSizes = {
  desk: { viewport: { width: 1280, height: 800 }, width: 1280, height: 800 },
  phone: { viewport: { width: 390, height: 780 }, width: 780, height: 1560 },
} as const
export type ScreenSize = keyof typeof screenSizes

export const screenFile = (name: ScreenName, size: ScreenSize, theme: 'light' | 'dark') =>
  `${name}-${size}-${theme}.webp`
