import { activity } from '#features/activity/activity.messages.en.ts'
import { families } from '#features/families/families.messages.en.ts'
import { photos } from '#features/photos/photos.messages.en.ts'
import { web } from '#web/web.messages.en.ts'
import { shell } from './shell.messages.en.ts'

/** The sentences that most pages need; areas with pages of their own come with these pages (messages.ts). */
export const messages = { web, shell, families, activity, photos }
