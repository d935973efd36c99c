import { darken, lighten, mix } from '../color.ts'
import { circle, ellipse, fill, line, move, rect, stroke } from '../shapes.ts'

export type Look = {
  age: 'child' | 'adult' | 'old'
  skin: string
  hair: string
  cut: 'long' | 'parted' | 'short' | 'tousled' | 'bun' | 'curls'
  /** How far long hair falls below the chin. */
  length?: number
  beard?: true
  glasses?: string
  grins?: true
  /** A tooth is missing. */
  gap?: true
  clothes: string
  collar?: string
  stripes?: string
  necklace?: string
  wall: string
}
/** `open` is how far the mouth is open, from 0 to 1. `turn` is where the face looks, from -1 (left) to 1 (right). */
export type Expression = { open?: number; blinks?: boolean; turn?: number }

const INK = '#3b2a20'
const LIPS = '#a8503f'
const MOUTH = '#7d2f2b'
const TEETH = '#fffdf9'

const shade = (skin: string, share: number) => mix(skin, '#9c4a2f', share)

/** Head and shoulders, with the face around (0, 0), in a space about 360 units tall. */
export function face(look: Look, expression: Expression = {}): string {
  const { skin, age } = look
  const isChild = age === 'child'
  const [rx, ry] = isChild ? [82, 96] : [78, 102]
  const ears = [-1, 1].map(
    (side) => ellipse(side * rx, 10, 13, 20, fill(skin)) + ellipse(side * (rx + 2), 11, 6, 11, fill(shade(skin, 0.22))),
  )
  return [
    hairBehind(look),
    shoulders(look),
    ...ears,
    ellipse(0, isChild ? 0 : 4, rx, ry, fill(skin)),
    turned(features(look, expression), expression),
    hairInFront(look),
    look.glasses ? turned(glasses(look.glasses), expression) : '',
  ].join('')
}

const turned = (body: string, { turn = 0 }: Expression) => (turn ? move(turn * 17, 0, 1, body) : body)

function shoulders({ age, skin, clothes, collar, stripes, necklace }: Look): string {
  const [half, top] = age === 'child' ? [128, 112] : [150, 122]
  const torso = rect(-half, top, 2 * half, 320, fill(clothes), 78)
  const id = `torso${clothes.slice(1)}`
  const bands = stripes
    ? `<clipPath id="${id}">${rect(-half, top, 2 * half, 320, '', 78)}</clipPath><g clip-path="url(#${id})">${[0, 1, 2, 3].map((row) => rect(-half, top + 34 + row * 44, 2 * half, 16, fill(stripes))).join('')}</g>`
    : ''
  const neck = rect(-28, 64, 56, top - 40, fill(shade(skin, 0.26)), 24)
  const neckline = collar
    ? `<path d="M-46 ${top + 2}Q0 ${top + 26} 46 ${top + 2}L58 ${top + 22}L24 ${top + 54}L0 ${top + 34}L-24 ${top + 54}L-58 ${top + 22}Z" ${fill(collar)}/>`
    : line(
        [
          [-40, top + 6],
          [0, top + 20],
          [40, top + 6],
        ],
        stroke(darken(clothes, 0.12), 12),
      )
  const beads = necklace
    ? [-36, -25, -13, 0, 13, 25, 36].map((x) => circle(x, top + 18 - (x * x) / 90, 6, fill(necklace))).join('')
    : ''
  return [torso, bands, neck, neckline, beads].join('')
}

function features(look: Look, { open = 0, blinks = false }: Expression): string {
  const { age, skin, hair } = look
  const isChild = age === 'child'
  const [eyeX, eyeY, eye] = isChild ? [34, 4, 9.5] : [31, -2, 7]
  const browColor = darken(hair, age === 'old' ? 0.2 : 0.1)
  const sides = [-1, 1].map((side) =>
    [
      ellipse(side * 51, isChild ? 32 : 34, 17, 12, fill('#d66e5a', isChild ? 0.28 : 0.2)),
      ellipse(side * eyeX, eyeY, eye * 0.8, blinks ? 1.2 : eye, fill(INK)),
      blinks ? '' : ellipse(side * eyeX + 2.5, eyeY - eye * 0.35, 2.2, 2.5, fill('#ffffff')),
      `<path d="M${side * (eyeX - 13)} ${eyeY - 24}Q${side * eyeX} ${eyeY - 33} ${side * (eyeX + 13)} ${eyeY - 22}" ${stroke(browColor, look.beard ? 6.5 : 4)}/>`,
      age === 'old'
        ? `<path d="M${side * 52} 0L${side * 60} -4M${side * 52} 6L${side * 61} 8" ${stroke(shade(skin, 0.3), 2.5)}/>`
        : '',
    ].join(''),
  )
  const nose = isChild
    ? `<path d="M-6.5 25Q0 31 6.5 25" ${stroke(shade(skin, 0.4), 3.4)}/>`
    : `<path d="M-2 8Q-11 27 -6 31Q0 36 8 30" ${stroke(shade(skin, 0.4), 3.6)}/>`
  return [...sides, look.beard ? beard(hair) : '', nose, mouth(look, isChild ? 54 : 60, open)].join('')
}

