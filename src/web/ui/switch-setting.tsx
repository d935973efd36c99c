import { Switch } from './checkbox.tsx'
import { SavedSetting, type SavedSettingProps } from './saved-setting.tsx'

/** A switch that saves each change right away. */
export function SwitchSetting({
  label,
  hint,
  ...setting
}: SavedSettingProps<boolean> & { label: string; hint: string }) {
  return (
    <SavedSetting beside="switch" {...setting}>
      {({ value, onChange }) => (
        <Switch label={label} hint={hint} checked={value} onChange={(event) => onChange(event.target.checked)} />
      )}
    </SavedSetting>
  )
}
