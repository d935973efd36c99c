/**
 * Search parameters of a child's answers: the open question, whether it's asked again, whether its answer is being written,
 * the take whose recording was just saved, or its answers over the years.
 */
export type ProfileSearch = { question?: number; again?: boolean; step?: 'words'; take?: string; view?: 'years' }

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** A recorded answer was pressed, so it plays where it opens. */
    playsAnswer?: boolean
  }
}

/** A question has the whole screen. */
export function isStage({ question, view }: ProfileSearch): boolean {
  return question !== undefined && view !== 'years'
}
