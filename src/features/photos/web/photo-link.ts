import { linkOptions } from '@tanstack/react-router'

/** Props of a link that opens a photo above the current page. */
export function photoLink(photo: string) {
  return linkOptions({
    to: '.',
    search: (now) => ({ ...now, photo }),
    state: { photoDepth: 1 },
    resetScroll: false,
  })
}
