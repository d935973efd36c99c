/** Asserts that a value exists, if the preceding code guarantees it. @throws Error, which is a bug, if it's missing */
export function required<T>(value: T): NonNullable<T> {
  if (value === undefined || value === null) throw new Error('A required value is missing')
  return value
}
