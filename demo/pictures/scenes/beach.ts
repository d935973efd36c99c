import { darken, lighten, mix } from '../color.ts'
import { dog } from '../parts/animals.ts'
import { bucket } from '../parts/bucket.ts'
import { person, relatives, strawHat } from '../parts/people.ts'
import { birds, sky } from '../parts/sky.ts'
import { sailboat, surf, water } from '../parts/water.ts'
import { below, circle, ellipse, fill, type Frame, line, lit, move, ridgeLine, shaded, stroke } from '../shapes.ts'

export function beach(frame: Frame): string {
  const { w, h, random, light } = frame
  const horizon = h * random.between(0.34, 0.42)
  const shore = h * 0.6
  const sand = lit(light, '#ecd3a2')
  const ground = shaded(
    (paint) => `<path d="M-20 ${shore - 60}L${w + 20} ${shore - 30}L${w + 20} ${h + 20}L-20 ${h + 20}Z" ${paint}/>`,
    [
      [0, darken(sand, 0.12)],
      [0.35, sand],
      [1, mix(sand, '#c98f5c', 0.25)],
    ],
  )
  const headland = ridgeLine(frame, horizon - 16, 40, 10)
  const coast = `<g opacity="0.9">${below({ ...frame, h: horizon - 20 }, headland, fill(lit(light, '#5d8a63', 0.55)))}</g>`
  const dots = Array.from({ length: 90 }, () =>
    ellipse(
      random.between(0, w),
      random.between(shore + 60, h),
      random.between(2, 8),
      random.between(1, 3),
      fill(random.chance(0.5) ? darken(sand, 0.25) : lighten(sand, 0.5), 0.6),
    ),
  )
  return [
    sky(frame, horizon, { clouds: Math.round(w / 420), sun: [random.between(0.15, 0.4), 0.35] }),
    coast,
    water(frame, horizon, shore + 60),
    move(w * random.between(0.55, 0.85), horizon + 40, 0.62, sailboat('#e9694a', '#f4ead8', 100)),
    move(w * random.between(0.2, 0.45), horizon + 26, 0.36, sailboat('#f3d79b', '#3f6a86', 100)),
    ground,
    dots.join(''),
    surf(frame, shore + 10, 36),
    parasol(w * random.between(0.2, 0.3), h * 0.83, 2.6 * (h / 1000), random.pick(['#d9563f', '#e2a12e', '#3f8a8c'])),
    ellipse(w * 0.62, h * 0.855, 46, 9, fill('#6d5138', 0.35)),
    move(
      w * 0.6,
      h * 0.85,
      1.9,
      person({ ...relatives.alma, pose: 'cheer', view: 'front' }) + strawHat(13, -88, '#d1543f'),
    ),
    move(w * 0.69, h * 0.87, 1.75, person({ ...relatives.noe, pose: 'reach', view: 'front' })),
    bucket(w * 0.78, h * 0.88),
    move(w * 0.46, h * 0.72, 0.95, dog('#c98b52')),
    birds(random, w * 0.6, horizon * 0.35, 160, 5, lit(light, '#6c7d8c')),
  ].join('')
}

function parasol(x: number, y: number, scale: number, color: string): string {
  const stripe = (from: number, to: number, tone: string) =>
    `<path d="M0 -168Q${from * 0.8} -160 ${from} -84Q${(from + to) / 2} -98 ${to} -84Q${to * 0.8} -160 0 -168Z" ${fill(tone)}/>`
  const towel = `<path d="M-64 6L54 -10L86 16L-38 36Z" ${fill('#f5ead4')}/><path d="M-50 10L64 -5L72 2L-44 19Z" ${fill('#4a8f9b')}/><path d="M-42 21L74 4L80 10L-36 29Z" ${fill('#4a8f9b')}/>`
  const edges = [-96, -60, -22, 22, 60, 96]
  const top = edges
    .slice(1)
    .map((edge, at) => stripe(edges[at] ?? 0, edge, at % 2 ? '#fdf3e0' : at > 2 ? darken(color, 0.14) : color))
    .join('')
  return move(
    x,
    y,
    scale,
    ellipse(14, 22, 96, 13, fill('#7a5a3c', 0.3)) +
      towel +
      line(
        [
          [4, 16],
          [0, -166],
        ],
        stroke('#f1e6d0', 5),
      ) +
      top +
      circle(0, -170, 5, fill(color)),
    -9,
  )
}
