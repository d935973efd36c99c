import { lighten, mix } from '../color.ts'
import { closed, ellipse, fill, line, rect, shaded, stroke, type Frame, type Point } from '../shapes.ts'

/** Water from the horizon to `bottom`, with the sky's reflection and ripples that grow toward the viewer. */
export function water(
  frame: Frame,
  horizon: number,
  bottom: number,
  options: { calm?: boolean; glitterX?: number } = {},
): string {
  const { w, light } = frame
  const random = frame.random.for('water')
  const surface = shaded(
    (paint) => rect(-20, horizon, w + 40, bottom - horizon + 20, paint),
    [
      [0, light.waterFar],
      [0.4, mix(light.waterFar, light.water, 0.65)],
      [1, light.water],
    ],
  )
  const depth = bottom - horizon
  const count = Math.round((w / 1000) * (options.calm ? 46 : 90))
  const ripples = Array.from({ length: count }, () => {
    const near = random.next() ** 1.6
    const y = horizon + near * depth
    const long = (options.calm ? 60 : 30) + near * random.between(50, 150)
    const color = random.chance(0.5) ? lighten(light.waterFar, 0.25) : mix(light.water, '#16304d', 0.25)
    return ellipse(random.between(0, w), y, long, 1.2 + near * 5.5, fill(color, 0.42))
  })
  return (
    surface +
    ripples.join('') +
    (options.glitterX === undefined ? '' : glitter(frame, horizon, bottom, options.glitterX))
  )
}

/** The sun's reflection on the water. */
function glitter(frame: Frame, horizon: number, bottom: number, x: number): string {
  const random = frame.random.for('glitter')
  const color = lighten(frame.light.sun, 0.2)
  return Array.from({ length: 60 }, () => {
    const near = random.next()
    const y = horizon + 3 + near * (bottom - horizon)
    const spread = 16 + near * 90
    return ellipse(
      x + random.between(-spread, spread),
      y,
      random.between(8, 28) + near * 26,
      1.6 + near * 4.2,
      fill(color, 0.75),
    )
  }).join('')
}

/** Waves running out on sand. */
export function surf(frame: Frame, y: number, tilt: number): string {
  const { w, light } = frame
  const random = frame.random.for('surf')
  const edge = (offset: number): Point[] =>
    Array.from({ length: 12 }, (_, at): Point => {
      const x = ((at - 1) / 9) * w
      return [x, y + offset + (x / w) * tilt + Math.sin(x / 130 + offset) * 13 + random.between(-8, 8)]
    })
  const [far, middle, near] = [edge(-40), edge(-8), edge(22)]
  const wet = closed([...edge(52), [w + 40, y - 60], [-40, y - 60]], fill(mix(light.waterFar, '#b9966b', 0.55), 0.75))
  const thin = closed([...near, [w + 40, y - 80], [-40, y - 80]], fill(mix(light.waterFar, light.water, 0.25), 0.95))
  return (
    wet +
    thin +
    line(near, stroke('#fffaf0', 15, 0.95)) +
    line(middle, stroke('#fffaf0', 8, 0.6)) +
    line(far, stroke('#fffaf0', 6, 0.55))
  )
}

/** A sailboat whose waterline is at (0, 0), `size` long. */
export function sailboat(sail: string, hull: string, size: number): string {
  const s = size / 100
  const at = (points: readonly Point[]) => points.map(([x, y]): Point => [x * s, y * s])
  const path = (d: string, paint: string) => `<path transform="scale(${s})" d="${d}" ${paint}/>`
  return [
    path('M-3 -12L-3 -118L58 -22Q30 -16 -3 -18Z', fill(sail)),
    path('M-3 -60L-3 -118L28 -70Z', fill(lighten(sail, 0.45), 0.8)),
    path('M-9 -18L-9 -104L-52 -24Q-32 -17 -9 -18Z', fill(lighten(sail, 0.65))),
    line(
      at([
        [-6, -122],
        [-6, -8],
      ]),
      stroke('#6b4a34', 3.4 * s),
    ),
    path('M-62 -14Q0 -6 66 -16Q56 10 36 12L-38 12Q-56 8 -62 -14Z', fill(hull)),
    path('M-60 -12Q0 -4 64 -14L61 -6Q0 3 -57 -5Z', fill(lighten(hull, 0.55))),
  ].join('')
}

/** A rowboat from the side, with its waterline at (0, 0). */
export function rowingBoat(color: string, size: number): string {
  const s = size / 100
  return `<g transform="scale(${s})"><path d="M-60 -20Q0 -6 60 -22Q52 8 34 11L-36 11Q-52 8 -60 -20Z" ${fill(color)}/>
    <path d="M-60 -20Q0 -6 60 -22Q0 -14 -60 -20Z" ${fill(mix(color, '#2a1c18', 0.5))}/>
    <path d="M-56 -12Q0 1 56 -14L54 -9Q0 6 -54 -7Z" ${fill(lighten(color, 0.6))}/></g>`
}
