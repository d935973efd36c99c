import { lighten } from '../color.ts'
import { dog } from '../parts/animals.ts'
import { person, relatives } from '../parts/people.ts'
import { blob, ellipse, fill, type Frame, glow, line, lit, move, polygon, rect, shaded, stroke } from '../shapes.ts'

const LEAVES = ['#d9772b', '#e8a13a', '#c4472f', '#b5602a', '#edc05a', '#a83f2a']

/** A path through golden beeches. */
export function autumnPath(frame: Frame): string {
  const { w, h, random, light } = frame
  const horizon = h * 0.52
  const vanish = w * random.between(0.42, 0.58)
  const s = h / 1000
  const veil = Array.from({ length: 70 }, () =>
    blob(
      random,
      random.between(0, w),
      random.between(-0.02, 0.5) * h,
      random.between(50, 120),
      random.between(40, 86),
      fill(lit(light, random.pick(LEAVES), 0.55), 0.75),
      0.2,
    ),
  )
  const trunks = Array.from({ length: 22 }, (_, at) => {
    const near = ((at + 1) / 22) ** 1.7
    const side = at % 2 ? 1 : -1
    return {
      near,
      x: vanish + side * (60 + near * w * 0.62 + random.between(0, 60)),
      y: horizon + near * h * 0.44,
      wide: 8 + near * 62,
    }
  })
  const wood = trunks.map(({ near, x, y, wide }) => {
    const bark = lit(light, '#5d4a42', 0.6 - near * 0.6)
    const leaves = Array.from({ length: 16 }, () =>
      blob(
        random,
        x + random.between(-1, 1) * (60 + near * 210),
        random.between(-0.04, 0.34 - near * 0.1) * h,
        (22 + near * 62) * random.between(0.6, 1.1),
        (16 + near * 46) * random.between(0.6, 1.1),
        fill(lit(light, random.pick(LEAVES), 0.5 - near * 0.5), 0.92),
        0.25,
        7,
      ),
    )
    return (
      line(
        [
          [x + random.between(-8, 8), y],
          [x, y * 0.55],
          [x + random.between(-20, 20), -30],
        ],
        stroke(bark, wide),
      ) +
      line(
        [
          [x - wide * 0.28, y - 8],
          [x - wide * 0.26, -30],
        ],
        stroke(lighten(bark, 0.3), wide * 0.2, 0.7),
      ) +
      leaves.join('')
    )
  })
  const fallen = Array.from({ length: Math.round(w / 2.6) }, () => {
    const near = random.next() ** 1.3
    return ellipse(
      random.between(0, w),
      horizon + 10 + near * (h - horizon),
      3 + near * 11,
      2 + near * 5,
      fill(lit(light, random.pick(LEAVES), 0.4 - near * 0.4), 0.9),
    )
  })
  const [px, py] = [vanish - 20 * s, h * 0.82]
  return [
    shaded(
      (paint) => rect(-20, -20, w + 40, horizon + 80, paint),
      [
        [0, lit(light, '#edc27a', 0.3)],
        [1, light.skyLow],
      ],
    ),
    glow(vanish, horizon - 40, h * 0.5, light.sun, 0.95),
    ...veil,
    shaded(
      (paint) => rect(-20, horizon, w + 40, h, paint),
      [
        [0, lit(light, '#d9a85a', 0.45)],
        [0.4, lit(light, '#b5763a')],
        [1, lit(light, '#7f4f2c')],
      ],
    ),
    polygon(
      [
        [vanish - 22, horizon],
        [vanish + 22, horizon],
        [w * 0.86, h + 20],
        [w * 0.14, h + 20],
      ],
      fill(lit(light, '#d9bb8a'), 0.85),
    ),
    ...fallen,
    ...wood,
    ...[0.2, 0.45, 0.7].map((at) =>
      polygon(
        [
          [vanish, 0],
          [w * at, h],
          [w * at + 120, h],
        ],
        fill('#fff0c0', 0.1),
      ),
    ),
    ellipse(px + 20, py + 2, 150 * s, 16 * s, fill('#4a2f20', 0.35)),
    move(px - 70 * s, py, 2.5 * s, person({ ...relatives.freja, coat: '#b5433a', pose: 'walk', hat: '#e8c27a' })),
    move(px + 28 * s, py + 8, 1.7 * s, person({ ...relatives.noe, pose: 'cheer', hat: '#3f7f93' })),
    move(px + 150 * s, py + 16, 1.1 * s, dog('#c98b52')),
    ...Array.from(
      { length: 26 },
      () =>
        `<ellipse cx="${random.between(0, w).toFixed(0)}" cy="${random.between(h * 0.1, h * 0.9).toFixed(0)}" rx="13" ry="6" transform="rotate(${random.int(-40, 40)} ${w / 2} ${h / 2})" ${fill(random.pick(LEAVES))}/>`,
    ),
  ].join('')
}
