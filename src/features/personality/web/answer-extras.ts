import { createContext, type ReactNode } from 'react'

/** Rendered below an answer by features above this one; registered in `app`. */
export type ShowAnswerExtras = (answer: { family_id: string; response_id: string }) => ReactNode

export const AnswerExtrasContext = createContext<ShowAnswerExtras>(() => null)
