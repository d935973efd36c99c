/** What the plans are called and what each brings, for every page, mail and document that speaks of them. */
export const plans = {
  names: { free: 'Free', basic: 'Basic', plus: 'Plus', premium: 'Premium', legacy: 'Legacy' },
  for: {
    free: 'For a first chapter',
    basic: 'For a small household',
    plus: 'For the whole family',
    premium: 'For a family in full swing',
    legacy: 'For generations',
  },
  lines: {
    photos: '{count, plural, =-1 {Unlimited photos} one {# photo} other {# photos}}',
    members: '{count, plural, =-1 {Unlimited members} one {# family member} other {# family members}}',
    custom_domain: 'Custom domain',
    subdomain: 'Subdomain only',
    basic_layout: 'Basic layout',
    multiple_layouts: 'Multiple layouts',
    audio_captions: 'Audio captions',
    videos: 'Video uploads',
    birthday_reminders: 'Birthday reminders',
    books_per_season: '{count, plural, =0 {No physical books} one {# book every season} other {# books every season}}',
    hardcover: 'Premium hardcover books',
  },
  extras: {
    free: 'Community support',
    basic: 'Email support',
    plus: 'Priority support',
    premium: 'Priority support',
    legacy: 'Upgraded packaging, archiving, priority support and white-glove service',
  },
  use: {
    title: 'How full your plan is',
    photos: 'Photos and videos of all your families',
    members: 'Members of {family}',
    of: '{used, number} of {limit, number}',
    unlimited: '{used, number}, without a limit',
    near: {
      photos: '{used, number} of {limit, number} places for photos are taken.',
      members: '{used, number} of {limit, number} places for members are taken, with those who are invited.',
    },
    full: {
      photos: 'All {limit, number} places for photos are taken. What is here stays.',
      members:
        '{limit, plural, one {The only place for a member is taken} other {All # places for members are taken}}, with those who are invited.',
    },
    over: 'There is no plan any more: what is here stays, and nothing can be added.',
    lift: '{plan} has room for {count, plural, =-1 {as many as you like} other {#}}.',
    top: 'No plan here has room for more.',
    videos: 'Your plan is for photos. {plan} takes videos too.',
    birthday_reminders: 'With {plan} you are reminded of birthdays.',
    owner: 'The owner of this family can choose it.',
    see: 'See the plans',
  },
} as const
