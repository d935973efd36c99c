import type { ByteRange } from './object-store.ts'

/**
 * Parses a Range header (RFC 9110 section 14) for an object of `size` bytes. Serves single ranges only. For several ranges,
 * other units and invalid ones it returns the whole object, as the standard allows.
 */
export function parseRange(header: string | undefined, size: number): 'full' | ByteRange | 'unsatisfiable' {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/i.exec(header?.trim() ?? '') ?? []
  if (from === undefined || to === undefined || (from === '' && to === '')) return 'full'
  if (from === '') {
    const length = Math.min(Number(to), size)
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 }
  }
  const start = Number(from)
  const end = to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (to !== '' && Number(to) < start) return 'full'
  return start >= size ? 'unsatisfiable' : { start, end }
}
