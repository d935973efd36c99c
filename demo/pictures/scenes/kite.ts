import { required } from '#shared/required.ts'
import { dog } from '../parts/animals.ts'
import { person, relatives } from '../parts/people.ts'
import { grass } from '../parts/plants.ts'
import { sky } from '../parts/sky.ts'
import {
  below,
  fill,
  type Frame,
  heightAt,
  line,
  lit,
  move,
  type Point,
  polygon,
  ridgeLine,
  shaded,
  stroke,
} from '../shapes.ts'

export function kite(frame: Frame): string {
  const { w, h, random, light } = frame
  const top = ridgeLine(frame, h * 0.8, 70, 12)
  const [x, y] = [w * 0.28, heightAt(top, w * 0.28) + 26]
  const size = h / 430
  const [kx, ky] = [w * 0.72, h * 0.24]
  const tail = Array.from({ length: 6 }, (_, at): Point => [
    kx - 20 - at * 34,
    ky + 100 + at * 26 + Math.sin(at * 1.4) * 22,
  ])
  return [
    sky(frame, h * 0.85, { clouds: Math.round(w / 230) }),
    below(
      frame,
      ridgeLine({ ...frame, random: random.for('far') }, h * 0.74, 60, 10),
      fill(lit(light, '#88a06a', 0.5)),
    ),
    shaded(
      (paint) => below(frame, top, paint),
      [
        [0, lit(light, '#a9bd62')],
        [1, lit(light, '#5f7f3d')],
      ],
    ),
    grass(
      random,
      [0, h * 0.96],
      [w, h * 0.98],
      Math.round(w / 7),
      90,
      ['#6d8f45', '#8fae55', '#4f7038'].map((color) => lit(light, color)),
    ),
    line(
      [
        [x + 34 * size, y - 66 * size],
        [w * 0.5, h * 0.46],
        [kx, ky],
      ],
      stroke('#f6efe0', 3, 0.9),
    ),
    line(tail, stroke('#d9503f', 6)),
    ...tail.slice(1).map(([tx, ty], at) =>
      polygon(
        [
          [tx - 20, ty - 12],
          [tx + 20, ty + 12],
          [tx + 16, ty - 14],
          [tx - 16, ty + 14],
        ],
        fill(required(['#f0b545', '#3f7f93', '#d9503f'][at % 3])),
      ),
    ),
    move(
      kx,
      ky,
      h / 800,
      `<path d="M0 -130L84 -20L0 120L-84 -20Z" ${fill('#d9503f')}/><path d="M0 -130L84 -20L0 -20Z" ${fill('#f0b545')}/><path d="M-84 -20L0 -20L0 120Z" ${fill('#3f7f93')}/><path d="M0 -130V120M-84 -20H84" ${stroke('#6b4a34', 5)}/>`,
      24,
    ),
    move(x, y, size, person({ ...relatives.noe, pose: 'reach', hat: '#c8503c' })),
    move(x - 70 * size, y + 8, size * 1.3, person({ ...relatives.freja, pose: 'walk' })),
    move(x + 120 * size, y + 20, size * 0.55, dog('#c98b52')),
  ].join('')
}
