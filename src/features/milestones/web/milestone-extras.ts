import { createContext, type ReactNode } from 'react'

/** Renders what other features add below a milestone; `app` provides it. */
export type ShowMilestoneExtras = (milestone: { family_id: string; milestone_id: string }) => ReactNode

export const MilestoneExtrasContext = createContext<ShowMilestoneExtras>(() => null)
