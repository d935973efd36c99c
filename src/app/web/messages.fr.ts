import { activity } from '#features/activity/activity.messages.fr.ts'
import { families } from '#features/families/families.messages.fr.ts'
import { photos } from '#features/photos/photos.messages.fr.ts'
import { web } from '#web/web.messages.fr.ts'
import { shell } from './shell.messages.fr.ts'

export const messages = { web, shell, families, activity, photos }
