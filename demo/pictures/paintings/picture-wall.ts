import { darken, lighten } from '../color.ts'
import { catFromBehind } from '../parts/animals.ts'
import { vase } from '../parts/still-life.ts'
import type { LightName } from '../light.ts'
import type { SceneName } from '../scenes.ts'
import { ellipse, fill, type Frame, line, move, rect, shaded, stroke } from '../shapes.ts'
import { picture, wall, type Box } from './room.ts'

type Hung = readonly [SceneName, LightName, string, Box]

const HUNG: readonly Hung[] = [
  ['lake', 'golden', '#8a5238', [110, 110, 380, 300]],
  ['lighthouse', 'dusk', '#4f6b52', [540, 70, 190, 250]],
  ['sunflowers', 'morning', '#d9a441', [780, 130, 150, 190]],
  ['harbour', 'noon', '#b4472b', [540, 370, 300, 210]],
  ['dogInGrass', 'morning', '#6b5d53', [250, 456, 240, 170]],
]

/** Framed photos above a sideboard. */
export const pictureWall = (frame: Frame) => wallWith(frame, picture)

/** The same frames, which still wait for their photos. */
export const bareWall = (frame: Frame) =>
  wallWith(frame, (_frame, _scene, _light, [x, y, w, h]) => rect(x, y, w, h, fill('#e6d6bd')))

function wallWith(frame: Frame, inside: typeof picture): string {
  const { w, h } = frame
  const top = h * 0.8
  return [
    wall(frame, '#ead9bf', h),
    // Away from the edges, which wide and tall pages crop.
    '<g transform="translate(46 50) scale(.88)">',
    ...HUNG.map((hung) => framed(frame, hung, inside)),
    '</g>',
    shaded(
      (paint) => rect(w * 0.04, top, w * 0.92, h * 0.3, paint, 8),
      [
        [0, '#b9794c'],
        [1, '#8a5433'],
      ],
    ),
    rect(w * 0.02, top - 12, w * 0.96, 34, fill('#cf9460'), 6),
    rect(w * 0.04, top + 22, w * 0.92, 10, fill('#6f4228', 0.5)),
    ...[0.34, 0.66].map((at) =>
      line(
        [
          [w * at, top + 30],
          [w * at, h + 10],
        ],
        stroke('#6f4228', 6, 0.7),
      ),
    ),
    ...[0.28, 0.4, 0.6, 0.72].map((at) => ellipse(w * at, h * 0.93, 9, 9, fill('#f0d59a'))),
    ...books(frame, w * 0.165, top - 12),
    move(w * 0.215, top - 84, 0.95, catFromBehind('#8a8078')),
    move(w * 0.755, top - 14, 0.92, vase(frame)),
  ].join('')
}

function framed(frame: Frame, [scene, light, wood, box]: Hung, inside: typeof picture): string {
  const [x, y, w, h] = box
  return [
    rect(x - 4, y + 14, w + 22, h + 12, fill('#5a3a24', 0.26), 4),
    rect(x, y, w, h, fill(wood), 4),
    rect(x + 4, y + 4, w - 8, 7, fill(lighten(wood, 0.4), 0.8)),
    rect(x + 4, y + h - 10, w - 8, 6, fill(darken(wood, 0.4), 0.6)),
    rect(x + 18, y + 18, w - 36, h - 36, fill('#fbf5e8')),
    inside(frame, scene, light, [x + 36, y + 36, w - 72, h - 72]),
  ].join('')
}

function books({ random }: Frame, x: number, foot: number): string[] {
  return ['#7a3e5d', '#4f6b52', '#d9a441'].map((color, at) => {
    const [wide, y] = [200 - at * 22, foot - 24 * (at + 1)]
    const left = x - 40 + random.between(0, 18)
    return rect(left, y, wide, 22, fill(color), 3) + rect(left + wide - 30, y + 4, 30, 14, fill('#f6ecd9'))
  })
}
