import { darken, mix } from '../color.ts'
import { birds, sky } from '../parts/sky.ts'
import { rowingBoat, sailboat, water } from '../parts/water.ts'
import { below, fill, type Frame, lit, move, polygon, ridgeLine } from '../shapes.ts'

/** Boats in a small harbor. */
export function harbour(frame: Frame): string {
  const { w, h, random, light } = frame
  const horizon = h * 0.45
  const hills = [0.8, 0.45].map((distance, at) =>
    below(
      { ...frame, h: horizon },
      ridgeLine({ ...frame, random: random.for(`hill ${at}`) }, horizon - 110 + at * 62, 90, 12),
      fill(lit(light, '#5c7f58', distance)),
    ),
  )
  const houses = Array.from({ length: Math.round(w / 95) }, (_, at) =>
    house(
      frame,
      at * 96 + random.between(-12, 12),
      horizon + 6,
      random.between(0.8, 1.25),
      random.pick(['#c9573f', '#e8c98f', '#f0e3cc', '#7d9a9a', '#d98a5b', '#b9483c']),
    ),
  )
  const shoreline = `<g id="town">${houses.join('')}</g>`
  const mirror = `<g transform="translate(0 ${(horizon + 8) * 2}) scale(1 -1)" opacity="0.42">${houses.join('')}</g>`
  const boats = [
    { x: 0.2, y: 0.62, size: 1.25, sail: '#f6ead2', hull: '#b7412f' },
    { x: 0.78, y: 0.66, size: 1.5, sail: '#e8b25a', hull: '#2f5f78' },
    { x: 0.5, y: 0.57, size: 0.8, sail: '#f1dcc0', hull: '#e9e0cf' },
  ].map(({ x, y, size, sail, hull }) => {
    const body = sailboat(sail, hull, 100)
    const at = { x: w * (x + random.between(-0.04, 0.04)), y: h * y, scale: size * (h / 700) }
    return (
      `<g opacity="0.38">${move(at.x, at.y + 12, at.scale, `<g transform="scale(1 -0.8)">${body}</g>`)}</g>` +
      move(at.x, at.y, at.scale, body)
    )
  })
  const planks = Array.from({ length: 9 }, (_, at) =>
    polygon(
      [
        [w * 0.3 - at * 46, h * 0.9 + at * 26],
        [w * 0.62 + at * 12, h * 0.9 + at * 26],
        [w * 0.63 + at * 13, h * 0.9 + at * 26 + 22],
        [w * 0.29 - at * 46, h * 0.9 + at * 26 + 22],
      ],
      fill(mix('#a07a56', '#7a5a43', random.next())),
    ),
  )
  return [
    sky(frame, horizon, { clouds: Math.round(w / 350), sun: [0.72, 0.5] }),
    ...hills,
    shoreline,
    water(frame, horizon, h, { calm: true, glitterX: w * 0.72 }),
    mirror,
    ...boats,
    move(w * 0.4, h * 0.82, 1.35, rowingBoat('#3f7d6e', 130)),
    ...planks,
    birds(random, w * 0.4, horizon * 0.4, 180, 6, lit(light, '#5a6777')),
  ].join('')
}

function house({ light, random }: Frame, x: number, y: number, scale: number, wall: string): string {
  const tall = random.between(74, 118)
  const color = lit(light, wall, 0.12)
  const window = light.late ? '#ffd27a' : lit(light, '#4a5d70', 0.1)
  const panes = [-20, 12].flatMap((dx) =>
    [0.35, 0.7].map((level) => `<rect x="${dx}" y="${-tall * level - 12}" width="14" height="19" ${fill(window)}/>`),
  )
  const roof = lit(light, random.pick(['#8d4433', '#6d4a43', '#59524f']), 0.12)
  return move(
    x,
    y,
    scale,
    `<rect x="-40" y="${-tall}" width="82" height="${tall}" ${fill(color)}/><rect x="16" y="${-tall}" width="26" height="${tall}" ${fill(darken(color, 0.18), 0.7)}/><path d="M-50 ${-tall}L0 ${-tall - 52}L50 ${-tall}Z" ${fill(roof)}/><path d="M0 ${-tall - 52}L50 ${-tall}L14 ${-tall}Z" ${fill(darken(roof, 0.3), 0.7)}/>${panes.join('')}`,
  )
}
