import type { admin } from '#features/admin/admin.messages.en.ts'
import type { accounts } from '#features/accounts/accounts.messages.en.ts'
import type { books } from '#features/books/books.messages.en.ts'
import type { orders } from '#features/orders/orders.messages.en.ts'
import type { billing } from '#features/billing/billing.messages.en.ts'
import type { addresses } from '#features/addresses/addresses.messages.en.ts'
import type { captions } from '#features/captions/captions.messages.en.ts'
import type { categories } from '#features/categories/categories.messages.en.ts'
import type { highlights } from '#features/photos/highlights.messages.en.ts'
import type { notifications } from '#features/notifications/notifications.messages.en.ts'
import type { security } from '#features/accounts/security.messages.en.ts'
import type { children } from '#features/children/children.messages.en.ts'
import type { comments } from '#features/comments/comments.messages.en.ts'
import type { members } from '#features/families/members.messages.en.ts'
import type { invitations } from '#features/invitations/invitations.messages.en.ts'
import type { deletedPhotos } from '#features/photos/deleted-photos.messages.en.ts'
import type { similarPhotos } from '#features/photos/similar-photos.messages.en.ts'
import type { milestones } from '#features/milestones/milestones.messages.en.ts'
import type { personality } from '#features/personality/personality.messages.en.ts'
import type { picker } from '#features/photos/picker.messages.en.ts'
import type { apiKeys } from '#features/accounts/api-keys.messages.en.ts'
import type { imports } from '#features/transfer/imports.messages.en.ts'
import type { transfer } from '#features/transfer/transfer.messages.en.ts'
import type { ownData } from '#features/own-data/own-data.messages.en.ts'
import type { audit } from '#web/audit.messages.en.ts'
import type { plans } from '#features/billing/plans.messages.en.ts'
import type { photoTools } from '#features/photos/photo-tools.messages.en.ts'
import type { guests } from '#features/guests/guests.messages.en.ts'
import type { Locale } from '#shared/locales.ts'
import type { upload } from '#features/photos/upload.messages.en.ts'
import type { crop } from '#web/crop.messages.en.ts'
import type { TextLoaders } from '#web/more-texts.tsx'
import type { messages as en } from './messages.en.ts'
import type { tips } from './tips/tips.messages.en.ts'

/** Of pages that stand apart. */
type AreaMessages = {
  accounts: typeof accounts
  addresses: typeof addresses
  admin: typeof admin
  audit: typeof audit
  billing: typeof billing
  captions: typeof captions
  comments: typeof comments
  deletedPhotos: typeof deletedPhotos
  similarPhotos: typeof similarPhotos
  guests: typeof guests
  imports: typeof imports
  transfer: typeof transfer
  ownData: typeof ownData
  members: typeof members
}
/** Of parts that bring their own. */
type PartMessages = {
  apiKeys: typeof apiKeys
  books: typeof books
  categories: typeof categories
  children: typeof children
  crop: typeof crop
  milestones: typeof milestones
  invitations: typeof invitations
  highlights: typeof highlights
  notifications: typeof notifications
  orders: typeof orders
  personality: typeof personality
  picker: typeof picker
  plans: typeof plans
  photoTools: typeof photoTools
  security: typeof security
  tips: typeof tips
  upload: typeof upload
}
/** `joining` brings those of invitations and of signing in. */
export type Area = keyof AreaMessages | 'joining'

declare module 'use-intl' {
  interface AppConfig {
    Locale: Locale
    Messages: typeof en & AreaMessages & PartMessages
  }
}

const everywhere: TextLoaders = {
  en: async () => (await import('./messages.en.ts')).messages,
  es: async () => (await import('./messages.es.ts')).messages,
  fr: async () => (await import('./messages.fr.ts')).messages,
}

