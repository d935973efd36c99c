/** What a plan allows. Null is as many as one likes. Recordings of children's answers are never limited. */
export type Entitlements = {
  /** In all families that one person owns. */
  photos: number | null
  /** In each family. */
  members: number | null
  layouts: 'basic' | 'multiple'
  custom_domain: boolean
  videos: boolean
  audio_captions: boolean
  birthday_reminders: boolean
  /** Printed books that come with it, in each season of three months. */
  books_per_season: number
  hardcover: boolean
}

export const tiers = ['free', 'basic', 'plus', 'premium', 'legacy'] as const
export type Tier = (typeof tiers)[number]

export type Plan = {
  tier: Tier
  /** Minor units of the catalogue's currency, for a month and for a year. */
  monthly: number
  yearly: number
  is_most_popular: boolean
  entitlements: Entitlements
}

export type Catalogue = {
  name: 'family' | 'classic'
  /** ISO 4217, lower case as Stripe writes it. */
  currency: 'usd'
  /** From the least to the most. */
  plans: readonly Plan[]
  /** Days in which a new account has the most popular plan without paying; 0 is none. */
  trial_days: number
}

/** S0 section 9: ten months are the price of a year. */
const MONTHS_OF_A_YEAR = 10

/** Of one printed copy, and of the book's own PDF, in minor units; S1 section 9. The same in both catalogues. */
export const bookPrices = { digital: 0, softcover: 1_999, hardcover: 3_499 } as const
export type BookFormat = keyof typeof bookPrices

function plan(tier: Tier, monthly: number, entitlements: Entitlements, is_most_popular = false): Plan {
  return { tier, monthly, yearly: monthly * MONTHS_OF_A_YEAR, is_most_popular, entitlements }
}

const free: Entitlements = {
  photos: 500,
  members: 3,
  layouts: 'basic',
  custom_domain: false,
  videos: false,
  audio_captions: false,
  birthday_reminders: false,
  books_per_season: 0,
  hardcover: false,
}
const basic: Entitlements = {
  ...free,
  photos: 3_000,
  members: 5,
  layouts: 'multiple',
  custom_domain: true,
  audio_captions: true,
}
const premium: Entitlements = {
  ...basic,
  photos: 10_000,
  members: 10,
  videos: true,
  birthday_reminders: true,
  books_per_season: 1,
}
const legacy: Entitlements = { ...premium, photos: null, hardcover: true }

/** Prices and limits of S0 section 9, and of S1 section 9; what classic does not list is that of the family plan of its rank. */
export const catalogues: Record<Catalogue['name'], Catalogue> = {
  family: {
    name: 'family',
    currency: 'usd',
    trial_days: 0,
    plans: [
      plan('free', 0, free),
      plan('basic', 1_200, basic),
      plan('premium', 2_500, premium, true),
      plan('legacy', 4_500, legacy),
    ],
  },
  classic: {
    name: 'classic',
    currency: 'usd',
    trial_days: 14,
    plans: [
      plan('basic', 999, { ...basic, photos: 1_000, members: 2 }),
      plan('plus', 1_999, { ...premium, photos: 10_000, members: 10 }, true),
      plan('premium', 3_999, { ...legacy, photos: null }),
    ],
  },
}

/** Nothing is limited: a family that hosts for itself. */
export const everything: Entitlements = {
  photos: null,
  members: null,
  layouts: 'multiple',
  custom_domain: true,
  videos: true,
  audio_captions: true,
  birthday_reminders: true,
  books_per_season: 0,
  hardcover: true,
}

/** No plan any more: what is there stays, is read and exported; nothing can be added. */
export const nothingMore: Entitlements = {
  ...free,
  photos: 0,
  members: 0,
}
