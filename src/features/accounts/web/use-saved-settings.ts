import type { SavedSettingProps } from '#web/ui/saved-setting.tsx'
import type { UserSettings } from '../accounts.schemas.ts'
import { useSaveSettings } from './accounts.data.ts'
import { useSaveFailure } from './use-save-failure.ts'

/** Props with which a `SavedSetting` shows and saves one account setting. */
export function useSavedSettings(stored: UserSettings) {
  const { mutateAsync } = useSaveSettings()
  const failed = useSaveFailure()
  return <Name extends keyof UserSettings>(name: Name): SavedSettingProps<UserSettings[Name]> => ({
    value: stored[name],
    save: (value) => mutateAsync({ [name]: value }),
    onFailed: (error) => failed(error, 'settingsFailed'),
  })
}
