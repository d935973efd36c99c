import type { Preferences } from '../accounts.schemas.ts'

/** What a card of preferences shows and tells of changes. */
export type PreferencesCardProps = { shown: Preferences; onChange: (change: Partial<Preferences>) => void }
