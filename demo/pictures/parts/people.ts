import { required } from '#shared/required.ts'
import { darken, lighten } from '../color.ts'
import { circle, ellipse, fill, line, stroke, type Point } from '../shapes.ts'

export type Person = {
  coat: string
  legs: string
  hair: string
  skin: string
  child?: boolean
  dress?: boolean
  view?: 'back' | 'front'
  pose?: 'stand' | 'walk' | 'reach' | 'hold' | 'cheer'
  hat?: string
  boots?: string
  longHair?: boolean
}

/** A person standing on (0, 0), 100 units tall, in picture-book style. */
export function person(who: Person): string {
  const { coat, skin, pose = 'stand', view = 'back', child = false } = who
  const head = child ? 13 : 8.8
  const headY = -100 + head
  const shoulder = headY + head + (child ? 3 : 4)
  const hip = child ? -34 : -45
  const stride = pose === 'walk' ? 9 : 5
  const wide = child ? 13 : 11.5
  const flare = who.dress ? 8 : 2
  const arm = (side: number): Point[] => {
    const from: Point = [side * (wide - 3), shoulder + 4]
    if (pose === 'cheer') return [from, [side * (wide + 9), shoulder - 8], [side * (wide + 12), shoulder - 26]]
    if (pose === 'reach' && side > 0) return [from, [wide + 10, shoulder + 2], [wide + 22, shoulder - 10]]
    if (pose === 'hold') return [from, [side * (wide + 3), shoulder + 17], [side * 4, shoulder + 22]]
    return [from, [side * (wide + 3), shoulder + 18], [side * (wide + (pose === 'walk' ? 6 : 3)), hip + 2]]
  }
  const arms = [-1, 1].map((side) => {
    const points = arm(side)
    const hand = required(points.at(-1))
    return (
      line(points, stroke(darken(coat, side > 0 ? 0.12 : 0.02), child ? 8 : 7)) +
      circle(hand[0], hand[1], child ? 3.8 : 3.3, fill(skin))
    )
  })
  const legs = [-1, 1].map(
    (side) =>
      line(
        [
          [side * 4.6, hip - 4],
          [side * (stride - 1), hip / 2],
          [side * stride, -3],
        ],
        stroke(who.dress ? skin : darken(who.legs, side > 0 ? 0.14 : 0), child ? 8.5 : 8),
      ) +
      ellipse(side * (stride + 0.6), -2.6, 6, 3.6, fill(who.boots ?? '#4a3a36')) +
      (who.boots
        ? line(
            [
              [side * (stride - 0.4), -10],
              [side * stride, -4],
            ],
            stroke(who.boots, 9.5),
          )
        : ''),
  )
  const body = `<path d="M${-wide + 2} ${shoulder}Q0 ${shoulder - 6} ${wide - 2} ${shoulder}Q${wide + 1} ${hip - 10} ${wide + flare} ${hip + 3}Q0 ${hip + 8} ${-wide - flare} ${hip + 3}Q${-wide - 1} ${hip - 10} ${-wide + 2} ${shoulder}Z" ${fill(coat)}/>`
  const light = `<path d="M${-wide + 3} ${shoulder + 2}Q${-wide + 1} ${hip - 8} ${-wide - flare + 2} ${hip + 2}L${-wide + 5} ${hip + 4}Q${-wide + 6} ${hip - 10} ${-wide + 8} ${shoulder}Z" ${fill(lighten(coat, 0.28), 0.8)}/>`
  const neck = line(
    [
      [0, headY + head - 2],
      [0, shoulder],
    ],
    stroke(darken(skin, 0.1), child ? 7 : 6),
  )
  const behind =
    pose === 'hold'
      ? legs.join('') + neck + body + light + arms.join('')
      : legs.join('') + arms.join('') + neck + body + light
  return behind + headOf(who, head, headY, view)
}

