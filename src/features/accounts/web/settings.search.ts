import * as z from 'zod/mini'

const settingsTabs = ['profile', 'notifications', 'privacy', 'security', 'data', 'keys'] as const
export type SettingsTab = (typeof settingsTabs)[number]
export const SettingsSearch = z.object({ tab: z.catch(z.optional(z.enum(settingsTabs)), undefined) })
