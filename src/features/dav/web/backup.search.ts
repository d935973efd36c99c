import * as z from 'zod/mini'

export const phones = ['iphone', 'android'] as const
export type Phone = (typeof phones)[number]

export const backupChoices = [...phones, 'other'] as const
export type BackupChoice = (typeof backupChoices)[number]

/** What's being set up. Without it, the page lists the devices and asks which phone. */
export const BackupSearch = z.object({ for: z.catch(z.optional(z.enum(backupChoices)), undefined) })
export type BackupSearch = z.output<typeof BackupSearch>
