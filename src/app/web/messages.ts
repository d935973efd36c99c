import type { Locale } from '#shared/locales.ts'
import { textsOptions } from '#web/more-texts.tsx'

/** All catalogs that screens use, each an object with one namespace. */
type AppMessages = typeof import('#features/accounts/accounts.messages.en.ts') &
  typeof import('#features/accounts/api-keys.messages.en.ts') &
  typeof import('#features/security/security.messages.en.ts') &
  typeof import('#features/activity/activity.messages.en.ts') &
  typeof import('#features/addresses/addresses.messages.en.ts') &
  typeof import('#features/admin/admin.messages.en.ts') &
  typeof import('#features/backups/backup-problems.messages.en.ts') &
  typeof import('#features/backups/backups.messages.en.ts') &
  typeof import('#features/billing/billing.messages.en.ts') &
  typeof import('#features/billing/plans.messages.en.ts') &
  typeof import('#features/books/books.messages.en.ts') &
  typeof import('#features/captions/captions.messages.en.ts') &
  typeof import('#features/categories/categories.messages.en.ts') &
  typeof import('#features/children/children.messages.en.ts') &
  typeof import('#features/comments/comments.messages.en.ts') &
  typeof import('#features/families/families.messages.en.ts') &
  typeof import('#features/families/members.messages.en.ts') &
  typeof import('#features/guests/guests.messages.en.ts') &
  typeof import('#features/invitations/invitations.messages.en.ts') &
  typeof import('#features/milestones/milestones.messages.en.ts') &
  typeof import('#features/notifications/notifications.messages.en.ts') &
  typeof import('#features/orders/orders.messages.en.ts') &
  typeof import('#features/own-data/own-data.messages.en.ts') &
  typeof import('#features/personality/personality.messages.en.ts') &
  typeof import('#features/personality/prompts.messages.en.ts') &
  typeof import('#features/photos/deleted-photos.messages.en.ts') &
  typeof import('#features/gallery/highlights.messages.en.ts') &
  typeof import('#features/viewer/photo-tools.messages.en.ts') &
  typeof import('#features/photos/photos.messages.en.ts') &
  typeof import('#features/gallery/picker.messages.en.ts') &
  typeof import('#features/gallery/similar-photos.messages.en.ts') &
  typeof import('#features/uploads/uploads.messages.en.ts') &
  typeof import('#features/imports/imports.messages.en.ts') &
  typeof import('#features/own-data/family-export.messages.en.ts') &
  typeof import('#web/audit.messages.en.ts') &
  typeof import('#web/crop.messages.en.ts') &
  typeof import('#web/web.messages.en.ts') &
  typeof import('./shell.messages.en.ts') &
  typeof import('./tips/tips.messages.en.ts')

declare module 'use-intl' {
  interface AppConfig {
    Locale: Locale
    Messages: AppMessages
  }
}

const everywhere = import.meta.glob<object>([
  './shell.messages.*.ts',
  '#features/activity/activity.messages.*.ts',
  '#features/families/families.messages.*.ts',
  '#features/photos/photos.messages.*.ts',
  '#web/web.messages.*.ts',
])

/** Texts of areas with their own pages, loaded with the first of these pages. */
export const areas = {
  accounts: import.meta.glob<object>('#features/{accounts/accounts,security/security}.messages.*.ts'),
  addresses: import.meta.glob<object>('#features/{addresses/addresses,billing/plans}.messages.*.ts'),
  admin: import.meta.glob<object>([
    '#features/{admin/admin,accounts/accounts,backups/backups,backups/backup-problems,security/security}.messages.*.ts',
    '#web/audit.messages.*.ts',
  ]),
  audit: import.meta.glob<object>('#web/audit.messages.*.ts'),
  backups: import.meta.glob<object>('#features/backups/backups.messages.*.ts'),
  billing: import.meta.glob<object>('#features/billing/{billing,plans}.messages.*.ts'),
  captions: import.meta.glob<object>('#features/captions/captions.messages.*.ts'),
  comments: import.meta.glob<object>('#features/comments/comments.messages.*.ts'),
  deletedPhotos: import.meta.glob<object>('#features/photos/deleted-photos.messages.*.ts'),
  guests: import.meta.glob<object>('#features/guests/guests.messages.*.ts'),
  imports: import.meta.glob<object>('#features/imports/imports.messages.*.ts'),
  joining: import.meta.glob<object>(
    '#features/{invitations/invitations,accounts/accounts,security/security}.messages.*.ts',
  ),
  members: import.meta.glob<object>('#features/{families/members,invitations/invitations,billing/plans}.messages.*.ts'),
  ownData: import.meta.glob<object>('#features/own-data/own-data.messages.*.ts'),
  similarPhotos: import.meta.glob<object>('#features/gallery/similar-photos.messages.*.ts'),
  transfer: import.meta.glob<object>('#features/own-data/family-export.messages.*.ts'),
}
export type Area = keyof typeof areas

/** Texts that most pages need. */
export function messagesOptions(locale: Locale) {
  return textsOptions(everywhere, locale)
}
