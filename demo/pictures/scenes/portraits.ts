import { lighten } from '../color.ts'
import { face, type Expression, type Look } from '../parts/face.ts'
import { fill, glow, move, rect, type Frame } from '../shapes.ts'

/** Alma at five, six, and seven. Her recorded answers show her, too. */
export const alma = (age: number): Look => ({
  age: 'child',
  skin: '#eec3a4',
  hair: '#7a4a2b',
  cut: 'long',
  length: (age - 5) * 34,
  ...(age === 6 && { gap: true }),
  ...{ clothes: '#b4472b', wall: '#d5e0e3' },
  ...(age === 5 && { clothes: '#d9a441', wall: '#dfe6dc' }),
  ...(age === 6 && { clothes: '#7a3e5d', wall: '#f0dfcd' }),
})

export const astrid: Look = {
  age: 'old',
  skin: '#f0cdb0',
  hair: '#cfc8c0',
  cut: 'bun',
  glasses: '#8a4b3c',
  clothes: '#7c5f86',
  collar: '#f4ead9',
  wall: '#dfe3d6',
}

const looks = {
  portraitOfAstrid: astrid,
  portraitOfFreja: {
    age: 'adult',
    skin: '#f2c9a5',
    hair: '#d9a95f',
    cut: 'parted',
    clothes: '#3f6f73',
    wall: '#f0dfcd',
  },
  portraitOfJulien: {
    age: 'adult',
    skin: '#c58c66',
    hair: '#33231f',
    cut: 'short',
    beard: true,
    grins: true,
    clothes: '#46688c',
    collar: '#5f82a6',
    wall: '#ece3d0',
  },
  portraitOfCamille: {
    age: 'adult',
    skin: '#cf9a75',
    hair: '#3a2621',
    cut: 'curls',
    grins: true,
    clothes: '#c9694a',
    necklace: '#e9c46a',
    wall: '#dbe4e0',
  },
  portraitOfAlma: alma(7),
  portraitOfNoe: {
    age: 'child',
    skin: '#d69f77',
    hair: '#3b2620',
    cut: 'tousled',
    grins: true,
    clothes: '#e6b23c',
    stripes: '#f6e7c4',
    wall: '#d9e2ea',
  },
} satisfies Record<string, Look>

function portrait(look: Look) {
  return portraitAt(look, (h) => ({ y: h * (look.cut === 'bun' ? 0.56 : 0.52), scale: 2.7 }))
}

export function portraitAt(look: Look, place: (h: number) => { y: number; scale: number }, expression?: Expression) {
  return ({ w, h }: Frame) => {
    const { y, scale } = place(h)
    return [
      rect(-20, -20, w + 40, h + 40, fill(look.wall)),
      glow(w * 0.4, h * 0.35, 620, lighten(look.wall, 0.7), 0.8),
      move(w / 2, y, scale, face(look, expression)),
    ].join('')
  }
}

type PortraitName = keyof typeof looks

/** Camille's portraits of the family. */
export const portraits = Object.fromEntries(
  Object.entries(looks).map(([name, look]) => [name, portrait(look)]),
) as Record<PortraitName, (frame: Frame) => string>
