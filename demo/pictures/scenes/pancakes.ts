import { lighten } from '../color.ts'
import { blob, circle, ellipse, fill, type Frame, line, move, polygon, rect, stroke } from '../shapes.ts'

/** Pancakes, seen from above. */
export function pancakes(frame: Frame): string {
  const { w, h, random } = frame
  const [cx, cy, r] = [w * 0.5, h * 0.54, Math.min(w, h) * 0.36]
  const cloth = random.pick(['#7f9aa0', '#b56a50', '#8f9a6a'])
  const weave =
    Array.from({ length: 26 }, (_, at) =>
      line(
        [
          [at * (w / 24) - 20, -20],
          [at * (w / 24) + 30, h + 20],
        ],
        stroke(at % 3 ? lighten(cloth, 0.25) : '#f3e6d0', at % 3 ? 4 : 15, 0.4),
      ),
    ).join('') +
    Array.from({ length: 20 }, (_, at) =>
      line(
        [
          [-20, at * (h / 18)],
          [w + 20, at * (h / 18) + 20],
        ],
        stroke(at % 3 ? lighten(cloth, 0.25) : '#f3e6d0', at % 3 ? 4 : 15, 0.4),
      ),
    ).join('')
  const stack = [0, 1, 2]
    .map(
      (at) =>
        blob(random, cx + at * 7 - 10, cy - at * 13 + 14, r * 0.68, r * 0.66, fill('#a8642f'), 0.03) +
        blob(
          random,
          cx + at * 7 - 13,
          cy - at * 13 + 8,
          r * 0.65,
          r * 0.62,
          fill(at === 2 ? '#dca152' : '#c98540'),
          0.03,
        ),
    )
    .join('')
  const syrup =
    blob(random, cx, cy - 20, r * 0.5, r * 0.44, fill('#b5652a', 0.85), 0.24, 9) +
    blob(random, cx - 16, cy - 34, r * 0.3, r * 0.2, fill('#e0954a', 0.7), 0.3, 7)
  const berry = (x: number, y: number, size: number, blue: boolean) =>
    blue
      ? circle(x, y, size * 0.62, fill('#3f4a7d')) +
        circle(x - size * 0.16, y - size * 0.18, size * 0.2, fill('#98a3d6'))
      : `<path d="M${x} ${y + size}Q${x - size * 1.1} ${y - size * 0.2} ${x - size * 0.6} ${y - size * 0.8}Q${x} ${y - size * 1.05} ${x + size * 0.6} ${y - size * 0.8}Q${x + size * 1.1} ${y - size * 0.2} ${x} ${y + size}Z" ${fill('#cf3038')}/><path d="M${x - size * 0.55} ${y - size * 0.85}L${x} ${y - size * 0.5}L${x + size * 0.55} ${y - size * 0.85}L${x} ${y - size * 1.2}Z" ${fill('#6b9a45')}/>` +
        [-0.3, 0.3, 0]
          .map((dx, at) => circle(x + dx * size, y - 0.3 * size + at * size * 0.36, size * 0.07, fill('#f6d98f')))
          .join('')
  const scattered = Array.from({ length: 13 }, (_, at) => {
    const angle = (at / 13) * 6.28 + random.between(-0.15, 0.15)
    return berry(cx + Math.cos(angle) * r * 0.83, cy + Math.sin(angle) * r * 0.83, random.between(19, 27), at % 3 !== 0)
  }).join('')
  const fork = (x: number, tines: boolean) =>
    line(
      [
        [x, cy + r * 0.8],
        [x, cy - r * 0.1],
      ],
      stroke('#d9d3c8', 17),
    ) +
    (tines
      ? [-20, 0, 20]
          .map((dx) =>
            line(
              [
                [x + dx, cy - r * 0.2],
                [x + dx, cy - r * 0.58],
              ],
              stroke('#d9d3c8', 9),
            ),
          )
          .join('') +
        line(
          [
            [x - 20, cy - r * 0.2],
            [x, cy - r * 0.05],
            [x + 20, cy - r * 0.2],
          ],
          stroke('#d9d3c8', 11),
        )
      : `<path d="M${x - 9} ${cy - r * 0.05}V${cy - r * 0.7}Q${x + 34} ${cy - r * 0.45} ${x + 16} ${cy - r * 0.05}Z" ${fill('#e6e1d8')}/>`)
  return [
    rect(-20, -20, w + 40, h + 40, fill(cloth)),
    weave,
    polygon(
      [
        [w * 0.5, -20],
        [w + 20, -20],
        [w + 20, h * 0.6],
        [w * 0.2, h + 20],
        [-20, h + 20],
        [-20, h * 0.86],
      ],
      fill('#fff3cf', 0.16),
    ),
    ellipse(cx + 26, cy + 34, r * 1.03, r * 1.02, fill('#2b2438', 0.3)),
    circle(cx, cy, r, fill('#f6ecd9')),
    circle(cx, cy, r * 0.95, fill('#5f8f97')),
    circle(cx, cy, r * 0.9, fill('#f9f1e1')),
    circle(cx, cy, r * 0.72, fill('#e9dcc6')),
    scattered,
    stack,
    syrup,
    rect(cx - 36, cy - 70, 66, 50, fill('#f9df8a'), 8),
    rect(cx - 36, cy - 70, 66, 18, fill('#fff3bf'), 8),
    berry(cx + 64, cy - 64, 34, false),
    berry(cx - 74, cy + 6, 28, true),
    berry(cx + 40, cy + 34, 25, true),
    berry(cx - 30, cy + 54, 30, false),
    ...(w > h * 1.1 ? [fork(cx - r * 1.3, true), fork(cx + r * 1.26, false)] : []),
    mug(w * 0.88, h * 0.16, Math.min(w, h) * 0.13),
    move(w * 0.11, h * 0.15, Math.min(w, h) / 900, jar()),
  ].join('')
}

function mug(x: number, y: number, r: number): string {
  return (
    ellipse(x + 14, y + 20, r * 1.05, r, fill('#2b2438', 0.3)) +
    line(
      [
        [x - r * 0.8, y + r * 0.5],
        [x - r * 1.5, y + r * 0.9],
      ],
      stroke('#e0a13a', r * 0.26),
    ) +
    circle(x, y, r, fill('#e0a13a')) +
    circle(x, y, r * 0.84, fill('#6b3f24')) +
    circle(x, y, r * 0.72, fill('#8a5833')) +
    `<path d="M${x} ${y + r * 0.42}q${-r * 0.62} ${-r * 0.44} ${-r * 0.28} ${-r * 0.7}q${r * 0.2} ${-r * 0.1} ${r * 0.28} ${r * 0.14}q${r * 0.08} ${-r * 0.24} ${r * 0.28} ${-r * 0.14}q${r * 0.34} ${r * 0.26} ${-r * 0.28} ${r * 0.7}Z" ${fill('#f0dcbd')}/>`
  )
}

function jar(): string {
  return (
    ellipse(14, 18, 96, 92, fill('#2b2438', 0.3)) +
    circle(0, 0, 90, fill('#f3dcc0')) +
    circle(0, 0, 78, fill('#d9952f')) +
    circle(-8, -8, 58, fill('#f0b545')) +
    ellipse(-26, -30, 18, 12, fill('#fff0c0', 0.8)) +
    line(
      [
        [10, 10],
        [96, -74],
      ],
      stroke('#a8703f', 15),
    ) +
    ellipse(6, 14, 24, 18, fill('#a8703f'))
  )
}
