import { useText } from '#web/text.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { UploadText } from './upload-text.tsx'
import type { useArriving } from './use-arriving.ts'

type Arriving = NonNullable<ReturnType<typeof useArriving>>

/** Instead of an empty gallery, while the first photos are being uploaded and processed. */
export function PhotosOnTheirWay(arriving: Arriving) {
  return (
    <UploadText>
      <OnTheirWay {...arriving} />
    </UploadText>
  )
}

function OnTheirWay({ total, done }: Arriving) {
  const t = useText('upload')
  return (
    <EmptyState
      print="frames"
      title={t('onTheirWay.title', { count: total })}
      text={t('onTheirWay.text')}
      action={
        <div className="w-56 max-w-[60vw]">
          <Progress label={t('summary.progress')} done={done} total={total} />
          <p className="mt-2 text-sm text-ink-soft tabular-nums">{t('progress', { done, total })}</p>
        </div>
      }
    />
  )
}
