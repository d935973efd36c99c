import { useText } from '#web/text.tsx'
import { Card } from '#web/ui/card.tsx'
import { SwitchSetting } from '#web/ui/switch-setting.tsx'
import { toastError } from '#web/ui/toast.ts'
import type { Family } from '../families.contract.ts'
import { useSaveFamilySettings } from './families.data.ts'

/** Lets the owner decide whether viewers may save originals. */
export function ViewersCard({ family }: { family: Family }) {
  const t = useText('members.viewers')
  const saving = useSaveFamilySettings(family.id)
  return (
    <Card>
      <SwitchSetting
        label={t('maySave')}
        hint={t('maySaveHint')}
        value={family.viewers_may_save}
        save={saving.mutateAsync}
        onFailed={(error) => toastError(t('failed'), error)}
      />
    </Card>
  )
}
