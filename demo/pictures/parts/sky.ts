import { lighten, mix } from '../color.ts'
import { blob, circle, ellipse, fill, glow, rect, shaded, type Frame, type Point } from '../shapes.ts'
import type { Random } from '../random.ts'

/** Sky down to the horizon, with an optional sun or moon at `sun` (fractions of the width and of the sky's height). */
export function sky(
  frame: Frame,
  horizon: number,
  options: { sun?: Point; clouds?: number; stars?: boolean } = {},
): string {
  const { w, light } = frame
  const random = frame.random.for('sky')
  const air = shaded(
    (paint) => rect(-20, -20, w + 40, horizon + 40, paint),
    [
      [0, light.skyTop],
      [0.55, light.skyMiddle],
      [1, light.skyLow],
    ],
  )
  const parts = [air]
  if (options.stars ?? light.dark) parts.push(stars(w, horizon, random))
  if (options.sun) parts.push(sunAt(frame, options.sun[0] * w, options.sun[1] * horizon))
  for (let count = options.clouds ?? 0; count > 0; count--) {
    const size = random.between(70, 170)
    parts.push(cloud(frame, random, random.between(0, w), random.between(0.12, 0.62) * horizon, size))
  }
  return parts.join('')
}

export function sunAt({ light }: Frame, x: number, y: number): string {
  const radius = light.dark ? 34 : 46
  const halo = light.dark ? '#cdd6ff' : mix(light.sun, light.skyLow, 0.5)
  return glow(x, y, light.dark ? 230 : 430, halo, light.dark ? 0.5 : 0.95) + circle(x, y, radius, fill(light.sun))
}

function stars(w: number, horizon: number, random: Random): string {
  const count = Math.round((w * horizon) / 5200)
  return Array.from({ length: count }, () => {
    const size = random.next() ** 3
    return circle(
      random.between(0, w),
      random.between(0, horizon * 0.95),
      1.3 + size * 3.6,
      fill('#fff5d8', 0.4 + size * 0.6),
    )
  }).join('')
}

/** A cumulus cloud: soft edges, bright on the lit side, fading at the bottom. */
export function cloud({ light }: Frame, random: Random, x: number, y: number, size: number): string {
  const puffs = Array.from({ length: 9 }, (_, at) => {
    const across = (at - 4) / 4 + random.between(-0.1, 0.1)
    const r = size * (0.2 + (1 - across * across) * random.between(0.12, 0.3))
    return { x: x + across * size * 1.25, y: y - r * 0.62 - (1 - across * across) * size * random.between(0, 0.22), r }
  })
  const heap = (dx: number, dy: number, scale: number, paint: string) =>
    puffs
      .map((puff) =>
        blob(random, puff.x + dx * puff.r, puff.y + dy * puff.r, puff.r * scale * 1.25, puff.r * scale, paint, 0.1),
      )
      .join('')
  const veil = ellipse(x, y + size * 0.02, size * 1.7, size * 0.13, fill(light.cloudShade, 0.5))
  const shine = heap(-0.18, -0.32, 0.52, fill(lighten(light.clouds, 0.5), 0.85))
  return `<g filter="blur(${(size * 0.035).toFixed(1)}px)" opacity="${light.dark ? 0.55 : 0.9}">${veil}${heap(0, 0.16, 1, fill(light.cloudShade, 0.55))}${heap(0, 0, 0.86, fill(light.clouds, 0.9))}${shine}</g>`
}

/** Distant birds. */
export function birds(random: Random, x: number, y: number, spread: number, count: number, color: string): string {
  return Array.from({ length: count }, () => {
    const [bx, by, size] = [
      x + random.between(-spread, spread),
      y + random.between(-spread, spread) * 0.4,
      random.between(9, 17),
    ]
    const path = `M${bx - size} ${by - size * 0.2}Q${bx - size * 0.5} ${by - size * 0.75} ${bx} ${by}Q${bx + size * 0.5} ${by - size * 0.75} ${bx + size} ${by - size * 0.25}`
    return `<path d="${path}" fill="none" stroke="${color}" stroke-width="3.4" stroke-linecap="round"/>`
  }).join('')
}
