import { darken, lighten } from '../color.ts'
import { dog } from '../parts/animals.ts'
import { person, relatives } from '../parts/people.ts'
import { grass } from '../parts/plants.ts'
import { sky } from '../parts/sky.ts'
import { rowingBoat, water } from '../parts/water.ts'
import { below, blob, fill, type Frame, line, lit, move, rect, ridgeLine, shaded, stroke } from '../shapes.ts'

/** Grandmother and the children on the bench, with the sun setting over the lake. */
export function bench(frame: Frame): string {
  const { w, h, random, light } = frame
  const horizon = h * 0.5
  const sunX = 0.58
  const s = h / 620
  const x = w * 0.42
  const y = h * 0.9
  const sitting = (dx: number, size: number, body: string) => move(x + dx * s, y - 22 * s, size * s, body)
  const slats =
    [-96, -70].map((dy) => rect(x - 150 * s, y + dy * s, 300 * s, 17 * s, fill('#7a4c30'), 5)).join('') +
    rect(x - 156 * s, y - 42 * s, 312 * s, 16 * s, fill('#8d5a38'), 5)
  const legs = [-120, 120]
    .map((dx) =>
      line(
        [
          [x + dx * s, y - 98 * s],
          [x + dx * s, y + 6],
        ],
        stroke('#4a3428', 12 * s),
      ),
    )
    .join('')
  return [
    sky(frame, horizon, { sun: [sunX, 0.78], clouds: Math.round(w / 330) }),
    ...[0.55, 0.25].map(
      (far, at) =>
        `<g>${below({ ...frame, h: horizon }, ridgeLine({ ...frame, random: random.for(`shore ${at}`) }, horizon - 66 + at * 40, 90, 12), fill(lit(light, '#4f6b6a', far)))}</g>`,
    ),
    water(frame, horizon, h * 0.86, { calm: true, glitterX: w * sunX }),
    move(w * 0.8, h * 0.62, 0.9, rowingBoat(lit(light, '#8b3f33'), 100)),
    shaded(
      (paint) => below(frame, ridgeLine({ ...frame, random: random.for('bank') }, h * 0.82, 24, 9), paint),
      [
        [0, lit(light, '#8a9a4c')],
        [1, lit(light, '#3f5a33')],
      ],
    ),
    grass(random, [0, h * 0.85], [w, h * 0.85], Math.round(w / 9), 54, [lit(light, '#6d8340'), lit(light, '#4f6b35')]),
    sitting(-70, 1.32, person({ ...relatives.astrid, coat: lit(light, '#7c5f86'), hair: lit(light, '#e3ddd6') })),
    sitting(4, 1.02, person({ ...relatives.alma, coat: lit(light, '#d1543f') })),
    sitting(72, 1.0, person({ ...relatives.noe, coat: lit(light, '#e6b23c') })),
    slats,
    legs,
    move(x + 214 * s, y + 8, s * 0.8, dog(lit(light, '#c98b52'))),
    oldTree(frame),
    grass(random, [0, h + 12], [w, h + 12], Math.round(w / 8), 88, [
      lit(light, '#3f5a33'),
      lit(light, '#5a7339'),
      lit(light, '#2f4a2c'),
    ]),
  ].join('')
}

function oldTree({ w, h, random, light }: Frame): string {
  const bark = lit(light, '#4f3a30')
  const trunk =
    line(
      [
        [w * 0.97, h + 40],
        [w * 0.955, h * 0.6],
        [w * 0.93, h * 0.2],
      ],
      stroke(bark, w * 0.032),
    ) +
    line(
      [
        [w * 0.945, h * 0.36],
        [w * 0.82, h * 0.2],
        [w * 0.7, h * 0.13],
      ],
      stroke(bark, w * 0.013),
    )
  const leaf = lit(light, '#6b7f3a')
  const leaves = Array.from({ length: 130 }, () => {
    const reach = random.next()
    const [x, y] = [
      w * (1.02 - reach * 0.4) + random.between(-30, 30),
      h * (0.02 + random.next() * 0.22 * (1.1 - reach * 0.6)),
    ]
    return blob(
      random,
      x,
      y,
      random.between(16, 38),
      random.between(11, 25),
      fill(random.pick([leaf, darken(leaf, 0.25), lighten(leaf, 0.2), lit(light, '#b98a3a')]), 0.92),
      0.25,
      6,
    )
  })
  return trunk + leaves.join('')
}
