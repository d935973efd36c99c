import { accountsTexts } from '#features/accounts/web/accounts.texts.ts'
import { securityTexts } from '#features/security/web/security.texts.ts'

/** Messages of pages that sign in or change how. */
export const signInTexts = { ...accountsTexts, ...securityTexts }
