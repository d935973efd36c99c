import { createContext, type ReactNode } from 'react'

/** What features above this one say about a milestone, below it; `app` fills it in. */
export type ShowMilestoneExtras = (milestone: { family_id: string; milestone_id: string }) => ReactNode

export const MilestoneExtrasContext = createContext<ShowMilestoneExtras>(() => null)
