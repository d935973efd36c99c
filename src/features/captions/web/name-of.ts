import type { AudioCaption } from '../captions.contract.ts'

export function nameOf(person: AudioCaption['added_by']): string {
  return person ? `${person.first_name} ${person.last_name}`.trim() : ''
}
