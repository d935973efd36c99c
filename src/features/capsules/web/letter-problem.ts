export type LetterField = 'person_id' | 'opens_on' | 'age' | 'letter' | 'file_ids'

const known = [
  ...(['letter_required', 'too_long', 'person_required', 'date_required', 'age_required'] as const),
  ...(['birth_date_required', 'not_in_future', 'too_far_ahead', 'no_account'] as const),
  ...(['files_uploading', 'files_failed'] as const),
]

/** The key of the text for what's wrong with a field. */
export function letterProblem(reason: string | undefined): (typeof known)[number] | undefined {
  return reason === undefined ? undefined : (known.find((one) => one === reason) ?? 'date_required')
}
