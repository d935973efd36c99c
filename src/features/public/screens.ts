/** The product's own screens on its public pages, photographed by `npm run pictures` from the family of `npm run demo`. */
export const screenNames = ['cover', 'gallery', 'photo', 'milestones', 'answers', 'book'] as const
export type ScreenName = (typeof screenNames)[number]

/** How each is photographed, and the pixels of the picture. */
export const screenSizes = {
  desk: { viewport: { width: 1280, height: 800 }, width: 1280, height: 800 },
  phone: { viewport: { width: 390, height: 780 }, width: 780, height: 1560 },
} as const
export type ScreenSize = keyof typeof screenSizes

export const screenFile = (name: ScreenName, size: ScreenSize, theme: 'light' | 'dark') =>
  `${name}-${size}-${theme}.webp`
