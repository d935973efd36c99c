import { existsSync } from 'node:fs'

export const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true }

export function chromiumPath(): string | undefined {
  return process.env['CHROMIUM_PATH'] ?? ['/usr/bin/chromium'].find((file) => existsSync(file))
}

/** Runs in the page: false until a photo is drawn, then the milliseconds since the navigation began. */
export function photoDrawnAt(): number | false {
  const photos = [...document.images].filter(({ src }) => src.includes('/media/'))
  return photos.some(({ complete, naturalWidth }) => complete && naturalWidth > 0) && performance.now()
}
