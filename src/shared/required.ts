/** A value that the code before this made sure of. @throws Error, which is a bug, where it's missing */
export function required<T>(value: T): NonNullable<T> {
  if (value === undefined || value === null) throw new Error('A required value is missing')
  return value
}
