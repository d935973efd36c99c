import { flower } from '../parts/plants.ts'
import { blob, circle, fill, type Frame, move, polygon, rect, shaded, stroke } from '../shapes.ts'
import { print, table } from './room.ts'

/** A closed envelope with a wax seal, on a table. */
export function sealedLetter(frame: Frame): string {
  return [
    table(frame, -10, '#c9935f'),
    // Away from the edges, which wide and tall pages crop.
    '<g transform="translate(90 164) scale(.83)">',
    move(760, 190, 1, print(frame, 'beach', 'golden', 330, 260), 11),
    move(210, 170, 1, print(frame, 'garden', 'morning', 280, 230), -9),
    move(500, 540, 1, lying(frame), -4),
    pen(),
    '</g>',
    move(760, 990, 1, flower(frame.random.for('a'), 'poppy', 230, 96, '#e86f47'), -38),
    move(850, 1010, 1, flower(frame.random.for('b'), 'daisy', 190, 84, '#fdf4e3'), -30),
  ].join('')
}

function lying({ random }: Frame): string {
  const [w, h] = [760, 500]
  const [l, t] = [-w / 2, -h / 2]
  return [
    rect(l + 10, t + 18, w, h, fill('#3f2415', 0.38), 8),
    shaded(
      (paint) => rect(l, t, w, h, paint, 8),
      [
        [0, '#f7ead0'],
        [1, '#ecd8b2'],
      ],
    ),
    polygon(
      [
        [l, -t],
        [0, 6],
        [-l, -t],
      ],
      fill('#f3e3c2'),
    ),
    `<path d="M${l + 4} ${-t - 4}L0 6L${-l - 4} ${-t - 4}" ${stroke('#b08d5c', 4, 0.6)}/>`,
    polygon(
      [
        [l, t + 4],
        [-l, t + 4],
        [18, 62],
        [0, 72],
        [-18, 62],
      ],
      fill('#7d5a35', 0.35),
    ),
    shaded(
      (paint) =>
        polygon(
          [
            [l, t],
            [-l, t],
            [18, 46],
            [0, 54],
            [-18, 46],
          ],
          paint,
        ),
      [
        [0, '#f2dfb8'],
        [1, '#fbf1db'],
      ],
    ),
    move(0, 44, 1.5, wax(random)),
  ].join('')
}

export function wax(random: Frame['random']): string {
  return [
    blob(random.for('wax'), 5, 8, 56, 54, fill('#5f1d10', 0.4), 0.13, 11),
    blob(random.for('wax'), 0, 0, 56, 54, fill('#b4472b'), 0.13, 11),
    circle(0, 0, 36, fill('#9f3b22')),
    `<path d="M-34 12A36 36 0 0 1 12 -34" ${stroke('#7d2c17', 5)}/><path d="M34 -12A36 36 0 0 1 -12 34" ${stroke('#e0836a', 4)}/>`,
    `<path d="M0 24S-23 9 -23 -7A12 12 0 0 1 0 -13A12 12 0 0 1 23 -7C23 9 0 24 0 24Z" ${fill('#d8694a')}/>`,
  ].join('')
}

function pen(): string {
  return move(
    120,
    905,
    1,
    `${rect(-4, 10, 360, 22, fill('#3f2415', 0.3), 11)}${rect(0, 0, 340, 22, fill('#3d4f6b'), 11)}${rect(40, 3, 250, 6, fill('#7f93b5', 0.8), 3)}${rect(200, 0, 14, 22, fill('#e7b860'))}<path d="M340 2L392 11L340 20Z" ${fill('#e7b860')}/>`,
    -9,
  )
}
