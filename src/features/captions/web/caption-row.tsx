import { Download, EllipsisVertical, Trash2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useStore } from '#web/external-store.ts'
import { useFormat, useText } from '#web/text.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Menu } from '#web/ui/menu.tsx'
import type { AudioCaption } from '../captions.contract.ts'
import { CaptionPlayer } from './caption-player.tsx'
import { chosenCaption, goOn } from './voices.ts'

/** Target of codes in printed books. */
const CAPTION_HASH = '#audio-caption'

type CaptionRowProps = {
  caption: AudioCaption
  /** All of the photo, in order. */
  captions: readonly AudioCaption[]
  onDelete: () => void
}

export function CaptionRow({ caption, captions, onDelete }: CaptionRowProps) {
  const t = useText('captions')
  const format = useFormat()
  const play = useRef<HTMLButtonElement>(null)
  const chosen = useStore(chosenCaption)
  const isFirst = captions[0]?.id === caption.id
  useEffect(() => {
    if (isFirst && location.hash === CAPTION_HASH) play.current?.focus()
  }, [isFirst])
  const { id, speaker: name, transcript, created_at, url, download_url, duration, can } = caption
  const date = format.longDate(created_at)
  const isChosen = chosen?.place === 'details' && chosen.id === id
  const save = { label: t('save'), icon: Download, onSelect: () => location.assign(download_url) }
  const remove = { label: t('delete'), icon: Trash2, danger: true, onSelect: onDelete }
  return (
    <li>
      <div className="flex items-center gap-1">
        <CaptionPlayer
          key={url}
          src={url}
          duration={duration}
          heading={
            <p className="flex flex-wrap items-baseline gap-x-2 text-sm *:whitespace-nowrap">
              {name && <span className="font-semibold">{name}</span>}
              <span className="text-ink-soft">{name ? date : t('bySomebody', { date })}</span>
            </p>
          }
          buttonRef={play}
          isChosen={isChosen}
          onPlay={() => isChosen || chosenCaption.set({ place: 'details', id, goesOn: false })}
          onEnded={() => goOn(captions)}
        />
        <Menu
          trigger={<IconButton icon={EllipsisVertical} label={t('more')} tooltipAlign="end" className="-mr-5" />}
          items={can.delete ? [save, remove] : [save]}
        />
      </div>
      {transcript && (
        <details className="text-sm">
          <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-ink-soft">
            {t('heard')}
          </summary>
          <p className="break-words whitespace-pre-line">{transcript}</p>
        </details>
      )}
    </li>
  )
}
