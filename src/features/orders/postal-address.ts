import * as z from 'zod/mini'
import { countries, postalCodes, regionNeeded } from './countries.ts'

const LINE_MAX = 100
const line = z
  .string()
  .check(z.trim(), z.maxLength(LINE_MAX, 'too_long'), z.regex(/^[^\p{Cc}]*$/u, 'characters_invalid'))
const filled = line.check(z.minLength(1, 'needed'))

/** A shipping address. Names and streets in any script; fields that a country's parcels need are required. */
export const PostalAddress = z
  .object({
    name: filled,
    line1: filled.check(z.describe('Street and number.')),
    line2: z._default(line, '').check(z.describe('Apartment, floor, or company.')),
    city: filled,
    /** State, province, county or prefecture. */
    region: z._default(line, '').check(z.describe('State, province, or region. Some countries require it.')),
    postal_code: z._default(line.check(z.toUpperCase(), z.maxLength(12, 'postal_code_wrong')), ''),
    country: z.string().check(
      z.refine((code) => countries.includes(code), 'country_needed'),
      z.describe('ISO 3166-1 alpha-2 code, such as US.'),
    ),
    /** For the courier; many require it. */
    phone: z
      ._default(line.check(z.regex(/^(\+?[\d\s()./-]{6,25})?$/, 'phone_wrong')), '')
      .check(z.describe('For the carrier.')),
  })
  .check(
    z.refine(({ country, postal_code }) => postalCodes.get(country)?.test(postal_code) ?? true, {
      path: ['postal_code'],
      message: 'postal_code_wrong',
    }),
    z.refine(({ country, region }) => region !== '' || !regionNeeded.has(country), {
      path: ['region'],
      message: 'needed',
    }),
  )
export type PostalAddress = z.output<typeof PostalAddress>

/** The lines on a parcel, without the country. */
export function addressLines({ name, line1, line2, city, region, postal_code, country }: PostalAddress): string[] {
  const place = codeLast.has(country)
    ? [`${city}, ${region} ${postal_code}`]
    : [[postal_code, city].filter(Boolean).join(' '), region]
  return [name, line1, line2, ...place].filter(Boolean)
}
/** Where the postal code comes after the city and the region. */
export const codeLast: ReadonlySet<string> = new Set(['AU', 'CA', 'US'])
