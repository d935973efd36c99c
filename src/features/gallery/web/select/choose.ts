import { SELECTION_MAX } from '#features/photos/photos.rules.ts'
import type { Selection } from './selection.ts'

type Chosen = { ids: Set<string>; anchor: string | undefined }

/** Adds or removes one photo. */
export function toggled({ ids }: Selection, id: string): Chosen {
  const next = new Set(ids)
  if (!next.delete(id) && next.size < SELECTION_MAX) next.add(id)
  return { ids: next, anchor: id }
}

/** Adds the range from the last selected photo to this one, in the gallery's order. */
export function ranged({ ids, anchor }: Selection, id: string, order: readonly string[]): Chosen {
  const [a, b] = [order.indexOf(anchor ?? id), order.indexOf(id)]
  if (a < 0 || b < 0) return toggled({ ids, anchor }, id)
  return { ids: withAll(ids, order.slice(Math.min(a, b), Math.max(a, b) + 1)), anchor: anchor ?? id }
}

/** Selects all of these, or none if all are selected already. */
export function toggledAll({ ids }: Selection, some: readonly string[]): Chosen {
  if (some.some((id) => !ids.has(id))) return { ids: withAll(ids, some), anchor: some.at(-1) }
  const gone = new Set(some)
  return { ids: new Set([...ids].filter((id) => !gone.has(id))), anchor: undefined }
}

function withAll(ids: ReadonlySet<string>, more: readonly string[]): Set<string> {
  const all = new Set(ids)
  for (const id of more) if (all.size < SELECTION_MAX) all.add(id)
  return all
}
