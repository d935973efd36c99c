export const deletedPhotos = {
  card: {
    title: 'Recently deleted',
    text: 'Restore photos and answers deleted in the last 30 days.',
  },
  title: 'Recently deleted',
  intro:
    'You can restore deleted photos and children’s answers for 30 days. Only you can see them. Albums, books, and milestones can’t be restored, but their photos stay in your gallery.',
  back: 'Family settings',
  list: 'Deleted photos',
  select: 'Select a photo deleted on {date}: {words}',
  daysLeft: '{days, plural, =0 {Deletes today} one {# day left} other {# days left}}',
  restore: '{count, plural, =0 {Restore} one {Restore # photo} other {Restore # photos}}',
  restoring: 'Restoring…',
  more: 'More',
  clear: 'Clear selection',
  empty: 'Delete all permanently',
  hint: 'Select the photos you want to restore.',
  emptyTitle: 'Everything’s in its place',
  emptyText: 'Deleted photos and answers stay here for 30 days, in case you want them back.',
  photos: 'View photos',
  failedTitle: 'We couldn’t load your deleted photos',
  confirm: {
    title: 'Permanently delete all of these photos?',
    text: 'Every photo on this page and its original will be permanently deleted. You can’t undo this.',
    confirm: 'Delete permanently',
    deleting: 'Deleting...',
  },
  toasts: {
    restored: '{count, plural, one {Photo restored} other {# photos restored}}',
    restoredText: '{count, plural, one {The photo is} other {The photos are}} back in the album',
    gone: '{count, plural, one {This photo is no longer available} other {These photos are no longer available}}',
    restoreFailed: 'We couldn’t restore the photos',
    emptied:
      '{count, plural, =0 {There was nothing left to delete} one {# photo permanently deleted} other {# photos permanently deleted}}',
    emptyFailed: 'We couldn’t delete the photos',
  },
} as const
