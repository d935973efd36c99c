import type { Feature } from '#server/feature.ts'
import type { Operation } from '#shared/contract.ts'
import { features } from './features.ts'

export function operationsIn(some: readonly Feature[]): Operation[] {
  return some.flatMap(({ contract = [] }) => contract.flatMap((part) => Object.values(part)))
}

/** Every operation of the API. The server refuses to start unless it has exactly these routes. */
export const contract: readonly Operation[] = operationsIn(features)
