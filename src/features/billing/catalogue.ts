/** What a plan allows. Null means unlimited. Recordings of children's answers are never limited. */
export type Entitlements = {
  /** Across all families that one person owns. */
  photos: number | null
  /** Per family. */
  members: number | null
  layouts: 'basic' | 'multiple'
  custom_domain: boolean
  videos: boolean
  audio_captions: boolean
  birthday_reminders: boolean
  /** Printed books included in each season of three months. */
  books_per_season: number
  hardcover: boolean
}

export const tiers = ['free', 'basic', 'plus', 'premium', 'legacy'] as const
export type Tier = (typeof tiers)[number]

export type Plan = {
  tier: Tier
  /** Minor units of the catalogue's currency, per month and per year. */
  monthly: number
  yearly: number
  is_most_popular: boolean
  entitlements: Entitlements
}

export type Catalogue = {
  name: 'family' | 'classic'
  /** ISO 4217, in lower case like Stripe. */
  currency: 'usd'
  /** From the smallest to the largest. */
  plans: readonly Plan[]
  /** Trial length in days, with the most popular plan; 0 means no trial. */
  trial_days: number
}

/** S0 section 9: a year costs as much as ten months. */
const MONTHS_OF_A_YEAR = 10

/** For one printed copy and for the digital copy, in minor units; S1 section 9. The same in both catalogues. */
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

/**
 * Prices and limits of S0 section 9 and S1 section 9. Limits that S1 doesn't list for classic plans are those of the
 * family plan of the same rank.
 */
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

/** Unlimited, for self-hosting. */
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

/** Without an active plan, content can be viewed and exported, but nothing can be added. */
export const nothingMore: Entitlements = {
  ...free,
  photos: 0,
  members: 0,
}