function headOf({ skin, hair, hat, longHair }: Person, r: number, y: number, view: 'back' | 'front'): string {
  const skull = circle(0, y, r, fill(skin))
  const long = longHair
    ? `<path d="M${-r * 1.05} ${y}Q${-r * 1.25} ${y + r * 1.9} ${-r * 0.5} ${y + r * 2}L${r * 0.5} ${y + r * 2}Q${r * 1.25} ${y + r * 1.9} ${r * 1.05} ${y}Z" ${fill(hair)}/>`
    : ''
  const back =
    circle(0, y - r * 0.08, r * 1.04, fill(hair)) +
    ellipse(-r * 0.35, y - r * 0.4, r * 0.35, r * 0.3, fill(lighten(hair, 0.3), 0.6))
  const front = `<path d="M${-r * 1.03} ${y + r * 0.1}A${r * 1.05} ${r * 1.05} 0 0 1 ${r * 1.03} ${y + r * 0.1}Q${r * 0.75} ${y - r * 0.55} ${-r * 0.1} ${y - r * 0.4}Q${-r * 0.8} ${y - r * 0.35} ${-r * 1.03} ${y + r * 0.1}Z" ${fill(hair)}/>`
  const face =
    circle(-r * 0.36, y + r * 0.12, r * 0.1, fill('#3a2a26')) +
    circle(r * 0.36, y + r * 0.12, r * 0.1, fill('#3a2a26')) +
    circle(-r * 0.55, y + r * 0.42, r * 0.2, fill('#e8836b', 0.5)) +
    circle(r * 0.55, y + r * 0.42, r * 0.2, fill('#e8836b', 0.5)) +
    `<path d="M${-r * 0.28} ${y + r * 0.45}Q0 ${y + r * 0.75} ${r * 0.28} ${y + r * 0.45}" ${stroke('#a8503f', r * 0.1)}/>`
  const head = view === 'back' ? (longHair ? long : '') + back : (longHair ? long : '') + skull + face + front
  return head + (hat ? hatOf(hat, r, y) : '')
}

function hatOf(color: string, r: number, y: number): string {
  return (
    `<path d="M${-r * 1.08} ${y - r * 0.2}A${r * 1.08} ${r * 1.12} 0 0 1 ${r * 1.08} ${y - r * 0.2}Z" ${fill(color)}/>` +
    line(
      [
        [-r * 1.05, y - r * 0.22],
        [r * 1.05, y - r * 0.22],
      ],
      stroke(lighten(color, 0.35), r * 0.34),
    ) +
    circle(0, y - r * 1.38, r * 0.3, fill(lighten(color, 0.5)))
  )
}

/** A wide straw hat for a head at (0, y). */
export function strawHat(r: number, y: number, band: string): string {
  return (
    ellipse(0, y - r * 0.35, r * 1.9, r * 0.5, fill('#e4c07a')) +
    ellipse(0, y - r * 0.75, r * 1.02, r * 0.75, fill('#edcf90')) +
    ellipse(0, y - r * 0.5, r * 1.02, r * 0.24, fill(band))
  )
}

/** The demo family's members, who look the same in every picture. */
export const relatives = {
  freja: { coat: '#d9a441', legs: '#4d5b7c', hair: '#d9a95f', skin: '#f2c9a5', longHair: true },
  julien: { coat: '#46688c', legs: '#4b443f', hair: '#33231f', skin: '#b97f5a' },
  alma: {
    coat: '#d1543f',
    legs: '#f1e4cf',
    hair: '#6b4128',
    skin: '#dba781',
    child: true,
    dress: true,
    longHair: true,
  },
  noe: { coat: '#e6b23c', legs: '#49698a', hair: '#2d1f1d', skin: '#c98f68', child: true },
  astrid: { coat: '#7c5f86', legs: '#5b5668', hair: '#d9d3cc', skin: '#f0cdb0', dress: true },
} satisfies Record<string, Person>
