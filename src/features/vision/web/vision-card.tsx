import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { refreshPeople } from '#features/people/web/people.data.ts'
import { call } from '#web/api.ts'
import { useMutation } from '#web/mutation.ts'
import { operationsOf } from '#web/operations.ts'
import { useText } from '#web/text.tsx'
import { Card } from '#web/ui/card.tsx'
import { Switch } from '#web/ui/checkbox.tsx'
import { SavedSetting } from '#web/ui/saved-setting.tsx'
import { toastError } from '#web/ui/toast.ts'
import type { visionContract as visionContractType } from '../vision.contract.ts'

const contract = operationsOf<typeof visionContractType>()

/** New photos are processed once a minute. */
const WAITING_MS = 30_000

function visionOptions(family_id: string) {
  return queryOptions({
    queryKey: ['vision', family_id],
    queryFn: ({ signal }) => call(contract.getVision, { family_id }, { signal }),
    refetchInterval: ({ state }) => (state.data?.allowed && state.data.waiting ? WAITING_MS : false),
  })
}

function useSetVision(family_id: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (allowed: boolean) => call(allowed ? contract.allowVision : contract.endVision, { family_id }),
    onSuccess(vision) {
      cache.setQueryData(visionOptions(family_id).queryKey, vision)
      refreshPeople(cache, family_id)
    },
  })
}

/**
 * Lets the owner turn finding faces and searching by content on or off, and says where photos are sent. Only shown if the operator
 * set up a service, or removed one that the family used.
 */
export function VisionCard({ family_id }: { family_id: string }) {
  const t = useText('vision')
  const { data } = useQuery(visionOptions(family_id))
  const setting = useSetVision(family_id)
  if (!data || (!data.available && !data.allowed)) return null
  const { available, allowed, sent_to, waiting } = data
  return (
    <Card title={t('title')} subtitle={available ? t('sentTo', { host: sent_to ?? '' }) : t('serviceGone')}>
      <SavedSetting
        value={allowed}
        save={setting.mutateAsync}
        onFailed={(error) => toastError(t('failed'), error)}
        beside="switch"
      >
        {({ value, onChange }) => (
          <Switch
            label={t('allow')}
            hint={t('allowHint')}
            checked={value}
            onChange={(event) => onChange(event.target.checked)}
          />
        )}
      </SavedSetting>
      {available && allowed && <p className="mt-3 text-sm text-ink-soft">{t('progress', { waiting })}</p>}
    </Card>
  )
}
