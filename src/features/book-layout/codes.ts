import { encode } from 'uqr'

/**
 * The modules of a QR code with its quiet zone, row by row; true is dark. Error correction level Q survives thumbs and
 * creases.
 */
export function codeCells(address: string): boolean[][] {
  return encode(address, { ecc: 'Q', border: 2 }).data
}
