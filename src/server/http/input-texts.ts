import { Problem } from '#shared/problems.ts'

/**
 * Makes an input's texts storable in PostgreSQL: unpaired surrogates become U+FFFD.
 * @throws Problem invalid_input naming the field that contains U+0000, which PostgreSQL can't store
 */
export function storableInput(input: Record<string, unknown>): Record<string, unknown> {
  const fields: Record<string, string> = {}
  const storable = Object.fromEntries(
    Object.entries(input).map(([name, value]) => {
      const storableValue = mapTexts(value, (text) => {
        if (text.includes('\0')) fields[name] = 'characters_invalid'
        return text.toWellFormed()
      })
      return [name, storableValue]
    }),
  )
  if (Object.keys(fields).length > 0) throw new Problem('invalid_input', { fields })
  return storable
}

function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map((one) => mapTexts(one, change))
  if (value === null || typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, mapTexts(one, change)]))
}
