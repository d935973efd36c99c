/** Every object of an audio caption lies below this; made of ids alone. */
export function captionFolder(family_id: string, clip_id: string): string {
  return `families/${family_id}/captions/${clip_id}`
}
