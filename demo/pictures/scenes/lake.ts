import { lighten } from '../color.ts'
import { person, relatives } from '../parts/people.ts'
import { fir } from '../parts/plants.ts'
import { sky } from '../parts/sky.ts'
import { rowingBoat, water } from '../parts/water.ts'
import { ellipse, fill, type Frame, line, lit, move, type Point, polygon, stroke } from '../shapes.ts'

/** The rowboat on a still mountain lake. */
export function lake(frame: Frame): string {
  const { w, h, random, light } = frame
  const shore = h * 0.56
  const peaks = (at: number, tall: number): Point[] => {
    const points: Point[] = [[-40, shore]]
    for (let x = -40; x < w + 80; x += random.between(90, 190))
      points.push([x, shore - at - random.between(0.1, 1) * tall])
    return [...points, [w + 60, shore]]
  }
  const range = (points: Point[], color: string, snow: string | undefined) =>
    polygon(points, fill(color)) +
    (snow
      ? points
          .slice(1, -1)
          .filter(([, y]) => y < shore - 180)
          .map(([x, y]) =>
            polygon(
              [
                [x, y - 2],
                [x + 36, y + 56],
                [x + 14, y + 44],
                [x - 4, y + 70],
                [x - 20, y + 42],
                [x - 40, y + 58],
              ],
              fill(snow),
            ),
          )
          .join('')
      : '')
  const firs = Array.from({ length: Math.round(w / 22) }, (_, at) =>
    move(
      at * 22 + random.between(-9, 9),
      shore + 6,
      1,
      fir(random, random.between(46, 120), lit(light, '#335a4a', 0.12)),
    ),
  )
  const world =
    range(peaks(110, 250), lit(light, '#8497ae', 0.5), lit(light, '#f7f2ec', 0.1)) +
    range(peaks(40, 130), lit(light, '#5f7f7c', 0.3), undefined) +
    firs.join('')
  const boat = rowingBoat('#c4472f', 150)
  const crew =
    move(-42, -6, 1.15, person({ ...relatives.julien, pose: 'hold' })) +
    move(30, -6, 0.85, person({ ...relatives.noe, pose: 'reach', hat: '#3f7f93' }))
  const [bx, by, s] = [w * random.between(0.38, 0.62), h * 0.78, (h / 1000) * 1.5]
  const reeds = Array.from({ length: 46 }, () => {
    const x = random.chance(0.5) ? random.between(-10, w * 0.16) : random.between(w * 0.86, w + 10)
    const tall = random.between(110, 280)
    return (
      line(
        [
          [x, h + 10],
          [x + random.between(-14, 14), h - tall * 0.5],
          [x + random.between(-34, 34), h - tall],
        ],
        stroke(lit(light, random.pick(['#5d7f43', '#7d9650', '#46663a'])), 6),
      ) + (random.chance(0.35) ? ellipse(x, h - tall * 0.8, 8, 28, fill('#6b4630')) : '')
    )
  })
  return [
    sky(frame, shore, { clouds: Math.round(w / 360), sun: [random.between(0.15, 0.4), 0.4] }),
    world,
    water(frame, shore, h, { calm: true }),
    `<g transform="translate(0 ${shore * 2 + 8}) scale(1 -1)" opacity="0.4">${world}</g>`,
    ...Array.from({ length: 34 }, () =>
      ellipse(
        random.between(0, w),
        shore + random.next() ** 1.4 * (h - shore),
        random.between(40, 150),
        random.between(1.5, 4),
        fill(lighten(light.waterFar, 0.4), 0.4),
      ),
    ),
    `<g opacity="0.35">${move(bx, by + 14, s, `<g transform="scale(1 -0.7)">${boat}</g>`)}</g>`,
    move(
      bx,
      by,
      s,
      crew +
        boat +
        line(
          [
            [-6, -30],
            [-110, 26],
          ],
          stroke('#e0c08a', 6),
        ),
    ),
    ...reeds,
  ].join('')
}
