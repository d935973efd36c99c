import { lighten, mix } from '../color.ts'
import { catFromBehind } from '../parts/animals.ts'
import { blob, circle, ellipse, fill, type Frame, glow, line, move, polygon, rect, shaded, stroke } from '../shapes.ts'

export function christmasTree(frame: Frame): string {
  const { w, h, random } = frame
  const floor = h * 0.84
  const x = w * (w > h ? 0.42 : 0.5)
  const s = h / 1000
  const tiers = [0, 1, 2, 3, 4]
  const branches = tiers.map((tier) => {
    const foot = -60 - tier * 112
    const half = 262 - tier * 46
    const fringe = Array.from(
      { length: 9 },
      (_, at) => `L${half - (at / 8) * half * 2} ${foot + (at % 2 ? -22 : random.between(0, 16))}`,
    )
    return `<path d="M0 ${foot - 220}${fringe.join('')}Z" ${fill(mix('#23503f', '#3d7550', tier / 5))}/><path d="M0 ${foot - 220}L${-half * 0.9} ${foot}L${-half * 0.3} ${foot - 16}Z" ${fill('#5b9463', 0.5)}/>`
  })
  const balls = Array.from({ length: 34 }, () => {
    const level = random.between(0.03, 0.93)
    const half = (1 - level) * 224
    const [bx, by] = [random.between(-half, half), -70 - level * 570]
    const color = random.pick(['#d8442f', '#e8b23f', '#f4e3c4', '#4f9aa0', '#c96a86'])
    return circle(bx, by, 14, fill(color)) + circle(bx - 4, by - 5, 4.5, fill(lighten(color, 0.75)))
  })
  const candles = Array.from({ length: 26 }, () => {
    const level = random.between(0.02, 0.95)
    const half = (1 - level) * 236
    const [lx, ly] = [random.between(-half, half), -66 - level * 580]
    return glow(lx, ly, 42, '#ffd98a', 0.85) + circle(lx, ly, 5, fill('#fff3cf'))
  })
  const star = Array.from({ length: 10 }, (_, at) => {
    const [angle, reach] = [(at / 10) * Math.PI * 2 - Math.PI / 2, at % 2 ? 19 : 46]
    return [Math.cos(angle) * reach, -728 + Math.sin(angle) * reach] as const
  })
  const parcels = (
    [
      [-270, 1.3, '#c4472f', '#f3d9a0'],
      [-150, 0.9, '#4f8f93', '#f6e6c6'],
      [170, 1.1, '#e1a93d', '#b5433a'],
      [284, 1.5, '#6f8f5a', '#f6e6c6'],
      [60, 0.75, '#b9708a', '#f6e6c6'],
    ] as const
  ).map(([px, size, paper, ribbon]) => move(px, 46, size, parcel(paper, ribbon)))
  return [
    shaded(
      (paint) => rect(-20, -20, w + 40, floor + 40, paint),
      [
        [0, '#5a3438'],
        [1, '#a8614a'],
      ],
    ),
    glow(x, h * 0.5, h * 0.8, '#ffb867', 0.6),
    nightWindow(frame, w * (w > h ? 0.8 : 0.84), h * 0.3, s),
    shaded(
      (paint) => rect(-20, floor - 40, w + 40, h - floor + 80, paint),
      [
        [0, '#b9764a'],
        [1, '#6b3d2c'],
      ],
    ),
    ellipse(x, floor + 60, 400 * s, 62 * s, fill('#c8503c', 0.75)),
    ellipse(x, floor + 60, 340 * s, 48 * s, fill('#e9c48a', 0.6)),
    move(
      x,
      floor + 40,
      s * 1.02,
      rect(-20, -70, 40, 80, fill('#5a3c2b')) +
        branches.join('') +
        balls.join('') +
        candles.join('') +
        glow(0, -728, 130, '#ffe08a', 0.9) +
        polygon(star, fill('#ffdd7c')) +
        parcels.join(''),
    ),
    move(Math.min(w - 120, x + 430 * s), floor + 84, s * 1.25, catFromBehind('#d08a4a')),
  ].join('')
}

function parcel(paper: string, ribbon: string): string {
  return `<rect x="-56" y="-76" width="112" height="80" ${fill(paper)}/><rect x="18" y="-76" width="38" height="80" ${fill('#3a1c30', 0.2)}/><rect x="-10" y="-76" width="20" height="80" ${fill(ribbon)}/><path d="M0 -76Q-46 -124 -50 -84Q-34 -72 0 -76Q46 -124 50 -84Q34 -72 0 -76Z" ${fill(ribbon)}/>`
}

function nightWindow({ random }: Frame, x: number, y: number, s: number): string {
  const flakes = Array.from({ length: 40 }, () =>
    circle(random.between(-110, 110), random.between(-160, 160), random.between(2, 5), fill('#f6f3ff', 0.85)),
  )
  return move(
    x,
    y,
    s,
    `<rect x="-126" y="-176" width="252" height="352" ${fill('#f1dcc0')}/><rect x="-110" y="-160" width="220" height="320" ${fill('#25336b')}/><path d="M-110 90Q-40 40 20 84T110 70V160H-110Z" ${fill('#8fa0d0')}/>${blob(random, -50, 78, 22, 40, fill('#1d3a4a'), 0.1)}${flakes.join('')}${line(
      [
        [0, -160],
        [0, 160],
      ],
      stroke('#f1dcc0', 12),
    )}${line(
      [
        [-110, -20],
        [110, -20],
      ],
      stroke('#f1dcc0', 12),
    )}<rect x="-146" y="176" width="292" height="20" ${fill('#e3c7a2')}/>`,
  )
}
