import { createStore } from '#web/external-store.ts'
import type { Pin } from '../pin.ts'

/** Captions play below a photo's details or in the full-screen view. */
type Place = 'details' | 'stage'

/** The caption that someone chose by its pin, or that follows in order. */
export const chosenCaption = createStore<{ place: Place; id: string; goesOn: boolean } | null>(null)

/** A new recording, while its place in the photo can be chosen. */
export const newPin = createStore<{ photo_id: string; pin: Pin | null } | null>(null)

/** The next one in order, after this one has played. */
export function goOn(captions: readonly { id: string }[]): void {
  const chosen = chosenCaption.get()
  const next = chosen?.goesOn && captions[captions.findIndex(({ id }) => id === chosen.id) + 1]
  chosenCaption.set(next ? { ...chosen, id: next.id } : null)
}
