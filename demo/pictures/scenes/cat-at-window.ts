import { darken, lighten } from '../color.ts'
import { catFromBehind } from '../parts/animals.ts'
import { blob, ellipse, fill, type Frame, glow, line, lit, move, polygon, rect, shaded, stroke } from '../shapes.ts'

/** The cat at a rainy window. */
export function catAtWindow(frame: Frame): string {
  const { w, h, random, light } = frame
  const [x, y, ww, wh] = [w * 0.16, h * 0.05, w * 0.68, h * 0.72]
  const sill = y + wh
  const s = h / 1000
  const trim = '#f3e6cf'
  const outside = [
    shaded(
      (paint) => rect(x, y, ww, wh, paint),
      [
        [0, light.skyTop],
        [1, light.skyLow],
      ],
    ),
    ...Array.from({ length: 7 }, (_, at) =>
      blob(
        random,
        x + ((at + 0.5) / 7) * ww,
        y + wh * random.between(0.72, 0.82),
        ww * 0.13,
        wh * 0.2,
        fill(lit(light, random.pick(['#6d8a5c', '#7f9a6a', '#5a7a60']), 0.35)),
        0.14,
      ),
    ),
    ...[0.2, 0.62].map((at) =>
      polygon(
        [
          [x + ww * at, sill],
          [x + ww * at, sill - wh * 0.3],
          [x + ww * (at + 0.1), sill - wh * 0.42],
          [x + ww * (at + 0.2), sill - wh * 0.3],
          [x + ww * (at + 0.2), sill],
        ],
        fill(lit(light, at > 0.5 ? '#b5604c' : '#d9b98a', 0.3)),
      ),
    ),
    ...Array.from({ length: 120 }, () => {
      const [rx, ry] = [random.between(x, x + ww), random.between(y, sill)]
      return random.chance(0.6)
        ? ellipse(rx, ry, 3.4, 5, fill('#f6fbff', 0.75))
        : line(
            [
              [rx, ry],
              [rx + random.between(-3, 3), ry + random.between(20, 90)],
            ],
            stroke('#f6fbff', 3, 0.45),
          )
    }),
  ]
  const bars =
    line(
      [
        [x + ww / 2, y],
        [x + ww / 2, sill],
      ],
      stroke(trim, 18),
    ) +
    line(
      [
        [x, y + wh * 0.36],
        [x + ww, y + wh * 0.36],
      ],
      stroke(trim, 15),
    ) +
    `<rect x="${x}" y="${y}" width="${ww}" height="${wh}" ${stroke(trim, 28)}/>`
  return [
    shaded(
      (paint) => rect(-20, -20, w + 40, h + 40, paint),
      [
        [0, '#a8614f'],
        [1, '#8a4a42'],
      ],
    ),
    ...outside,
    bars,
    rect(x - 70, sill, ww + 140, 40 * s + 10, fill('#efdcbd')),
    rect(x - 70, sill + 34 * s, ww + 140, 20, fill('#b5977a')),
    glow(w * 0.5, sill, w * 0.5, '#ffe3b3', 0.3),
    ...[-1, 1].map((side) => {
      const cx = side < 0 ? x - 60 : x + ww + 60
      return (
        `<path d="M${cx - 110} -20Q${cx - 96} ${h * 0.5} ${cx - 120} ${h + 20}H${cx + 110}Q${cx + 70} ${h * 0.5} ${cx + 100} -20Z" ${fill('#e0a560')}/>` +
        [-60, -10, 44]
          .map((dx) =>
            line(
              [
                [cx + dx, -20],
                [cx + dx * 0.85, h * 0.5],
                [cx + dx, h + 20],
              ],
              stroke('#b97a3f', 13, 0.6),
            ),
          )
          .join('')
      )
    }),
    plant(x + ww * 0.84, sill + 8, 1.25 * s, '#c4643f'),
    plant(x + ww * 0.13, sill + 8, 0.95 * s, '#5f8f8d'),
    move(x + ww * 0.46, sill + 14, 2.1 * s, catFromBehind(random.pick(['#d08a4a', '#8a8078', '#4a4147']))),
    move(
      x + ww * 0.68,
      sill + 12,
      s * 1.1,
      `<path d="M-40 -62H40Q40 0 16 0H-16Q-40 0 -40 -62Z" ${fill('#f6ecd9')}/><path d="M38 -50q36 0 30 24q-6 16 -34 14" ${stroke('#f6ecd9', 8)}/>${ellipse(0, -62, 40, 9, fill('#7a4a2c'))}${[0, 1].map((at) => `<path d="M${-12 + at * 24} -82q-14 -24 0 -44q14 -22 0 -44" ${stroke('#fff6e8', 6, 0.6)}/>`).join('')}`,
    ),
    rect(-20, sill + 90 * s, w + 40, h, fill('#7f423c')),
    ...Array.from({ length: 14 }, (_, at) => rect(at * (w / 13) - 20, sill + 90 * s, 14, h, fill('#9a5850', 0.6))),
  ].join('')
}

function plant(x: number, y: number, scale: number, pot: string): string {
  const leaves = [-64, -40, -16, 10, 36, 62].map(
    (lean, at) =>
      `<path d="M0 -76Q${lean * 0.4} ${-150 - (at % 3) * 26} ${lean * 1.3} ${-170 - (at % 3) * 30}Q${lean * 1.4} -110 0 -76Z" ${fill(at % 2 ? '#4f7f4a' : '#6b9a55')}/>`,
  )
  return move(
    x,
    y,
    scale,
    `${leaves.join('')}<path d="M-44 -80H44L34 0H-34Z" ${fill(pot)}/><path d="M12 -80H44L34 0H8Z" ${fill(darken(pot, 0.3), 0.5)}/><rect x="-50" y="-92" width="100" height="20" rx="4" ${fill(lighten(pot, 0.15))}/>`,
  )
}
