import { autumnPath } from './scenes/autumn-path.ts'
import { balloons } from './scenes/balloons.ts'
import { beach } from './scenes/beach.ts'
import { bench } from './scenes/bench.ts'
import { birthdayCake } from './scenes/birthday-cake.ts'
import { cabin } from './scenes/cabin.ts'
import { catAtWindow } from './scenes/cat-at-window.ts'
import { childsDrawing } from './scenes/childs-drawing.ts'
import { christmasTree } from './scenes/christmas-tree.ts'
import { dogInGrass } from './scenes/dog-in-grass.ts'
import { fair } from './scenes/fair.ts'
import { garden } from './scenes/garden.ts'
import { harbour } from './scenes/harbour.ts'
import { hills } from './scenes/hills.ts'
import { kitchenTable } from './scenes/kitchen-table.ts'
import { kite } from './scenes/kite.ts'
import { lake } from './scenes/lake.ts'
import { lighthouse } from './scenes/lighthouse.ts'
import { orchard } from './scenes/orchard.ts'
import { pancakes } from './scenes/pancakes.ts'
import { portraits } from './scenes/portraits.ts'
import { rainyStreet } from './scenes/rainy-street.ts'
import { sandcastle } from './scenes/sandcastle.ts'
import { sunflowers } from './scenes/sunflowers.ts'
import { tent } from './scenes/tent.ts'
import type { Frame } from './shapes.ts'

/** Every scene that the demo family photographs. */
export const scenes = {
  autumnPath,
  balloons,
  beach,
  bench,
  birthdayCake,
  cabin,
  catAtWindow,
  childsDrawing,
  christmasTree,
  dogInGrass,
  fair,
  garden,
  harbour,
  hills,
  kitchenTable,
  kite,
  lake,
  lighthouse,
  orchard,
  pancakes,
  rainyStreet,
  sandcastle,
  sunflowers,
  tent,
  ...portraits,
} satisfies Record<string, (frame: Frame) => string>

export type SceneName = keyof typeof scenes
