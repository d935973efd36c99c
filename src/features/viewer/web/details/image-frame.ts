import type { CSSProperties } from 'react'
import type { PhotoListed } from '#features/photos/photos.contract.ts'
import { blurOf } from '#web/blur.ts'

/** As wide as the available space and at most `--most` high, with the image's aspect ratio, unless cropped, and placeholder. */
export function frameOf(photo: PhotoListed, isCropped = false): CSSProperties {
  const ratio = photo.width / photo.height
  return {
    width: isCropped ? '100%' : `min(100%, calc(var(--most) * ${ratio}))`,
    maxHeight: 'var(--most)',
    aspectRatio: ratio,
    backgroundImage: blurOf(photo.thumbhash),
  }
}
