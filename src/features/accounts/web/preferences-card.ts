import type { SavedSettingProps } from '#web/ui/saved-setting.tsx'
import type { Preferences } from '../accounts.schemas.ts'

/** Props with which a `SavedSetting` shows and saves one preference. */
export type PreferencesCardProps = {
  preference: <Name extends keyof Preferences>(name: Name) => SavedSettingProps<Preferences[Name]>
}
