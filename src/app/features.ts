/**
 * Every feature of the server. A feature imports only features above its line; .dependency-cruiser.cjs reads the order
 * from here.
 */
const modules = await Promise.all([
  import('#features/accounts/feature.ts'),
  import('#features/security/feature.ts'),
  import('#features/sign-in/feature.ts'),
  import('#features/families/feature.ts'),
  import('#features/activity/feature.ts'),
  import('#features/billing/feature.ts'),
  import('#features/addresses/feature.ts'),
  import('#features/invitations/feature.ts'),
  import('#features/people/feature.ts'),
  import('#features/notifications/feature.ts'),
  import('#features/categories/feature.ts'),
  import('#features/exports/feature.ts'),
  import('#features/media/feature.ts'),
  import('#features/uploads/feature.ts'),
  import('#features/places/feature.ts'),
  import('#features/photos/feature.ts'),
  import('#features/viewer/feature.ts'),
  import('#features/map/feature.ts'),
  import('#features/gallery/feature.ts'),
  import('#features/albums/feature.ts'),
  import('#features/milestones/feature.ts'),
  import('#features/personality/feature.ts'),
  import('#features/captions/feature.ts'),
  import('#features/book-layout/feature.ts'),
  import('#features/books/feature.ts'),
  import('#features/orders/feature.ts'),
  import('#features/comments/feature.ts'),
  import('#features/guests/feature.ts'),
  import('#features/own-data/feature.ts'),
  import('#features/imports/feature.ts'),
  import('#features/backups/feature.ts'),
  import('#features/search/feature.ts'),
  import('#features/admin/feature.ts'),
  import('#features/dashboard/feature.ts'),
  import('#features/contact/feature.ts'),
  import('#features/public/feature.ts'),
])

export const features = modules.map(({ feature }) => feature)
