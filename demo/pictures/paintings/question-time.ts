import { darken } from '../color.ts'
import { dog } from '../parts/animals.ts'
import { face, type Look } from '../parts/face.ts'
import { cup } from '../parts/still-life.ts'
import { alma, astrid } from '../scenes/portraits.ts'
import { circle, ellipse, fill, type Frame, line, move, polygon, rect, stroke } from '../shapes.ts'
import { table, wall } from './room.ts'

/** A grandmother asks, and a child tells her about the dog, at the kitchen table. */
export function questionTime(frame: Frame): string {
  const { w, h } = frame
  const edge = h * 0.8
  return [
    wall(frame, '#d8dcc8', edge + 20),
    move(w * 0.25, h * 0.45, 1.72, face(astrid, { turn: 1 }), 4),
    move(w * 0.75, h * 0.52, 1.66, face(alma(6), { turn: -1, open: 0.5 }), -4),
    bubble(w * 0.475, h * 0.2, 148, 112, [w * 0.37, h * 0.42]),
    `<path d="M${w * 0.475 - 34} ${h * 0.2 - 30}q2 -40 38 -40q38 0 38 36q0 24 -26 38q-16 9 -14 30" ${stroke('#b4472b', 20)}/>`,
    circle(w * 0.475 + 1, h * 0.2 + 66, 13, fill('#b4472b')),
    bubble(w * 0.512, h * 0.52, 138, 92, [w * 0.635, h * 0.63]),
    move(w * 0.512 - 6, h * 0.52 + 56, 1.25, dog('#c98b52')),
    table(frame, edge),
    ...arms(astrid, w * 0.25, edge, 1),
    ...arms(alma(6), w * 0.75, edge, 0.86),
    move(w * 0.455, h * 0.945, 1.1, cup('#e1a93d', '#c4573c')),
    ...cookies(w * 0.575, h * 0.93),
  ].join('')
}

function bubble(x: number, y: number, rx: number, ry: number, [tx, ty]: readonly [number, number]): string {
  const shape = (dx: number, dy: number, paint: string) =>
    polygon(
      [
        [x + dx + Math.sign(tx - x) * rx * 0.3, y + dy + ry * 0.7],
        [tx + dx, ty + dy],
        [x + dx + Math.sign(tx - x) * rx * 0.8, y + dy + ry * 0.3],
      ],
      paint,
    ) + ellipse(x + dx, y + dy, rx, ry, paint)
  return shape(6, 10, fill('#4a2c1c', 0.16)) + shape(0, 0, fill('#fffaf0'))
}

/** Folded on the table. */
function arms({ skin, clothes }: Look, x: number, edge: number, size: number): string[] {
  const sleeve = (side: number) =>
    line(
      [
        [x + side * 232 * size, edge - 40],
        [x + side * 196 * size, edge + 44],
        [x + side * 62 * size, edge + 62],
      ],
      stroke(darken(clothes, side > 0 ? 0.1 : 0.04), 84 * size),
    )
  return [
    ellipse(x, edge + 108 * size, 250 * size, 16, fill('#4a2c1c', 0.28)),
    rect(x - 190 * size, edge - 30, 380 * size, 86, fill(clothes)),
    sleeve(-1),
    sleeve(1),
    ellipse(x - 24 * size, edge + 66, 46 * size, 34 * size, fill(skin)),
    ellipse(x + 30 * size, edge + 62, 46 * size, 34 * size, fill(darken(skin, 0.05))),
  ]
}

function cookies(x: number, y: number): string[] {
  const cookie = (dx: number, dy: number) =>
    ellipse(x + dx, y + dy, 36, 15, fill('#a8672f')) +
    ellipse(x + dx, y + dy - 5, 36, 15, fill('#d99a54')) +
    [-14, 2, 16].map((at) => circle(x + dx + at, y + dy - 5 + (at % 4), 4, fill('#5b3524'))).join('')
  return [
    ellipse(x + 4, y + 22, 112, 20, fill('#4a2c1c', 0.28)),
    ellipse(x, y + 12, 108, 24, fill('#f3ead6')),
    ellipse(x, y + 8, 78, 15, fill('#dccbae')),
    cookie(-34, 4),
    cookie(34, 6),
    cookie(0, -12),
  ]
}
