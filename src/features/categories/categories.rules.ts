import * as z from 'zod/mini'

export const CATEGORY_NAME_MAX_LENGTH = 60
/** Trimmed and not blank (S1 section 5). Unique in the family, ignoring case. */
export const CategoryName = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'category_name_required'),
    z.maxLength(CATEGORY_NAME_MAX_LENGTH, 'category_name_too_long'),
  )
