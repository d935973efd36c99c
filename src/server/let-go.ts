/**
 * Gives memory back at once that nobody reads any more, where all of it is these bytes'. Left to itself V8 finds it only when
 * it marks its whole heap, which it does for every few megabytes that are new outside it.
 */
export function letGo({ buffer, byteLength }: Uint8Array | Float32Array): void {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0)
}
