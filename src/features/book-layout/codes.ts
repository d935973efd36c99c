import { encode } from 'uqr'

/** The squares of a code with its quiet zone, row by row: true is dark. Thumbs and creases cost it nothing (level Q). */
export function codeCells(address: string): boolean[][] {
  return encode(address, { ecc: 'Q', border: 2 }).data
}
