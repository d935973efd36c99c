export const similarPhotos = {
  title: 'Similar photos',
  intro:
    '{count, plural, =0 {Review duplicates and bursts.} one {# group of duplicates or bursts to review.} other {# groups of duplicates and bursts to review.}} Nothing is deleted unless you choose to delete it.',
  back: 'Photos',
  group: '{count, plural, one {# similar photo} other {# similar photos}}, {date}',
  alike: '{count, plural, one {# similar photo} other {# similar photos}}',
  keepOne: 'Keep: {words}',
  open: 'View larger: {words}',
  keep: '{kept, plural, =0 {Keep this one} one {Keep this one} other {Keep these #}}{others, plural, =0 {} one {, delete the other} other {, delete the other #}}',
  keepShort: '{kept, plural, =0 {Keep this one} one {Keep this one} other {Keep these #}}',
  others:
    '{others, plural, =0 {All of them stay.} one {The other photo moves to Recently deleted, where it can be restored for 30 days.} other {The other # photos move to Recently deleted, where they can be restored for 30 days.}}',
  keepAll: '{count, plural, =2 {Keep both} other {Keep all}}',
  reasons: {
    favorite: 'Suggested: your favorite',
    labelled: 'Suggested: has details',
    larger: 'Suggested: largest',
    sharper: 'Suggested: sharpest',
    none: 'Suggested',
  },
  emptyTitle: 'No similar photos',
  emptyText: 'Duplicates and bursts appear here a few minutes after they’re added. You choose which photos to keep.',
  notYoursTitle: 'You can’t review similar photos',
  notYoursText: 'Ask this family’s owner to make you an editor.',
  failedTitle: 'We couldn’t load similar photos',
  toasts: {
    moved: '{count, plural, one {# photo moved to Recently deleted} other {# photos moved to Recently deleted}}',
    kept: 'All photos kept',

    failed: 'We couldn’t save your choice',
  },
} as const
