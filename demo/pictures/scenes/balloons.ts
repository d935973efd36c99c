import { required } from '#shared/required.ts'
import { darken, lighten } from '../color.ts'
import { birds, sky } from '../parts/sky.ts'
import { below, circle, ellipse, fill, type Frame, line, lit, move, rect, ridgeLine, stroke } from '../shapes.ts'

export function balloons(frame: Frame): string {
  const { w, h, random, light } = frame
  const ground = [0.78, 0.86, 0.94].map((at, level) =>
    below(
      frame,
      ridgeLine({ ...frame, random: random.for(`ground ${level}`) }, h * at, 70, 12),
      fill(lit(light, required(['#7f9a6a', '#7c9a4d', '#5f7c3d'][level]), 0.55 - level * 0.25)),
    ),
  )
  const skins: [string, string][] = [
    ['#d9503f', '#f6e3c0'],
    ['#3f7f93', '#f0b545'],
    ['#e8a13a', '#c4472f'],
    ['#7a5a8f', '#f3cfa0'],
    ['#4f8f6d', '#f6e3c0'],
  ]
  const places = [
    [0.34, 0.36, 1.55],
    [0.72, 0.25, 1],
    [0.86, 0.56, 0.7],
    [0.1, 0.18, 0.55],
    [0.55, 0.62, 0.5],
    [0.5, 0.13, 0.36],
  ] as const
  return [
    sky(frame, h * 0.86, { clouds: Math.round(w / 300), sun: [0.62, 0.78] }),
    ...ground,
    ...places
      .toReversed()
      .map(([x, y, size]) =>
        move(
          w * (x + random.between(-0.04, 0.04)),
          h * y,
          size * (h / 1000) * 1.15,
          balloon(random.pick(skins), light, size < 0.6 ? 0.35 : 0),
        ),
      ),
    birds(random, w * 0.25, h * 0.66, 90, 4, lit(light, '#5a6777')),
  ].join('')
}

function balloon([first, second]: [string, string], light: Frame['light'], far: number): string {
  const edges = [-150, -112, -60, 0, 60, 112, 150]
  const gores = edges.slice(1).map((edge, at) => {
    const from = edges[at] ?? 0
    const tone = lit(light, at % 2 ? second : first, far)
    return `<path d="M0 -190C${from} -190 ${from} -20 ${from * 0.22} 120L${edge * 0.22} 120C${edge} -20 ${edge} -190 0 -190Z" ${fill(at > 3 ? darken(tone, 0.16) : at < 1 ? lighten(tone, 0.12) : tone)}/>`
  })
  return (
    gores.join('') +
    line(
      [
        [-30, 120],
        [-20, 178],
      ],
      stroke('#5a4033', 3),
    ) +
    line(
      [
        [30, 120],
        [20, 178],
      ],
      stroke('#5a4033', 3),
    ) +
    rect(-25, 176, 50, 36, fill(lit(light, '#8a5a36', far)), 6) +
    rect(-27, 174, 54, 9, fill(lit(light, '#b98255', far)), 4) +
    circle(-8, 166, 8, fill('#33405c')) +
    circle(10, 165, 8, fill('#a8473a')) +
    ellipse(-56, -100, 22, 60, fill('#fffaf0', 0.28))
  )
}
