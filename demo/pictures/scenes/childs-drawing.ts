import { required } from '#shared/required.ts'
import { darken, lighten } from '../color.ts'
import { circle, fill, type Frame, line, polygon, rect, shaded, stroke } from '../shapes.ts'

/** Alma's drawing: her house, her family, and a very large sun. */
export function childsDrawing(frame: Frame): string {
  const { w, h, random } = frame
  const [px, py, pw, ph] = [w * 0.09, h * 0.08, w * 0.82, h * 0.84]
  const crayon = (points: readonly (readonly [number, number])[], color: string, width = 13) =>
    [0, 1]
      .map((layer) =>
        line(
          points.map(([x, y]) => [px + x * pw + random.between(-4, 4), py + y * ph + random.between(-4, 4)] as const),
          stroke(color, width * (layer ? 0.6 : 1), layer ? 0.9 : 0.6),
        ),
      )
      .join('')
  const scribble = (x: number, y: number, ww: number, hh: number, color: string, rows: number) =>
    crayon(
      Array.from(
        { length: rows * 2 },
        (_, at) => [x + (at % 2 ? ww : 0) + random.between(-0.006, 0.006), y + (at / (rows * 2)) * hh] as const,
      ),
      color,
      16,
    )
  const folk = (
    [
      [0.14, 0.3, '#46688c', '#33231f'],
      [0.25, 0.28, '#d9a441', '#d9a95f'],
      [0.35, 0.18, '#d1543f', '#6b4128'],
      [0.43, 0.15, '#3f8f6d', '#2d1f1d'],
    ] as const
  ).map(([x, tall, coat, hair]) => {
    const head = tall * 0.23
    const ring = Array.from(
      { length: 9 },
      (_, at) =>
        [x + Math.cos(at * 0.8) * head * 0.55 * (ph / pw), 0.86 - tall + Math.sin(at * 0.8) * head * 0.55] as const,
    )
    return (
      crayon(
        [
          [x, 0.86 - tall + head * 0.55],
          [x, 0.86 - tall * 0.36],
        ],
        coat,
        30,
      ) +
      crayon(
        [
          [x - 0.045, 0.86 - tall * 0.52],
          [x, 0.86 - tall * 0.6],
          [x + 0.045, 0.86 - tall * 0.52],
        ],
        coat,
      ) +
      crayon(
        [
          [x - 0.022, 0.86],
          [x, 0.86 - tall * 0.36],
          [x + 0.022, 0.86],
        ],
        '#4a4a5f',
      ) +
      crayon(ring, '#e8b08a', 12) +
      crayon(
        [
          [x - 0.016, 0.85 - tall],
          [x - 0.016, 0.853 - tall],
        ],
        '#33231f',
        9,
      ) +
      crayon(
        [
          [x + 0.016, 0.85 - tall],
          [x + 0.016, 0.853 - tall],
        ],
        '#33231f',
        9,
      ) +
      crayon(
        [
          [x - 0.016, 0.875 - tall],
          [x, 0.886 - tall],
          [x + 0.016, 0.875 - tall],
        ],
        '#c4472f',
        7,
      ) +
      crayon(
        [
          [x - 0.034, 0.83 - tall],
          [x - 0.01, 0.8 - tall],
          [x + 0.012, 0.8 - tall],
          [x + 0.034, 0.83 - tall],
        ],
        hair,
        18,
      )
    )
  })
  const sun = Array.from({ length: 11 }, (_, at) => {
    const angle = (at / 11) * 6.28
    return crayon(
      [
        [0.87 + Math.cos(angle) * 0.1, 0.15 + Math.sin(angle) * 0.13],
        [0.87 + Math.cos(angle) * 0.17, 0.15 + Math.sin(angle) * 0.22],
      ],
      '#eda52f',
    )
  }).join('')
  return [
    shaded(
      (paint) => rect(-20, -20, w + 40, h + 40, paint),
      [
        [0, '#b98a5f'],
        [1, '#8f6442'],
      ],
    ),
    ...Array.from({ length: 12 }, (_, at) =>
      line(
        [
          [-20, at * (h / 11)],
          [w * 0.5, at * (h / 11) + random.between(-10, 10)],
          [w + 20, at * (h / 11)],
        ],
        stroke('#7a5233', random.between(2, 6), 0.5),
      ),
    ),
    `<g transform="rotate(${random.between(-3, 3).toFixed(1)} ${w / 2} ${h / 2})">`,
    rect(px + 14, py + 18, pw, ph, fill('#3a2418', 0.35)),
    rect(px, py, pw, ph, fill('#fdf8ec')),
    scribble(0.03, 0.03, 0.68, 0.14, '#9fd0e6', 9),
    scribble(0.02, 0.87, 0.95, 0.1, '#7fb35a', 7),
    sun,
    scribble(0.8, 0.06, 0.14, 0.17, '#f6c23f', 9),
    scribble(0.56, 0.5, 0.27, 0.35, '#d9694f', 12),
    crayon(
      [
        [0.55, 0.86],
        [0.55, 0.49],
        [0.84, 0.49],
        [0.84, 0.86],
      ],
      '#a83f2f',
    ),
    crayon(
      [
        [0.52, 0.5],
        [0.695, 0.28],
        [0.87, 0.5],
        [0.52, 0.5],
      ],
      '#7a4a2f',
    ),
    scribble(0.66, 0.66, 0.07, 0.19, '#4f7fa8', 7),
    crayon(
      [
        [0.58, 0.56],
        [0.64, 0.56],
        [0.64, 0.65],
        [0.58, 0.65],
        [0.58, 0.56],
      ],
      '#f6e04f',
    ),
    crayon(
      [
        [0.75, 0.56],
        [0.81, 0.56],
        [0.81, 0.65],
        [0.75, 0.65],
        [0.75, 0.56],
      ],
      '#f6e04f',
    ),
    ...folk,
    crayon(
      [
        [0.475, 0.83],
        [0.54, 0.83],
      ],
      '#a8703f',
      22,
    ),
    crayon(
      [
        [0.475, 0.83],
        [0.475, 0.875],
      ],
      '#a8703f',
      9,
    ),
    crayon(
      [
        [0.535, 0.83],
        [0.535, 0.875],
      ],
      '#a8703f',
      9,
    ),
    ...[0.08, 0.9, 0.94, 0.49].map(
      (x, at) =>
        crayon(
          [
            [x, 0.88],
            [x, 0.78],
          ],
          '#4f8f4a',
          8,
        ) +
        circle(px + x * pw, py + 0.77 * ph, 20, fill(required(['#d9506a', '#b56ac4', '#e8843a', '#d9506a'][at]), 0.85)),
    ),
    '</g>',
    ...['#d9503f', '#3f7fa8', '#edb53f'].map(
      (color, at) =>
        `<g transform="translate(${(w * (0.74 + at * 0.07)).toFixed(0)} ${(h * 0.955).toFixed(0)}) rotate(${-12 + at * 17})">${rect(-62, -12, 112, 24, fill(color), 4)}${polygon(
          [
            [50, -10],
            [78, -3],
            [78, 3],
            [50, 10],
          ],
          fill(lighten(color, 0.2)),
        )}${rect(-30, -12, 54, 24, fill(darken(color, 0.25)))}</g>`,
    ),
  ].join('')
}
