import { required } from '#shared/required.ts'
import { darken, lighten, mix } from '../color.ts'
import { dog } from '../parts/animals.ts'
import { person, relatives } from '../parts/people.ts'
import { tree } from '../parts/plants.ts'
import { birds, sky } from '../parts/sky.ts'
import { below, type Frame, heightAt, line, lit, move, type Point, ridgeLine, shaded, stroke } from '../shapes.ts'

/** Rows of hills, each paler than the one in front. */
export function hills(frame: Frame): string {
  const { w, h, random, light } = frame
  const ranges = [
    { at: 0.44, tall: 190, far: 0.62, color: '#7087b0' },
    { at: 0.54, tall: 160, far: 0.44, color: '#5f7f86' },
    { at: 0.64, tall: 120, far: 0.26, color: '#62875c' },
    { at: 0.76, tall: 90, far: 0.08, color: '#7d9648' },
    { at: 0.89, tall: 60, far: 0, color: '#4f6b37' },
  ].map((range, level) => ({
    ...range,
    top: ridgeLine({ ...frame, random: random.for(`range ${level}`) }, h * range.at, range.tall, 14),
    tone: lit(light, range.color, range.far),
  }))
  const land = ranges.map(({ top, tone, far }, level) => {
    const rows =
      level === 3
        ? Array.from({ length: 16 }, (_, at) =>
            line(
              top.map(([x, y]) => [x, y + 16 + at * 17] as const),
              stroke(at % 2 ? darken(tone, 0.12) : lighten(tone, 0.12), 8, 0.45),
            ),
          ).join('')
        : ''
    const trees =
      level < 2
        ? ''
        : Array.from({ length: level === 4 ? 3 : 9 }, () => {
            const x = random.between(0, w)
            const tall =
              level === 4 ? random.between(150, 230) : level === 3 ? random.between(50, 90) : random.between(22, 40)
            return move(
              x,
              heightAt(top, x) + 6,
              1,
              tree(random, tall, lit(light, random.pick(['#5f8044', '#8a8f3f', '#4f7350']), far)),
            )
          }).join('')
    return (
      shaded(
        (paint) => below(frame, top, paint),
        [
          [0, darken(tone, 0.06)],
          [0.4, mix(tone, light.haze, 0.16)],
          [1, mix(tone, light.haze, level === 4 ? 0 : 0.6)],
        ],
      ) +
      rows +
      trees
    )
  })
  return [
    sky(frame, h * 0.62, { clouds: Math.round(w / 380), sun: [random.between(0.25, 0.75), 0.72] }),
    ...land,
    birds(random, w * 0.35, h * 0.22, 190, 7, darken(light.haze, 0.5)),
    watchers(frame, required(ranges[4]).top),
  ].join('')
}

/** Two people and a dog, seen from behind. */
function watchers({ w, h, random, light }: Frame, top: readonly Point[]): string {
  const x = w * random.between(0.3, 0.7)
  const y = heightAt(top, x) + 22
  const size = h / 640
  return (
    move(x, y, size, person({ ...relatives.julien, coat: lit(light, '#46688c') })) +
    move(x + 62 * size, y + 4, size * 0.64, person({ ...relatives.noe, coat: lit(light, '#e6b23c'), hat: '#c8503c' })) +
    move(x - 62 * size, y + 6, size * 0.5, dog(lit(light, '#c98b52')))
  )
}
