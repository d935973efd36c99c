import { createContext, type ReactNode } from 'react'

/** What features above this one say about an answer, below it; `app` fills it in. */
export type ShowAnswerExtras = (answer: { family_id: string; response_id: string }) => ReactNode

export const AnswerExtrasContext = createContext<ShowAnswerExtras>(() => null)
