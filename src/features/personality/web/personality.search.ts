/** What the address of a child's answers says: which question is open, whether it is asked anew, or through the years. */
export type ProfileSearch = { question?: number; again?: boolean; view?: 'years' }
