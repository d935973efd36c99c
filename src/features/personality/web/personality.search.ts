/**
 * Search parameters of a child's answers: the open question, whether it's asked again, or its answers over the years.
 */
export type ProfileSearch = { question?: number; again?: boolean; view?: 'years' }
