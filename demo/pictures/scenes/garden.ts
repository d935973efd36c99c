import { darken, lighten } from '../color.ts'
import { person, relatives, strawHat } from '../parts/people.ts'
import { bush, flower, type FlowerKind, grass, tree } from '../parts/plants.ts'
import { sky } from '../parts/sky.ts'
import { circle, fill, type Frame, line, lit, move, polygon, rect, shaded, stroke } from '../shapes.ts'

/** The garden in bloom: close-up flowers with the shed behind them. */
export function garden(frame: Frame): string {
  const { w, h, random, light } = frame
  const lawn = lit(light, '#8fb05c')
  const kinds: [FlowerKind, string[]][] = [
    ['daisy', ['#fffaf0', '#fbe3ec']],
    ['poppy', ['#d9432f', '#e8643f']],
    ['tulip', ['#e7a43a', '#d9506a', '#f3c9d2']],
    ['cornflower', ['#5f78c9', '#8a6fc0']],
  ]
  const row = (y: number, count: number, tall: number, size: number) =>
    Array.from({ length: count }, (_, at) => {
      const [kind, colors] = random.pick(kinds)
      return move(
        ((at + random.between(0.1, 0.9)) / count) * w,
        y + random.between(-20, 20),
        1,
        flower(
          random,
          kind,
          tall * random.between(0.7, 1.25),
          size * random.between(0.8, 1.2),
          lit(light, random.pick(colors)),
        ),
      )
    }).join('')
  return [
    sky(frame, h * 0.5, { clouds: 3, sun: [0.2, 0.3] }),
    ...Array.from({ length: Math.round(w / 120) }, (_, at) =>
      move(
        at * 130 + random.between(-20, 20),
        h * 0.47,
        1,
        tree(random, random.between(230, 330), lit(light, random.pick(['#6d9152', '#86a457', '#547d4f']), 0.3)),
      ),
    ),
    shaded(
      (paint) => rect(-20, h * 0.45, w + 40, h, paint),
      [
        [0, lighten(lawn, 0.2)],
        [0.5, lawn],
        [1, darken(lawn, 0.35)],
      ],
    ),
    fence(w, h * 0.47, lit(light, '#f5ead6')),
    move(w * random.between(0.62, 0.78), h * 0.52, h / 900, shed(light)),
    move(w * 0.34, h * 0.6, h / 560, person({ ...relatives.astrid, pose: 'hold' }) + strawHat(8.8, -91.5, '#7c5f86')),
    ...[0.1, 0.24, 0.92].map((x) => move(w * x, h * 0.56, 1, bush(random, 74, lit(light, '#6b8f4a', 0.1)))),
    row(h * 0.74, Math.round(w / 60), 110, 46),
    grass(
      random,
      [0, h * 0.86],
      [w, h * 0.86],
      Math.round(w / 8),
      110,
      ['#5d7f43', '#7d9f50', '#496b3a'].map((color) => lit(light, color)),
    ),
    row(h * 0.92, Math.round(w / 75), 190, 82),
    row(h * 1.06, Math.round(w / 105), 260, 128),
    grass(
      random,
      [0, h + 30],
      [w, h + 30],
      Math.round(w / 9),
      150,
      ['#4f7038', '#6d9148', '#3d5c31'].map((color) => lit(light, color)),
    ),
  ].join('')
}

function fence(w: number, y: number, color: string): string {
  const slats = Array.from(
    { length: Math.ceil(w / 38) },
    (_, at) =>
      `<path d="M${at * 38} ${y + 40}V${y - 36}L${at * 38 + 11} ${y - 50}L${at * 38 + 22} ${y - 36}V${y + 40}Z" ${fill(at % 3 ? color : darken(color, 0.08))}/>`,
  )
  return (
    line(
      [
        [-10, y - 14],
        [w + 10, y - 14],
      ],
      stroke(darken(color, 0.15), 9),
    ) +
    line(
      [
        [-10, y + 22],
        [w + 10, y + 22],
      ],
      stroke(darken(color, 0.15), 9),
    ) +
    slats.join('')
  )
}

function shed(light: Frame['light']): string {
  const wall = lit(light, '#b5543f')
  const boards = Array.from({ length: 11 }, (_, at) =>
    line(
      [
        [-140 + at * 28, -178],
        [-140 + at * 28, 20],
      ],
      stroke(darken(wall, 0.25), 3, 0.6),
    ),
  )
  return `${polygon(
    [
      [-150, 20],
      [-150, -180],
      [0, -280],
      [150, -180],
      [150, 20],
    ],
    fill(wall),
  )}${boards.join('')}${polygon(
    [
      [-184, -158],
      [0, -292],
      [184, -158],
      [168, -140],
      [0, -262],
      [-168, -140],
    ],
    fill(lit(light, '#5f4a44')),
  )}<rect x="-34" y="-126" width="84" height="146" ${fill(lit(light, '#f3e6cd'))}/><rect x="-26" y="-118" width="68" height="138" ${fill(lit(light, '#4f7f7c'))}/>${circle(30, -50, 5, fill('#e8c04f'))}<rect x="-120" y="-120" width="62" height="62" ${fill(lit(light, '#f3e6cd'))}/><rect x="-112" y="-112" width="46" height="46" ${fill('#9fc4c9')}/>${line(
    [
      [-89, -112],
      [-89, -66],
    ],
    stroke('#f3e6cd', 5),
  )}${line(
    [
      [-112, -89],
      [-66, -89],
    ],
    stroke('#f3e6cd', 5),
  )}`
}
