import { required } from '#shared/required.ts'
import { darken, lighten } from '../color.ts'
import { blob, fill, type Frame, glow, line, lit, move, polygon, rect, shaded, stroke } from '../shapes.ts'
import { bread, cup, fruitBowl, teapot, vase } from '../parts/still-life.ts'

/** Breakfast by the window. */
export function kitchenTable(frame: Frame): string {
  const { w, h, random } = frame
  const wall = random.pick(['#e9dcc3', '#d8dcc8', '#ecd2bd'])
  const edge = h * 0.66
  const windowX = w * random.between(0.46, 0.52)
  return [
    shaded(
      (paint) => rect(-20, -20, w + 40, edge + 40, paint),
      [
        [0, darken(wall, 0.12)],
        [0.6, wall],
        [1, lighten(wall, 0.3)],
      ],
      1,
      0.3,
    ),
    shelf(frame, w * 0.2, h * 0.24),
    windowPane(frame, windowX, h * 0.06, Math.min(w * 0.38, 520), h * 0.44),
    polygon(
      [
        [windowX - 60, edge - 160],
        [windowX + 500, edge - 160],
        [windowX - 160, h + 20],
        [windowX - 900, h + 20],
      ],
      fill('#fff3cf', 0.2),
    ),
    shaded(
      (paint) => rect(-20, edge, w + 40, h - edge + 20, paint),
      [
        [0, '#c98d5c'],
        [0.12, '#d69e6a'],
        [1, '#a5693f'],
      ],
    ),
    ...Array.from({ length: 9 }, (_, at) =>
      line(
        [
          [-20, edge + 30 + at * 42 + random.between(-6, 6)],
          [w * 0.5, edge + 26 + at * 42],
          [w + 20, edge + 34 + at * 42],
        ],
        stroke('#8a5432', random.between(2, 5), 0.4),
      ),
    ),
    cloth(frame, edge),
    polygon(
      [
        [windowX + 60, edge],
        [windowX + 330, edge],
        [windowX + 40, h + 20],
        [windowX - 360, h + 20],
      ],
      fill('#ffeec2', 0.3),
    ),
    move(w * 0.27, h * 0.8, h / 900, teapot(random.pick(['#3f7f88', '#c4573c', '#e1a93d']))),
    move(w * 0.53, h * 0.83, h / 900, fruitBowl(frame)),
    move(w * 0.76, h * 0.78, h / 950, vase(frame)),
    move(w * 0.4, h * 0.93, h / 950, cup('#e1a93d', '#c4573c')),
    // Whole in narrow pictures, too.
    move(Math.min(w * 0.84, w - h * 0.24), h * 0.93, h / 900, bread()),
    move(w * 0.14, h * 0.94, h / 950, cup('#5f8f8d', '#f3e6d2')),
  ].join('')
}