function mouth({ grins, gap, beard: bearded }: Look, y: number, open: number): string {
  if (open >= 0.08) {
    const [rx, ry] = [21 - open * 5, 4 + open * 14]
    return [
      `<clipPath id="mouth">${ellipse(0, y, rx, ry, '')}</clipPath><g clip-path="url(#mouth)">`,
      rect(-22, y - ry, 44, 2 * ry, fill(MOUTH)),
      rect(-22, y - ry, 44, 7, fill(TEETH)),
      gap ? rect(0, y - ry, 9, 8, fill(MOUTH)) : '',
      '</g>',
    ].join('')
  }
  if (!grins) return `<path d="M-22 ${y - 5}Q0 ${y + 15} 22 ${y - 5}" ${stroke(bearded ? '#c98173' : LIPS, 4.4)}/>`
  return [
    `<path d="M-28 ${y - 9}Q0 ${y - 3} 28 ${y - 9}Q22 ${y + 19} 0 ${y + 19}Q-22 ${y + 19} -28 ${y - 9}Z" ${fill(MOUTH)}/>`,
    `<path d="M-25 ${y - 8}Q0 ${y - 3} 25 ${y - 8}Q24 ${y - 1} 19 ${y + 3}Q0 ${y + 6} -19 ${y + 3}Q-24 ${y - 1} -25 ${y - 8}Z" ${fill(TEETH)}/>`,
  ].join('')
}

function hairBehind({ cut, hair, length = 60 }: Look): string {
  if (cut === 'long') return rect(-98, -100, 196, 160 + length, fill(hair), 90)
  if (cut === 'parted')
    return `<path d="M-92 -20C-100 -124 100 -124 92 -20C96 60 132 130 112 ${120 + length}Q0 ${150 + length} -112 ${120 + length}C-132 130 -96 60 -92 -20Z" ${fill(darken(hair, 0.1))}/>`
  if (cut === 'bun')
    return circle(0, -122, 36, fill(darken(hair, 0.08))) + ellipse(0, -20, 92, 92, fill(darken(hair, 0.08)))
  if (cut === 'curls')
    return curls(
      [
        [-84, -62, 40],
        [-104, -12, 42],
        [-104, 42, 40],
        [-84, 84, 34],
        [84, -62, 40],
        [104, -12, 42],
        [104, 42, 40],
        [84, 84, 34],
      ],
      darken(hair, 0.08),
    )
  return ellipse(0, -24, 90, 84, fill(hair))
}

function hairInFront({ cut, hair }: Look): string {
  const shine = (path: string) => `<path d="${path}" ${stroke(lighten(hair, 0.22), 5, 0.7)}/>`
  const shape = (path: string) => `<path d="${path}" ${fill(hair)}/>`
  switch (cut) {
    case 'long':
      return (
        shape('M-88 -8Q-84 -108 0 -110Q84 -108 88 -8Q62 -58 12 -52Q-56 -52 -88 -8Z') + shine('M-50 -84Q-20 -98 14 -96')
      )
    case 'parted':
      return (
        shape(
          'M-24 -112C-84 -108 -104 -40 -98 40C-96 92 -116 170 -110 290L-66 290C-84 170 -84 70 -80 20Q-74 -40 -24 -72Z',
        ) +
        shape('M-26 -112C84 -122 108 -44 98 40C96 92 116 170 110 290L66 290C84 170 84 70 82 20Q70 -48 -26 -74Z') +
        shine('M-46 -86Q-76 -62 -82 -14') +
        shine('M10 -92Q62 -82 82 -20')
      )
    case 'bun':
      return (
        shape('M-88 0Q-92 -108 0 -112Q92 -108 88 0Q78 -44 38 -66Q0 -44 -46 -40Q-76 -34 -88 0Z') +
        shine('M38 -68Q8 -84 -34 -80') +
        shine('M40 -70Q68 -66 80 -38') +
        shine('M-18 -138Q0 -148 18 -138')
      )
    case 'curls':
      return curls(
        [
          [-62, -78, 34],
          [-24, -98, 38],
          [22, -98, 38],
          [62, -78, 34],
          [-40, -66, 24],
          [4, -72, 28],
          [46, -64, 24],
        ],
        hair,
      )
    case 'tousled':
      return (
        shape(
          'M-86 4Q-100 -70 -56 -100Q-40 -124 -14 -112Q10 -134 34 -114Q70 -112 82 -74Q96 -46 86 4Q76 -30 62 -44Q44 -30 26 -46Q6 -26 -18 -46Q-40 -26 -58 -40Q-76 -24 -86 4Z',
        ) + shine('M-44 -86Q-14 -104 20 -96')
      )
    case 'short':
      return (
        shape(
          'M-82 2Q-98 -66 -66 -96Q-36 -132 22 -124Q84 -118 86 -60Q90 -30 82 2Q76 -36 58 -58Q10 -50 -48 -66Q-74 -44 -82 2Z',
        ) + shine('M-48 -92Q-10 -114 34 -104')
      )
  }
}

function curls(list: readonly (readonly [number, number, number])[], color: string): string {
  return list
    .map(
      ([x, y, r]) =>
        circle(x, y, r, fill(color)) +
        `<path d="M${x - r * 0.45} ${y - r * 0.2}Q${x} ${y - r * 0.7} ${x + r * 0.45} ${y - r * 0.15}" ${stroke(lighten(color, 0.16), 4, 0.7)}/>`,
    )
    .join('')
}

function beard(hair: string): string {
  return `<path d="M-80 -2Q-82 118 0 120Q82 118 80 -2Q76 48 54 54Q30 38 4 43L0 45L-4 43Q-30 38 -54 54Q-76 48 -80 -2Z" ${fill(hair)}/>`
}

function glasses(color: string): string {
  return (
    [-1, 1]
      .map((side) =>
        circle(side * 32, 0, 24, `fill="#ffffff" fill-opacity="0.14" stroke="${color}" stroke-width="4.5"`),
      )
      .join('') + `<path d="M-9 -3Q0 -9 9 -3M-55 -6L-80 -10M55 -6L80 -10" ${stroke(color, 4.5)}/>`
  )
}
