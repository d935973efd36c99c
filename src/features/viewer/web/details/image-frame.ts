import type { CSSProperties } from 'react'
import type { PhotoListed } from '#features/photos/photos.contract.ts'
import { blurOf } from '#web/blur.ts'

/** As wide as the available space and at most `--most` high, with the image's aspect ratio and placeholder. */
export function frameOf(photo: PhotoListed): CSSProperties {
  const ratio = photo.width / photo.height
  return {
    width: `min(100%, calc(var(--most) * ${ratio}))`,
    aspectRatio: ratio,
    backgroundImage: blurOf(photo.thumbhash),
  }
}
