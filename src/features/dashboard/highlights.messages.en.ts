export const highlights = {
  title: 'On this day',
  subtitle: 'Photos from this day in past years',
  all: 'Show all {count, number}',
  day: 'See the whole day',
  ago: '{years, plural, one {A year ago} other {# years ago}}',
  today: '{years, plural, one {A year ago today} other {# years ago today}}',
  since: '{news} since your last visit',
  photos: '{count, plural, one {# new photo} other {# new photos}}{from, select, few { from {names}} other {}}',
  milestones: '{count, plural, one {# new milestone} other {# new milestones}}',
  both: '{photos} and {milestones}',
} as const
