import type { Tx } from '#server/db/database.ts'
import { moveClock, offsetOf, shiftLocal } from '#shared/local-times.ts'
import type { ManyChange } from '../photo-selections.contract.ts'
import { updateTimes, type NewTime } from './photo-selections.queries.ts'
import type * as z from 'zod/mini'

type Change = Pick<z.output<typeof ManyChange>, 'shift_minutes' | 'timezone' | 'clock_timezone'>
type Timed = { id: string; taken_at?: string | null; taken_offset_minutes: number | null }

/** Whether each photo gets a time or offset that depends on its own time. */
export function isRetimed({ shift_minutes, timezone }: Change): boolean {
  return !!shift_minutes || timezone !== undefined
}

/** Moves photos' times, or says what time zone they're in. Dates without a time stay as they are. */
export function retimePhotos(tx: Tx, family_id: string, photos: Timed[], change: Change): Promise<void> {
  return updateTimes(
    tx,
    family_id,
    photos.flatMap((photo) => newTimeOf(photo, change)),
  )
}

function newTimeOf(
  { id, taken_at, taken_offset_minutes: before }: Timed,
  { shift_minutes = 0, timezone, clock_timezone }: Change,
): NewTime[] {
  if (!taken_at) return []
  const isMoved = shift_minutes !== 0 || clock_timezone !== undefined
  const shifted = shift_minutes ? shiftLocal(taken_at, shift_minutes) : taken_at
  if (!timezone) return [{ id, taken_at: shifted, offset: before, isMoved }]
  if (!clock_timezone) return [{ id, taken_at: shifted, offset: offsetOf(shifted, timezone), isMoved }]
  const { local, offset } = moveClock(shifted, clock_timezone, timezone)
  return [{ id, taken_at: local, offset, isMoved }]
}
