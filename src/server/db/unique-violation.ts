/** SQLSTATE. */
const UNIQUE_VIOLATION = '23505'

/** Whether a statement failed because another row already has the value. */
export function isUniqueViolation(error: unknown): boolean {
  return (error as { code?: string }).code === UNIQUE_VIOLATION
}
