import { darken, lighten, mix } from '../color.ts'
import type { Random } from '../random.ts'
import { blob, circle, ellipse, fill, line, polygon, stroke, type Point } from '../shapes.ts'

/** A broad tree on (0, 0), `height` tall. */
export function tree(random: Random, height: number, leaves: string, trunk = '#6b4b39'): string {
  const h = height
  const stem = line(
    [
      [0, 0],
      [random.between(-0.02, 0.02) * h, -0.25 * h],
      [0.01 * h, -0.55 * h],
    ],
    stroke(trunk, h * 0.065),
  )
  const branch =
    line(
      [
        [0, -0.32 * h],
        [-0.12 * h, -0.52 * h],
      ],
      stroke(trunk, h * 0.03),
    ) +
    line(
      [
        [0, -0.36 * h],
        [0.13 * h, -0.56 * h],
      ],
      stroke(trunk, h * 0.03),
    )
  const crowns = Array.from({ length: 11 }, (_, at) => {
    const angle = (at / 11) * Math.PI * 2
    return {
      x: Math.cos(angle) * h * 0.21 * random.between(0.6, 1.1),
      y: -0.68 * h + Math.sin(angle) * h * 0.19 * random.between(0.6, 1.1),
      r: h * random.between(0.11, 0.17),
    }
  })
  const dark = crowns
    .map(({ x, y, r }) => blob(random, x, y + r * 0.25, r * 1.1, r, fill(darken(leaves, 0.28)), 0.15))
    .join('')
  const body = crowns.map(({ x, y, r }) => blob(random, x - r * 0.1, y, r, r * 0.9, fill(leaves), 0.16)).join('')
  const shine = crowns
    .map(({ x, y, r }) =>
      blob(random, x - r * 0.3, y - r * 0.35, r * 0.5, r * 0.4, fill(lighten(leaves, 0.28), 0.8), 0.2),
    )
    .join('')
  return stem + dark + branch + body + shine
}

/** A fir on (0, 0), with snow on its branches if `snow` is a color. */
export function fir(random: Random, height: number, color: string, snow?: string): string {
  const tiers = 5
  const parts = [
    line(
      [
        [0, 0],
        [0, -height * 0.15],
      ],
      stroke('#55402f', height * 0.06),
    ),
  ]
  for (let tier = 0; tier < tiers; tier++) {
    const foot = -height * (0.08 + (tier / tiers) * 0.72)
    const top = foot - height * 0.32
    const half = height * 0.29 * (1 - tier / (tiers + 0.7)) * random.between(0.9, 1.08)
    const fringe: Point[] = Array.from({ length: 7 }, (_, at): Point => [
      half - (at / 6) * half * 2,
      foot + (at % 2 ? -height * 0.03 : random.between(0, 0.02) * height),
    ])
    parts.push(polygon([[0, top], ...fringe], fill(mix(darken(color, 0.22), color, tier / tiers))))
    parts.push(
      polygon(
        [
          [0, top],
          [-half, foot],
          [-half * 0.25, foot - height * 0.03],
        ],
        fill(lighten(color, 0.14), 0.7),
      ),
    )
    if (snow) {
      const cap: Point[] = [
        [0, top - 2],
        [half * 0.86, foot - height * 0.02],
        [half * 0.45, foot - height * 0.06],
        [half * 0.12, foot - height * 0.03],
        [-half * 0.4, foot - height * 0.065],
        [-half * 0.88, foot - height * 0.02],
      ]
      parts.push(polygon(cap, fill(snow, 0.93)))
    }
  }
  return parts.join('')
}

export function bush(random: Random, size: number, color: string): string {
  const puffs = Array.from({ length: 8 }, () => ({
    x: random.between(-1, 1) * size,
    y: -random.next() * size * 0.6,
    r: size * random.between(0.3, 0.5),
  }))
  return (
    puffs.map(({ x, y, r }) => blob(random, x, y + r * 0.2, r, r * 0.9, fill(darken(color, 0.25)), 0.16)).join('') +
    puffs.map(({ x, y, r }) => blob(random, x - r * 0.12, y - r * 0.1, r * 0.8, r * 0.7, fill(color), 0.2)).join('') +
    puffs
      .map(({ x, y, r }) =>
        blob(random, x - r * 0.3, y - r * 0.35, r * 0.4, r * 0.3, fill(lighten(color, 0.25), 0.8), 0.2),
      )
      .join('')
  )
}

export type FlowerKind = 'daisy' | 'poppy' | 'tulip' | 'cornflower' | 'sunflower'

