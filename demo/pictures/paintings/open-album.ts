import type { LightName } from '../light.ts'
import { cup, vase } from '../parts/still-life.ts'
import type { SceneName } from '../scenes.ts'
import { ellipse, fill, type Frame, line, move, polygon, rect, stroke } from '../shapes.ts'
import { picture, table, wall, type Box } from './room.ts'

/** An album on the table, open at its first page. */
export function openAlbum(frame: Frame): string {
  const edge = frame.h * 0.33
  return [
    wall(frame, '#ecd2bd', edge),
    table(frame, edge),
    // Away from the edges, which wide and tall pages crop.
    '<g transform="translate(80 62) scale(.84)">',
    move(150, 450, 1.05, vase(frame)),
    move(846, 440, 1.1, cup('#e1a93d', '#c4573c')),
    ellipse(500, 848, 470, 50, fill('#4a2c1c', 0.35)),
    polygon(
      [
        [44, 522],
        [500, 560],
        [956, 522],
        [956, 846],
        [500, 884],
        [44, 846],
      ],
      fill('#93361d'),
    ),
    side(frame, 1, 'birthdayCake', 'golden'),
    side(frame, -1, 'kite', 'noon'),
    line(
      [
        [500, 543],
        [500, 866],
      ],
      stroke('#7a4a2c', 7, 0.5),
    ),
    '</g>',
  ].join('')
}

/** A page: the left one (1) or the right one (-1). */
function side(frame: Frame, way: 1 | -1, scene: SceneName, light: LightName): string {
  const [x, y, w, h]: Box = [way > 0 ? 44 : 76, 46, 316, 226]
  const page = [
    rect(0, 0, 436, 318, fill('#fdf6e6'), 3),
    rect(way > 0 ? 376 : 0, 0, 60, 318, fill('#c9a983', 0.35)),
    rect(x - 8, y - 4, w + 18, h + 16, fill('#4a2c1c', 0.18)),
    rect(x - 8, y - 8, w + 16, h + 16, fill('#fffdf8')),
    picture(frame, scene, light, [x, y, w, h]),
    ...corners([x - 12, y - 12, w + 24, h + 24]),
  ]
  const matrix = [1, way * 0.085, 0, 1, way > 0 ? 64 : 500, way > 0 ? 504 : 541]
  return `<g transform="matrix(${matrix.join(' ')})">${page.join('')}</g>`
}

/** The corners that hold a print. */
function corners([x, y, w, h]: Box): string[] {
  const corner = (cx: number, cy: number, dx: number, dy: number) =>
    polygon(
      [
        [cx, cy],
        [cx + dx * 40, cy],
        [cx, cy + dy * 40],
      ],
      fill('#b4472b'),
    )
  return [corner(x, y, 1, 1), corner(x + w, y, -1, 1), corner(x, y + h, 1, -1), corner(x + w, y + h, -1, -1)]
}
