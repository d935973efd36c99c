import type { LightName } from '../light.ts'
import { cup, vase } from '../parts/still-life.ts'
import type { SceneName } from '../scenes.ts'
import { circle, ellipse, fill, type Frame, line, move, polygon, rect, shaded, stroke } from '../shapes.ts'
import { print, table, wall } from './room.ts'

const INSIDE: readonly (readonly [SceneName, LightName, number, number, number, number, number])[] = [
  ['beach', 'noon', 330, 470, -11, 250, 210],
  ['autumnPath', 'golden', 640, 450, 9, 210, 260],
  ['harbour', 'golden', 450, 400, -3, 280, 230],
  ['cabin', 'winter', 570, 500, 5, 240, 200],
]

/** A wooden box full of prints, in the sun. */
export function keepsakeBox(frame: Frame): string {
  const edge = frame.h * 0.43
  return [
    wall(frame, '#d8dcc8', edge),
    table(frame, edge),
    // Away from the edges, which wide and tall pages crop.
    '<g transform="translate(88 -14) scale(.82)">',
    move(836, 640, 0.95, vase(frame)),
    ellipse(480, 850, 330, 42, fill('#4a2c1c', 0.35)),
    polygon(
      [
        [216, 560],
        [744, 560],
        [770, 640],
        [190, 640],
      ],
      fill('#5f3a24'),
    ),
    ...INSIDE.map(([scene, light, x, y, turn, w, h]) => move(x, y, 1, print(frame, scene, light, w, h), turn)),
    shaded(
      (paint) =>
        polygon(
          [
            [180, 606],
            [780, 606],
            [752, 846],
            [208, 846],
          ],
          paint,
        ),
      [
        [0, '#c4573c'],
        [1, '#93361d'],
      ],
    ),
    rect(172, 594, 616, 34, fill('#d8694a'), 6),
    rect(172, 622, 616, 8, fill('#7d2c17', 0.5)),
    line(
      [
        [206, 690],
        [480, 696],
        [756, 690],
      ],
      stroke('#f0cf98', 10, 0.9),
    ),
    rect(420, 726, 120, 62, fill('#f6ecd9'), 6),
    line(
      [
        [440, 758],
        [470, 752],
        [520, 760],
      ],
      stroke('#7a4a2c', 5, 0.8),
    ),
    circle(430, 757, 4, fill('#a8803a')),
    circle(530, 757, 4, fill('#a8803a')),
    move(168, 900, 1, print(frame, 'sandcastle', 'morning', 230, 180), -14),
    move(786, 930, 1.05, cup('#5f8f8d', '#f3e6d2')),
    '</g>',
  ].join('')
}
