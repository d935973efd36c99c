import type { CSSProperties } from 'react'
import type { PhotoListed } from '#features/photos/photos.contract.ts'
import { roomBelow } from '../stage/slide.ts'

/** A photo on the whole screen moves slower than the finger that pulls it up. */
export const PULL_FRICTION = 0.6

/**
 * The transform that puts a photo above a sheet where it is on the whole screen, so that it seems to be the same one. The sheet
 * itself moves it by its height.
 */
export function placeOnStage(photo: PhotoListed, { sheet, pulled }: { sheet: string; pulled: number }): CSSProperties {
  const height = (innerHeight * Number.parseInt(sheet, 10)) / 100
  const [stage, above] = [innerHeight - roomBelow(photo, 0), innerHeight - height]
  const ratio = photo.width / photo.height
  const grown = Math.min(innerWidth, stage * ratio, photo.width) / Math.min(innerWidth, above * ratio)
  const y = stage / 2 - above / 2 - height + pulled * (1 - PULL_FRICTION)
  return { '--on-stage': `translateY(${y}px) scale(${grown})` } as CSSProperties
}
