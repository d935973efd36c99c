import type { SavedSettingProps } from '#web/ui/saved-setting.tsx'
import type { Preferences } from '../accounts.schemas.ts'

/** What a `SavedSetting` needs to show and save one preference. */
export type PreferencesCardProps = {
  preference: <Name extends keyof Preferences>(name: Name) => SavedSettingProps<Preferences[Name]>
}
