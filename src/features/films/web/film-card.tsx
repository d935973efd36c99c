import { Download, EllipsisVertical, ImagePlus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { isUnderWay } from '#features/exports/web/exports.data.ts'
import { Print } from '#web/ui/print.tsx'
import { useFormat, useText } from '#web/text.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { toast } from '#web/ui/toast.ts'
import { Video } from '#web/ui/video.tsx'
import type { Film } from '../films.contract.ts'
import { filmAddress, useDeleteFilm, useSaveFilm } from './films.data.ts'

/** By then, the title card has faded out, and the photo's caption hasn't appeared yet. */
const FIRST_PHOTO_SECONDS = 4.25

/** A film: how far it is, its player, or why there's none. */
export function FilmCard({ family_id, film, canAdd }: { family_id: string; film: Film; canAdd: boolean }) {
  const t = useText('films')
  const format = useFormat()
  const [isAsking, setIsAsking] = useState(false)
  const [seconds, setSeconds] = useState<number>()
  const deletion = useDeleteFilm(family_id)
  const { id, title, state } = film
  const remove = () =>
    deletion.mutate(id, {
      onSuccess: () => setIsAsking(false),
      failed: t('deleteFailed'),
    })
  if (isUnderWay(film)) return <Making film={film} onStop={remove} isStopping={deletion.isPending} />
  return (
    <article className="flex flex-col gap-4">
      {state === 'ready' && (
        <Video
          aria-label={title}
          src={filmAddress(family_id, id)}
          frameAt={FIRST_PHOTO_SECONDS}
          onLoadedMetadata={(event) => setSeconds(event.currentTarget.duration)}
          className="aspect-video w-full rounded-card bg-sunk"
        />
      )}
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-2 gap-y-3 sm:grid-cols-[minmax(0,1fr)_auto_auto]">
        <div className="sm:pr-6">
          <h2 className="font-serif text-2xl leading-tight font-semibold break-words">{title}</h2>
          {state === 'failed' && <p className="mt-2">{t('failed')}</p>}
          {state === 'ready' && (
            <p className="mt-1 max-w-prose text-sm text-ink-soft">
              {seconds !== undefined && `${format.duration(seconds)} · `}
              {t('ready', { date: format.longDate(film.expires_at ?? '') })}
            </p>
          )}
        </div>
        <div className="flex flex-wrap gap-2 max-sm:col-span-2 max-sm:row-start-2 max-narrow:*:w-full">
          {state === 'ready' && (
            <>
              <a
                href={filmAddress(family_id, id, true)}
                download
                aria-label={t('downloadNamed', { title })}
                className={buttonStyle({ kind: 'quiet' })}
              >
                <Download aria-hidden size={18} />
                {t('download')}
              </a>
              {canAdd && <SaveFilm family_id={family_id} film={film} />}
            </>
          )}
        </div>
        <Menu
          trigger={<IconButton icon={EllipsisVertical} label={t('more', { title })} tooltipAlign="end" />}
          items={[{ label: t('delete'), icon: Trash2, danger: true, onSelect: () => setIsAsking(true) }]}
        />
      </div>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={remove}
        title={t('deleting.title')}
        text={t('deleting.text')}
        confirmLabel={t('delete')}
        busy={deletion.isPending}
        busyLabel={t('deleting.busy')}
      />
    </article>
  )
}

/** Adds it to the family's photos. */
function SaveFilm({ family_id, film: { id, title } }: { family_id: string; film: Film }) {
  const t = useText('films')
  const [isAsking, setIsAsking] = useState(false)
  const saving = useSaveFilm(family_id)
  const save = () =>
    saving.mutate(id, {
      onSuccess() {
        setIsAsking(false)
        toast({ title: t('saving.done', { title }) })
      },
      failed: t('saving.failed'),
    })
  return (
    <>
      <Button kind="quiet" aria-label={t('saving.named', { title })} onClick={() => setIsAsking(true)}>
        <ImagePlus aria-hidden size={18} />
        {t('saving.add')}
      </Button>
      <ConfirmDialog
        kind="primary"
        open={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={save}
        title={t('saving.title')}
        text={t('saving.text')}
        confirmLabel={t('saving.add')}
        busy={saving.isPending}
        busyLabel={t('saving.busy')}
      />
    </>
  )
}

/** In the place of its film. */
function Making({ film, onStop, isStopping }: { film: Film; onStop: () => void; isStopping: boolean }) {
  const t = useText('films')
  const { files_done: done, files_total: total } = film
  return (
    <article className="flex aspect-video flex-col items-center justify-center gap-4 rounded-card border border-line bg-card p-5 text-center">
      <div className="w-36 max-sm:hidden">
        <Print of="fair" />
      </div>
      <h2 className="font-serif text-2xl leading-tight font-semibold break-words">{film.title}</h2>
      <span className="w-full max-w-80">
        <Progress label={t('progress')} done={done} total={Math.max(total, 1)} />
      </span>
      <p className="text-ink-soft">
        {total > 0 ? t('making', { share: Math.floor((100 * done) / total) }) : t('waiting')}
      </p>
      <Button kind="quiet" size="small" busy={isStopping} busyLabel={t('stopping')} onClick={onStop}>
        {t('stop')}
      </Button>
    </article>
  )
}
