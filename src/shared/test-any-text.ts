import fc from 'fast-check'

const LAST_CODE_POINT = 0x10ffff
const anyCodePoint = fc.integer({ min: 0, max: LAST_CODE_POINT }).map((code) => String.fromCodePoint(code))

/** Text of any code points, including unpaired surrogates. fast-check's own (unit: 'binary') takes a second to initialize. */
export function anyText(maxLength?: number): fc.Arbitrary<string> {
  return fc.string({ unit: anyCodePoint, ...(maxLength && { maxLength }) })
}