/** Sentences of areas whose pages stand apart: they load with the first of these pages. */
export const areas: Record<Area, TextLoaders> = {
  accounts: {
    en: () =>
      together(
        import('#features/accounts/accounts.messages.en.ts'),
        import('#features/accounts/security.messages.en.ts'),
      ),
    es: () =>
      together(
        import('#features/accounts/accounts.messages.es.ts'),
        import('#features/accounts/security.messages.es.ts'),
      ),
    fr: () =>
      together(
        import('#features/accounts/accounts.messages.fr.ts'),
        import('#features/accounts/security.messages.fr.ts'),
      ),
  },
  addresses: {
    en: () =>
      together(
        import('#features/addresses/addresses.messages.en.ts'),
        import('#features/billing/plans.messages.en.ts'),
      ),
    es: () =>
      together(
        import('#features/addresses/addresses.messages.es.ts'),
        import('#features/billing/plans.messages.es.ts'),
      ),
    fr: () =>
      together(
        import('#features/addresses/addresses.messages.fr.ts'),
        import('#features/billing/plans.messages.fr.ts'),
      ),
  },
  admin: {
    en: () =>
      together(
        import('#features/admin/admin.messages.en.ts'),
        import('#web/audit.messages.en.ts'),
        import('#features/accounts/accounts.messages.en.ts'),
        import('#features/accounts/security.messages.en.ts'),
      ),
    es: () =>
      together(
        import('#features/admin/admin.messages.es.ts'),
        import('#web/audit.messages.es.ts'),
        import('#features/accounts/accounts.messages.es.ts'),
        import('#features/accounts/security.messages.es.ts'),
      ),
    fr: () =>
      together(
        import('#features/admin/admin.messages.fr.ts'),
        import('#web/audit.messages.fr.ts'),
        import('#features/accounts/accounts.messages.fr.ts'),
        import('#features/accounts/security.messages.fr.ts'),
      ),
  },
  captions: {
    en: () => import('#features/captions/captions.messages.en.ts'),
    es: () => import('#features/captions/captions.messages.es.ts'),
    fr: () => import('#features/captions/captions.messages.fr.ts'),
  },
  comments: {
    en: () => import('#features/comments/comments.messages.en.ts'),
    es: () => import('#features/comments/comments.messages.es.ts'),
    fr: () => import('#features/comments/comments.messages.fr.ts'),
  },
  billing: {
    en: () =>
      together(import('#features/billing/billing.messages.en.ts'), import('#features/billing/plans.messages.en.ts')),
    es: () =>
      together(import('#features/billing/billing.messages.es.ts'), import('#features/billing/plans.messages.es.ts')),
    fr: () =>
      together(import('#features/billing/billing.messages.fr.ts'), import('#features/billing/plans.messages.fr.ts')),
  },
  guests: {
    en: () => import('#features/guests/guests.messages.en.ts'),
    es: () => import('#features/guests/guests.messages.es.ts'),
    fr: () => import('#features/guests/guests.messages.fr.ts'),
  },
  deletedPhotos: {
    en: () => import('#features/photos/deleted-photos.messages.en.ts'),
    es: () => import('#features/photos/deleted-photos.messages.es.ts'),
    fr: () => import('#features/photos/deleted-photos.messages.fr.ts'),
  },
  similarPhotos: {
    en: () => import('#features/photos/similar-photos.messages.en.ts'),
    es: () => import('#features/photos/similar-photos.messages.es.ts'),
    fr: () => import('#features/photos/similar-photos.messages.fr.ts'),
  },
  audit: {
    en: () => import('#web/audit.messages.en.ts'),
    es: () => import('#web/audit.messages.es.ts'),
    fr: () => import('#web/audit.messages.fr.ts'),
  },
  imports: {
    en: () => import('#features/transfer/imports.messages.en.ts'),
    es: () => import('#features/transfer/imports.messages.es.ts'),
    fr: () => import('#features/transfer/imports.messages.fr.ts'),
  },
  transfer: {
    en: () => import('#features/transfer/transfer.messages.en.ts'),
    es: () => import('#features/transfer/transfer.messages.es.ts'),
    fr: () => import('#features/transfer/transfer.messages.fr.ts'),
  },
  ownData: {
    en: () => import('#features/own-data/own-data.messages.en.ts'),
    es: () => import('#features/own-data/own-data.messages.es.ts'),
    fr: () => import('#features/own-data/own-data.messages.fr.ts'),
  },
  joining: {
    en: () =>
      together(
        import('#features/invitations/invitations.messages.en.ts'),
        import('#features/accounts/accounts.messages.en.ts'),
        import('#features/accounts/security.messages.en.ts'),
      ),
    es: () =>
      together(
        import('#features/invitations/invitations.messages.es.ts'),
        import('#features/accounts/accounts.messages.es.ts'),
        import('#features/accounts/security.messages.es.ts'),
      ),
    fr: () =>
      together(
        import('#features/invitations/invitations.messages.fr.ts'),
        import('#features/accounts/accounts.messages.fr.ts'),
        import('#features/accounts/security.messages.fr.ts'),
      ),
  },
  members: {
    en: () =>
      together(
        import('#features/families/members.messages.en.ts'),
        import('#features/invitations/invitations.messages.en.ts'),
        import('#features/billing/plans.messages.en.ts'),
      ),
    es: () =>
      together(
        import('#features/families/members.messages.es.ts'),
        import('#features/invitations/invitations.messages.es.ts'),
        import('#features/billing/plans.messages.es.ts'),
      ),
    fr: () =>
      together(
        import('#features/families/members.messages.fr.ts'),
        import('#features/invitations/invitations.messages.fr.ts'),
        import('#features/billing/plans.messages.fr.ts'),
      ),
  },
}

async function together(...parts: Promise<object>[]): Promise<object> {
  return Object.assign({}, ...(await Promise.all(parts))) as object
}

const forEver = { staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY }

/** The sentences of one language that most pages need; the browser fetches no other language. */
export function messagesOptions(locale: Locale) {
  return { queryKey: ['messages', locale], queryFn: everywhere[locale], ...forEver }
}