function windowPane({ light, random }: Frame, x: number, y: number, w: number, h: number): string {
  const frameColor = '#f7efe0'
  const hills = [0.62, 0.74].map(
    (level, at) =>
      `<path d="M${x} ${y + h * level}Q${x + w * 0.3} ${y + h * (level - 0.16 + at * 0.1)} ${x + w * 0.6} ${y + h * level}T${x + w} ${y + h * (level - 0.06)}V${y + h}H${x}Z" ${fill(lit(light, at ? '#6f9a57' : '#8fb07c', at ? 0.1 : 0.5))}/>`,
  )
  const bars =
    line(
      [
        [x + w / 2, y],
        [x + w / 2, y + h],
      ],
      stroke(frameColor, 13),
    ) +
    line(
      [
        [x, y + h * 0.42],
        [x + w, y + h * 0.42],
      ],
      stroke(frameColor, 11),
    )
  const sheer = (side: number) => {
    const cx = side < 0 ? x - 46 : x + w + 46
    return (
      `<path d="M${cx - 70} ${y - 40}Q${cx - 60} ${y + h * 0.6} ${cx - 84} ${y + h + 40}L${cx + 62} ${y + h + 40}Q${cx + 24 - side * 10} ${y + h * 0.5} ${cx + 70} ${y - 40}Z" ${fill('#f3c9a8', 0.92)}/>` +
      [-40, -8, 26]
        .map((dx) =>
          line(
            [
              [cx + dx, y - 36],
              [cx + dx * 0.8, y + h * 0.5],
              [cx + dx * 1.1, y + h + 36],
            ],
            stroke('#d99b74', 7, 0.6),
          ),
        )
        .join('')
    )
  }
  return [
    shaded(
      (paint) => rect(x, y, w, h, paint),
      [
        [0, light.skyTop],
        [0.7, light.skyLow],
        [1, light.skyLow],
      ],
    ),
    glow(x + w * 0.3, y + h * 0.3, w * 0.5, light.sun, 0.9),
    ...hills,
    ...Array.from({ length: 3 }, (_, at) =>
      blob(random, x + w * (0.2 + at * 0.3), y + h * 0.64, 34, 42, fill(lit(light, '#4f7d4a', 0.25)), 0.2),
    ),
    bars,
    `<rect x="${x}" y="${y}" width="${w}" height="${h}" ${stroke(frameColor, 18)}/>`,
    rect(x - 40, y + h + 4, w + 80, 22, fill('#efe2cc')),
    rect(x - 40, y + h + 20, w + 80, 8, fill('#b99f82', 0.6)),
    sheer(-1),
    sheer(1),
  ].join('')
}

function shelf({ random }: Frame, x: number, y: number): string {
  const jars = [-130, -70, -8, 58, 120].map((dx) => {
    const [tall, color] = [
      random.between(48, 88),
      random.pick(['#c4573c', '#5f8f8d', '#e1a93d', '#8c6a8a', '#f3e6d2', '#7f9a55']),
    ]
    return (
      rect(x + dx - 22, y - tall, 44, tall, fill(color), 9) +
      rect(x + dx - 17, y - tall - 12, 34, 14, fill(darken(color, 0.35)), 4) +
      rect(x + dx - 16, y - tall + 8, 9, tall - 18, fill(lighten(color, 0.5), 0.6), 4)
    )
  })
  return (
    jars.join('') +
    rect(x - 185, y, 370, 17, fill('#a9754c')) +
    rect(x - 185, y + 12, 370, 8, fill('#6f4a31', 0.6)) +
    [-130, 0, 130]
      .map(
        (dx) =>
          line(
            [
              [x + dx, y + 20],
              [x + dx, y + 46],
            ],
            stroke('#6f4a31', 6),
          ) +
          `<path d="M${x + dx - 20} ${y + 92}q-6 -46 20 -46q26 0 20 46q-20 14 -40 0z" ${fill(required(['#d8694a', '#f0e2cb', '#5f8f8d'][(dx + 130) / 130]))}/>`,
      )
      .join('')
  )
}

function cloth({ w, h, random }: Frame, edge: number): string {
  const tone = random.pick(['#c4573c', '#4f7f93', '#7f9a55'])
  const left = w * 0.06
  const right = w * 0.94
  const base = polygon(
    [
      [left + 60, edge + 18],
      [right - 60, edge + 18],
      [right + 30, h + 20],
      [left - 30, h + 20],
    ],
    fill('#f8f0e0'),
  )
  const across = [0.1, 0.3, 0.55, 0.85].map((at) =>
    line(
      [
        [left + 50 - at * 80, edge + 18 + (h - edge) * at],
        [right - 50 + at * 80, edge + 18 + (h - edge) * at],
      ],
      stroke(tone, 12 + at * 12, 0.42),
    ),
  )
  const down = Array.from({ length: 9 }, (_, at) => {
    const share = (at + 0.5) / 9
    return line(
      [
        [left + 60 + share * (right - left - 120), edge + 18],
        [left - 30 + share * (right - left + 60), h + 20],
      ],
      stroke(tone, 16, 0.36),
    )
  })
  return base + across.join('') + down.join('')
}
