import { adminContract } from '#features/admin/admin.contract.ts'
import { accountsContract } from '#features/accounts/accounts.contract.ts'
import { accountActivityContract } from '#features/security/account-activity.contract.ts'
import { passkeysContract } from '#features/security/passkeys.contract.ts'
import { providersContract } from '#features/sign-in/providers.contract.ts'
import { ownProvidersContract } from '#features/sign-in/own-providers.contract.ts'
import { tokensContract } from '#features/accounts/tokens.contract.ts'
import { authenticatorContract } from '#features/security/authenticator.contract.ts'
import { devicesContract } from '#features/accounts/devices.contract.ts'
import { emailChangeContract } from '#features/sign-in/email-change.contract.ts'
import { signInContract } from '#features/sign-in/sign-in.contract.ts'
import { securityContract } from '#features/security/security.contract.ts'
import { apiKeysContract } from '#features/accounts/api-keys.contract.ts'
import { avatarContract } from '#features/accounts/avatar.contract.ts'
import { addressesContract } from '#features/addresses/addresses.contract.ts'
import { activityContract } from '#features/activity/activity.contract.ts'
import { booksContract } from '#features/books/books.contract.ts'
import { ordersContract } from '#features/orders/orders.contract.ts'
import { billingContract } from '#features/billing/billing.contract.ts'
import { sandboxContract } from '#features/billing/sandbox.contract.ts'
import { captionsContract } from '#features/captions/captions.contract.ts'
import { commentsContract } from '#features/comments/comments.contract.ts'
import { categoriesContract } from '#features/categories/categories.contract.ts'
import { childrenContract } from '#features/children/children.contract.ts'
import { dashboardContract } from '#features/dashboard/dashboard.contract.ts'
import { familiesContract } from '#features/families/families.contract.ts'
import { guestsContract } from '#features/guests/guests.contract.ts'
import { milestonesContract } from '#features/milestones/milestones.contract.ts'
import { invitationsContract } from '#features/invitations/invitations.contract.ts'
import { membersContract } from '#features/families/members.contract.ts'
import { deletedPhotosContract } from '#features/photos/deleted-photos.contract.ts'
import { notificationsContract } from '#features/notifications/notifications.contract.ts'
import { personalityContract } from '#features/personality/personality.contract.ts'
import { photoSelectionsContract } from '#features/photos/photo-selections.contract.ts'
import { photoWorksContract } from '#features/photos/bulk-jobs.contract.ts'
import { highlightsContract } from '#features/gallery/highlights.contract.ts'
import { mapContract } from '#features/map/map.contract.ts'
import { mediaContract } from '#features/media/media.contract.ts'
import { placesContract } from '#features/places/places.contract.ts'
import { uploadsContract } from '#features/uploads/uploads.contract.ts'
import { photoUrlsContract } from '#features/media/photo-urls.contract.ts'
import { similarPhotosContract } from '#features/gallery/similar-photos.contract.ts'
import { photosContract } from '#features/photos/photos.contract.ts'
import { importsContract } from '#features/imports/imports.contract.ts'
import { familyExportContract } from '#features/own-data/family-export.contract.ts'
import { ownDataContract } from '#features/own-data/own-data.contract.ts'
import { searchContract } from '#features/search/search.contract.ts'
import { contactContract } from '#features/public/contact.contract.ts'
import type { Operation } from '#shared/contract.ts'

/** Every operation there is. The server refuses to start unless it has exactly these. */
export const contract: readonly Operation[] = [
  accountsContract,
  signInContract,
  securityContract,
  authenticatorContract,
  devicesContract,
  accountActivityContract,
  emailChangeContract,
  passkeysContract,
  providersContract,
  ownProvidersContract,
  tokensContract,
  apiKeysContract,
  avatarContract,
  familiesContract,
  childrenContract,
  membersContract,
  billingContract,
  sandboxContract,
  addressesContract,
  invitationsContract,
  activityContract,
  notificationsContract,
  categoriesContract,
  mediaContract,
  photoUrlsContract,
  uploadsContract,
  placesContract,
  photosContract,
  photoSelectionsContract,
  photoWorksContract,
  deletedPhotosContract,
  mapContract,
  highlightsContract,
  similarPhotosContract,
  commentsContract,
  guestsContract,
  milestonesContract,
  importsContract,
  familyExportContract,
  ownDataContract,
  searchContract,
  personalityContract,
  captionsContract,
  booksContract,
  ordersContract,
  adminContract,
  dashboardContract,
  contactContract,
].flatMap((part) => Object.values(part))
