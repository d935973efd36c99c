/**
 * Detaches the buffer so V8 frees it now instead of at the next major GC. Only for arrays that use their whole buffer. V8 runs
 * a major GC for every few megabytes allocated outside its heap.
 */
export function detachBuffer({ buffer, byteLength }: Uint8Array | Float32Array): void {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0)
}
