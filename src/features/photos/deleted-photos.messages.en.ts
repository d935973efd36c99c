export const deletedPhotos = {
  card: {
    title: 'Recently deleted',
    text: 'For 30 days you can bring back what was deleted.',
    open: 'Look at what was deleted',
  },
  title: 'Recently deleted',
  intro: 'Photos and answers of children stay here for 30 days; then they go for good. Only you can see them.',
  back: 'Family settings',
  list: 'Deleted photos',
  select: 'Select a photo deleted on {date}: {words}',
  daysLeft: '{days, plural, =0 {Goes today} one {# day left} other {# days left}}',
  restore: '{count, plural, =0 {Restore} one {Restore # photo} other {Restore # photos}}',
  restoring: 'Restoring...',
  clear: 'Clear selection',
  empty: 'Delete all for good',
  hint: 'Choose the photos that should come back.',
  emptyTitle: 'No photo was deleted',
  emptyText: 'What you or your editors delete waits here for 30 days.',
  failedTitle: 'The deleted photos could not be loaded',
  confirm: {
    title: 'Delete all of these for good?',
    text: 'Every photo on this page goes at once, with its original. Nobody can bring them back.',
    confirm: 'Delete for good',
    deleting: 'Deleting...',
  },
  toasts: {
    restored: '{count, plural, one {Photo restored} other {# photos restored}}',
    restoredText:
      '{count, plural, one {It is} other {They are}} back where {count, plural, one {it was} other {they were}}',
    gone: '{count, plural, one {One photo was gone already} other {# photos were gone already}}',
    restoreFailed: 'Failed to restore',
    emptied:
      '{count, plural, =0 {There was nothing left to delete} one {One photo deleted for good} other {# photos deleted for good}}',
    emptyFailed: 'Failed to delete',
  },
} as const
