/** The first steps of a new family, on its empty home. */
export const firstSteps = {
  title: 'First steps',
  child: 'Add your child',
  photos: 'Add photos',
  invite: 'Invite family',
  done: 'Done',
  adding: '{total, plural, one {Adding # photo…} other {Adding # photos…}}',
} as const
