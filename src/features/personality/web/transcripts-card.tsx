import { useQuery } from '@tanstack/react-query'
import { useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { SwitchSetting } from '#web/ui/switch-setting.tsx'
import { toastError } from '#web/ui/toast.ts'
import { transcriptsOptions, useSetTranscripts } from './personality.data.ts'

/**
 * Lets the owner turn transcription of answers and audio captions on or off, and says where recordings are sent. Only shown if the operator
 * configured speech recognition.
 */
export function TranscriptsCard({ family_id }: { family_id: string }) {
  const t = useText('personality.transcripts')
  const { data } = useQuery(transcriptsOptions(family_id))
  const setting = useSetTranscripts(family_id)
  if (!data?.available) return null
  const { allowed, with_captions, sent_to } = data
  return (
    <Card title={t('title')} subtitle={sent_to ? t('sentTo', { host: sent_to }) : t('here')} className="mt-6">
      <SwitchSetting
        label={t('allow')}
        hint={t('allowHint')}
        value={allowed}
        save={setting.mutateAsync}
        onFailed={(error) => toastError(t('failed'), error)}
      />
      {allowed && !with_captions && (
        <Button className="mt-4" busy={setting.isPending} onClick={() => setting.mutate(true, { failed: t('failed') })}>
          {t('alsoCaptions')}
        </Button>
      )}
    </Card>
  )
}
