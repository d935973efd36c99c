import { activity } from '#features/activity/activity.messages.es.ts'
import { families } from '#features/families/families.messages.es.ts'
import { photos } from '#features/photos/photos.messages.es.ts'
import { web } from '#web/web.messages.es.ts'
import { shell } from './shell.messages.es.ts'

export const messages = { web, shell, families, activity, photos }
