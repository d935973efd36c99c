/** Every object of a recorded answer lies below this; made of ids alone. */
export function clipFolder(family_id: string, clip_id: string): string {
  return `families/${family_id}/answers/${clip_id}`
}
