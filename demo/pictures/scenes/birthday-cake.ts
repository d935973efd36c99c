import { required } from '#shared/required.ts'
import { darken, lighten, mix } from '../color.ts'
import { circle, ellipse, fill, type Frame, glow, line, move, polygon, rect, shaded, stroke } from '../shapes.ts'

/** A cake with burning candles in a dim, warm room. The flames differ in each picture of a burst. */
export function birthdayCake(frame: Frame): string {
  const { w, h, random } = frame
  const [cx, base] = [w * 0.5, h * 0.82]
  const s = Math.min(w / 950, h / 880)
  const years = random.for('years').int(5, 6)
  const candles = Array.from({ length: years }, (_, at) => {
    const place = at - (years - 1) / 2
    return { x: place * 60, y: -372 + Math.abs(place) * -4 }
  })
  const bunting = Array.from({ length: Math.ceil(w / 92) + 1 }, (_, at) => {
    const x = at * 92 - 20
    const y = 70 + Math.sin((x / w) * Math.PI) * 90
    return polygon(
      [
        [x, y],
        [x + 78, y + 4],
        [x + 38, y + 84],
      ],
      fill(mix(required(['#d9563f', '#e8b04a', '#4f8f93', '#c98aa0', '#7f9a55'][at % 5]), '#4a2030', 0.28)),
    )
  })
  const balloons = Array.from({ length: 7 }, (_, at) => {
    const x = at < 4 ? random.between(0.02, 0.24) * w : random.between(0.76, 0.98) * w
    const y = random.between(0.24, 0.56) * h
    const color = mix(random.pick(['#d9563f', '#e8b04a', '#4f8f93', '#c9738a']), '#3a1c30', 0.3)
    return (
      line(
        [
          [x, y + 80],
          [x + random.between(-20, 20), y + 200],
          [x + random.between(-30, 30), y + 380],
        ],
        stroke('#e6cfae', 2.5, 0.5),
      ) +
      ellipse(x, y, 66, 80, fill(color)) +
      ellipse(x - 20, y - 28, 15, 24, fill(lighten(color, 0.55), 0.65))
    )
  })
  return [
    shaded(
      (paint) => rect(-20, -20, w + 40, h + 40, paint),
      [
        [0, '#3a1f33'],
        [0.6, '#6d3636'],
        [1, '#8a4a37'],
      ],
    ),
    glow(cx, h * 0.42, Math.max(w, h) * 0.62, '#ffb257', 0.75),
    ...bunting,
    ...balloons,
    shaded(
      (paint) => rect(-20, base - 20, w + 40, h - base + 50, paint),
      [
        [0, '#d48f57'],
        [1, '#7a4230'],
      ],
    ),
    gift(w * 0.16, base + 66, 1.2, '#4f8f93', '#f3d9a0'),
    gift(w * 0.87, base + 44, 1.5, '#c9563f', '#f6e6c6'),
    move(cx, base + 20, s, cake(candles)),
    ...candles.map(({ x, y }) => flame(frame, cx + x * s, base + 20 + (y - 76) * s, s)),
    ...Array.from({ length: 40 }, () =>
      circle(
        random.between(0, w),
        random.between(h * 0.86, h),
        random.between(4, 9),
        fill(random.pick(['#f3d28a', '#d9563f', '#6fb0a6', '#f1a9b0']), 0.9),
      ),
    ),
  ].join('')
}

function cake(candles: { x: number; y: number }[]): string {
  const tier = (y: number, half: number, tall: number, color: string) =>
    shaded(
      (paint) =>
        `<path d="M${-half} ${y - tall}L${-half} ${y}Q0 ${y + 46} ${half} ${y}L${half} ${y - tall}Z" ${paint}/>`,
      [
        [0, darken(color, 0.22)],
        [0.35, lighten(color, 0.25)],
        [0.6, color],
        [1, mix(color, '#6d2f3c', 0.4)],
      ],
      1,
      0,
    )
  const drip = (y: number, half: number) => {
    const teeth = Array.from({ length: 11 }, (_, at) => {
      const x = -half + (at * half * 2) / 10
      return `Q${x - half / 10} ${y + 26 + (at % 3) * 20} ${x} ${y + 8 + (at % 2) * 6}`
    })
    return `<path d="M${-half} ${y - 6}Q0 ${y - 46} ${half} ${y - 6}L${half} ${y + 14}${teeth.toReversed().join('')}Z" ${fill('#fff3e2')}/>`
  }
  const berries = (y: number, half: number, count: number) =>
    Array.from({ length: count }, (_, at) => {
      const x = -half + (at * half * 2) / (count - 1)
      const by = y + 30 * (1 - (x / half) ** 2) * 0.9
      return circle(x, by, 17, fill('#c9303a')) + circle(x - 5, by - 6, 5, fill('#ff9d92'))
    }).join('')
  return [
    ellipse(0, 12, 380, 58, fill('#f6ecdb')),
    ellipse(0, 4, 366, 50, fill('#cdb9a6')),
    tier(0, 300, 170, '#f0c9a8'),
    berries(-12, 286, 11),
    ellipse(0, -170, 300, 48, fill('#fff3e2')),
    drip(-168, 300),
    tier(-178, 205, 150, '#f4b6a4'),
    ellipse(0, -328, 205, 36, fill('#fff6e8')),
    drip(-326, 205),
    berries(-192, 200, 9),
    ...candles.map(
      ({ x, y }, at) =>
        rect(x - 9, y - 58, 18, 80, fill(required(['#e8b04a', '#6fb0a6', '#e9837a'][at % 3])), 4) +
        [0, 1, 2]
          .map((band) =>
            line(
              [
                [x - 8, y - 40 + band * 22],
                [x + 8, y - 48 + band * 22],
              ],
              stroke('#fff6e8', 5),
            ),
          )
          .join(''),
    ),
  ].join('')
}

function flame({ moment: random }: Frame, x: number, y: number, s: number): string {
  const [tall, lean] = [random.between(40, 56) * s, random.between(-9, 9) * s]
  const tongue = (scale: number, color: string) =>
    `<path d="M${x - 13 * s * scale} ${y - 6 * s}Q${x - 17 * s * scale} ${y - tall * 0.5 * scale} ${x + lean} ${y - tall * scale - 6 * s}Q${x + 17 * s * scale} ${y - tall * 0.5 * scale} ${x + 13 * s * scale} ${y - 6 * s}Q${x} ${y + 8 * s} ${x - 13 * s * scale} ${y - 6 * s}Z" ${fill(color)}/>`
  return (
    glow(x, y - 20 * s, 120 * s, '#ffd27a', 0.85) +
    tongue(1, '#ffb03b') +
    tongue(0.68, '#fff0b8') +
    line(
      [
        [x, y],
        [x, y + 16 * s],
      ],
      stroke('#3a2420', 4 * s),
    )
  )
}

function gift(x: number, y: number, scale: number, paper: string, ribbon: string): string {
  return move(
    x,
    y,
    scale,
    `<rect x="-70" y="-96" width="140" height="100" ${fill(mix(paper, '#3a1c30', 0.12))}/><rect x="24" y="-96" width="46" height="100" ${fill('#3a1c30', 0.25)}/><rect x="-78" y="-116" width="156" height="28" ${fill(lighten(paper, 0.12))}/><rect x="-14" y="-116" width="28" height="120" ${fill(ribbon)}/><path d="M0 -116Q-62 -176 -66 -128Q-50 -112 0 -116Q62 -176 66 -128Q50 -112 0 -116Z" ${fill(ribbon)}/>${circle(0, -118, 11, fill(darken(ribbon, 0.15)))}`,
  )
}
