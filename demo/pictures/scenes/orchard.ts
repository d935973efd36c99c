import { darken, lighten } from '../color.ts'
import { person, relatives } from '../parts/people.ts'
import { grass, tree } from '../parts/plants.ts'
import { sky } from '../parts/sky.ts'
import { below, circle, ellipse, fill, type Frame, line, lit, move, ridgeLine, shaded, stroke } from '../shapes.ts'

/** Apples: the tree, the ladder, and a full basket. */
export function orchard(frame: Frame): string {
  const { w, h, random, light } = frame
  const lawn = lit(light, '#9bb356')
  const ground = ridgeLine(frame, h * 0.7, 22, 10)
  const x = w * 0.56
  const s = h / 1000
  const apples = Array.from({ length: 30 }, () => {
    const angle = random.between(0, Math.PI * 2)
    const reach = Math.sqrt(random.next())
    return { x: x + Math.cos(angle) * reach * 285 * s, y: h * 0.33 + Math.sin(angle) * reach * 210 * s }
  })
  const apple = (ax: number, ay: number, r: number) =>
    circle(ax, ay, r, fill('#c9342c')) +
    ellipse(ax - r * 0.3, ay - r * 0.35, r * 0.28, r * 0.34, fill('#ffab8f')) +
    line(
      [
        [ax, ay - r],
        [ax + 3, ay - r * 1.5],
      ],
      stroke('#5a4126', 3),
    )
  const rungs = Array.from({ length: 9 }, (_, at) =>
    line(
      [
        [-40 + at * 2, -at * 58 - 30],
        [40 - at * 2, -at * 58 - 30],
      ],
      stroke('#c99a5f', 9),
    ),
  )
  const ladder =
    line(
      [
        [-46, 0],
        [-24, -540],
      ],
      stroke('#b98550', 12),
    ) +
    line(
      [
        [46, 0],
        [24, -540],
      ],
      stroke('#b98550', 12),
    ) +
    rungs.join('')
  const basket = `${ellipse(0, 6, 110, 18, fill('#4f6b35', 0.5))}${[
    [-50, -80],
    [0, -92],
    [46, -80],
    [-24, -104],
    [26, -108],
  ]
    .map(([ax = 0, ay = 0]) => apple(ax, ay, 30))
    .join(
      '',
    )}<path d="M-92 -74L-74 6Q0 20 74 6L92 -74Q0 -52 -92 -74Z" ${fill('#b98550')}/>${[0, 1, 2].map((at) => `<path d="M${-88 + at * 5} ${-54 + at * 22}Q0 ${-34 + at * 22} ${88 - at * 5} ${-54 + at * 22}" ${stroke('#8a5a33', 5)}/>`).join('')}${[
    -60, -30, 0, 30, 60,
  ]
    .map((bx) =>
      line(
        [
          [bx, -62],
          [bx * 0.85, 8],
        ],
        stroke('#8a5a33', 4),
      ),
    )
    .join('')}`
  return [
    sky(frame, h * 0.72, { clouds: 4, sun: [0.16, 0.3] }),
    below(frame, ridgeLine({ ...frame, random: random.for('far') }, h * 0.6, 60, 10), fill(lit(light, '#7f9f66', 0.5))),
    ...Array.from({ length: Math.round(w / 190) }, (_, at) =>
      move(
        at * 196 + random.between(0, 70),
        h * 0.71,
        1,
        tree(random, random.between(170, 230), lit(light, '#7d9a4c', 0.28)),
      ),
    ),
    shaded(
      (paint) => below(frame, ground, paint),
      [
        [0, lighten(lawn, 0.12)],
        [1, darken(lawn, 0.35)],
      ],
    ),
    ellipse(x, h * 0.83, 320 * s, 36 * s, fill('#4f6b35', 0.45)),
    move(x, h * 0.84, s * 1.05, tree(random, 780, lit(light, '#6f9440'))),
    ...apples.map((one) => apple(one.x, one.y, 17 * s + 3)),
    move(x - 210 * s, h * 0.9, s, ladder, 14),
    move(x - 148 * s, h * 0.6, s * 2.2, person({ ...relatives.julien, pose: 'reach', coat: '#4f7f93' })),
    move(w * 0.82, h * 0.93, s * 1.15, basket),
    move(w * 0.7, h * 0.95, s * 2, person({ ...relatives.alma, pose: 'hold', view: 'front' })),
    apple(w * 0.7, h * 0.95 - 88 * s, 20 * s),
    ...[0.24, 0.34, 0.62, 0.9].map((at) => apple(w * at, h * random.between(0.88, 0.97), 17 * s)),
    grass(random, [0, h + 10], [w, h + 10], Math.round(w / 9), 70, [darken(lawn, 0.4), darken(lawn, 0.25), lawn]),
  ].join('')
}
