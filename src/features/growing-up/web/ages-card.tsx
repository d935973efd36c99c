import { useQuery } from '@tanstack/react-query'
import { useText } from '#web/text.tsx'
import { Card, SettingRows } from '#web/ui/card.tsx'
import { QueryState } from '#web/ui/query-state.tsx'
import { SavedSetting } from '#web/ui/saved-setting.tsx'
import { Select } from '#web/ui/select.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { toastError } from '#web/ui/toast.ts'
import { AGE_LIMITS, steps, type Ages, type Step } from '../growing-up.rules.ts'
import { agesOptions, useSaveAges } from './growing-up.data.ts'

/** In the family settings: from which ages children decide. */
export function AgesCard({ family_id }: { family_id: string }) {
  const t = useText('growingUp.ages')
  return (
    <Card title={t('title')} subtitle={t('intro')}>
      <QueryState
        query={useQuery(agesOptions(family_id))}
        skeleton={
          <div aria-busy>
            <Skeleton className="h-48" />
          </div>
        }
        failed={{ title: t('failedTitle') }}
      >
        {(ages) => (
          <SettingRows>
            {steps.map((step) => (
              <AgeSetting key={step} {...{ family_id, step, ages }} />
            ))}
          </SettingRows>
        )}
      </QueryState>
    </Card>
  )
}

/** None is below the one before it. */
function AgeSetting({ family_id, step, ages }: { family_id: string; step: Step; ages: Ages }) {
  const t = useText('growingUp.ages')
  const saving = useSaveAges(family_id)
  const at = steps.indexOf(step)
  const [before, after] = [steps[at - 1], steps[at + 1]]
  const min = before ? ages[before] : AGE_LIMITS[step].min
  const max = Math.min(AGE_LIMITS[step].max, after ? ages[after] : AGE_LIMITS[step].max)
  const options = Array.from({ length: max - min + 1 }, (_, index) => min + index)
  return (
    <SavedSetting
      beside="select"
      value={ages[step]}
      save={(age) => saving.mutateAsync({ ...ages, [step]: age })}
      onFailed={(error) => toastError(t('failed'), error)}
    >
      {({ value, onChange }) => (
        <Select
          beside
          label={t(step)}
          hint={t(`${step}Hint`)}
          value={String(value)}
          onChange={(age) => onChange(Number(age))}
          options={options.map((age) => ({ value: String(age), label: t('years', { age }) }))}
        />
      )}
    </SavedSetting>
  )
}