/** A flower head at (0, 0), `size` wide. */
export function flowerHead(random: Random, kind: FlowerKind, size: number, color: string): string {
  const r = size / 2
  if (kind === 'tulip') {
    const cup = `M${-r * 0.7} ${-r * 0.9}Q${-r * 1.1} ${r * 0.9} 0 ${r}Q${r * 1.1} ${r * 0.9} ${r * 0.7} ${-r * 0.9}Q${r * 0.35} ${-r * 0.3} 0 ${-r * 1.05}Q${-r * 0.35} ${-r * 0.3} ${-r * 0.7} ${-r * 0.9}Z`
    return `<path d="${cup}" ${fill(color)}/>${ellipse(-r * 0.3, 0, r * 0.22, r * 0.7, fill(lighten(color, 0.4), 0.7))}${ellipse(r * 0.35, r * 0.2, r * 0.2, r * 0.6, fill(darken(color, 0.25), 0.5))}`
  }
  if (kind === 'poppy') {
    return (
      [0, 1, 2, 3]
        .map((at) =>
          blob(
            random,
            Math.cos(at * 1.6 + 0.4) * r * 0.4,
            Math.sin(at * 1.6 + 0.4) * r * 0.3,
            r * 0.75,
            r * 0.65,
            fill(at % 2 ? color : lighten(color, 0.15)),
            0.13,
          ),
        )
        .join('') +
      circle(0, 0, r * 0.24, fill('#33202c')) +
      circle(-r * 0.05, -r * 0.06, r * 0.1, fill('#7c8a4c'))
    )
  }
  const petals = kind === 'sunflower' ? 20 : kind === 'daisy' ? 13 : 10
  const heart = kind === 'sunflower' ? 0.44 : kind === 'daisy' ? 0.27 : 0.2
  const ring = (turn: number, tone: string, reach: number) =>
    Array.from({ length: petals }, (_, at) => {
      const angle = ((at + turn) / petals) * 360
      return `<ellipse cx="${r * reach}" cy="0" rx="${r * 0.42}" ry="${r * (kind === 'sunflower' ? 0.14 : 0.16)}" transform="rotate(${angle.toFixed(1)})" ${fill(tone)}/>`
    }).join('')
  const middle = kind === 'sunflower' ? '#5a3520' : kind === 'daisy' ? '#f0b429' : '#3d4f9e'
  return (
    ring(0.5, darken(color, 0.14), 0.6) +
    ring(0, color, 0.56) +
    circle(0, 0, r * heart, fill(middle)) +
    circle(-r * heart * 0.25, -r * heart * 0.25, r * heart * 0.5, fill(lighten(middle, 0.25), 0.7))
  )
}

/** A flower with its stem, standing on (0, 0). */
export function flower(random: Random, kind: FlowerKind, height: number, size: number, color: string): string {
  const lean = random.between(-0.14, 0.14) * height
  const green = mix('#5d7f43', '#86a052', random.next())
  const stem = line(
    [
      [0, 0],
      [lean * 0.3, -height * 0.5],
      [lean, -height],
    ],
    stroke(green, Math.max(3, size * 0.07)),
  )
  const leaf = `<path d="M${lean * 0.2} ${-height * 0.35}q${size * 0.5} ${-size * 0.35} ${size * 0.75} ${-size * 0.75}q${-size * 0.6} ${size * 0.05} ${-size * 0.75} ${size * 0.75}Z" ${fill(darken(green, 0.12))}/>`
  return `${stem}${leaf}<g transform="translate(${lean.toFixed(1)} ${(-height).toFixed(1)}) rotate(${random.between(-14, 14).toFixed(1)})">${flowerHead(random, kind, size, color)}</g>`
}

/** Blades of grass along a line. */
export function grass(
  random: Random,
  from: Point,
  to: Point,
  count: number,
  height: number,
  colors: readonly string[],
): string {
  return Array.from({ length: count }, () => {
    const share = random.next()
    const [x, y] = [
      from[0] + (to[0] - from[0]) * share,
      from[1] + (to[1] - from[1]) * share + random.between(-0.3, 0.3) * height,
    ]
    const tall = height * random.between(0.5, 1.15)
    const lean = random.between(-0.4, 0.4) * tall
    return `<path d="M${x.toFixed(0)} ${y.toFixed(0)}q${(lean * 0.2).toFixed(0)} ${(-tall * 0.6).toFixed(0)} ${lean.toFixed(0)} ${(-tall).toFixed(0)}" ${stroke(random.pick(colors), Math.max(2.5, tall * 0.055))}/>`
  }).join('')
}
