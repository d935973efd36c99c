/** What a child may do, in the order in which they grow into it. */
export const steps = ['flag', 'hide', 'own'] as const
export type Step = (typeof steps)[number]
export type Ages = Record<Step, number>

export const USUAL_AGES: Ages = { flag: 7, hide: 13, own: 18 }
/** What a family can choose between. */
export const AGE_LIMITS = { flag: { min: 3, max: 18 }, hide: { min: 3, max: 18 }, own: { min: 3, max: 21 } } as const
