import type { ReactNode } from 'react'
import type { SavedSettingProps } from '#web/ui/saved-setting.tsx'
import { Card, SettingRows } from '#web/ui/card.tsx'
import type { Preferences } from '../accounts.schemas.ts'

/** Props with which a `SavedSetting` shows and saves one preference. */
export type PreferencesGroupProps = {
  preference: <Name extends keyof Preferences>(name: Name) => SavedSettingProps<Preferences[Name]>
}

/** Preferences of one kind, beside their heading on laptops. */
export function PreferencesGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid grid-cols-1 gap-x-12 gap-y-3 lg:grid-cols-[14rem_minmax(0,1fr)]">
      <h2 className="font-serif text-xl font-semibold lg:pt-5">{title}</h2>
      <Card>
        <SettingRows>{children}</SettingRows>
      </Card>
    </section>
  )
}
