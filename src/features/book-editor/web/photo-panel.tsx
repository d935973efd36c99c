import { useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { ZOOM_MAX, type PhotoSlot } from '#features/book-layout/document.ts'
import { setSlot, type SlotName } from '#features/books/books.edits.ts'
import type { Change } from './editing.ts'
import { EditorPanel, Slider } from './panel.tsx'

type PhotoPanelProps = { at: SlotName; slot: PhotoSlot | null; isGone: boolean; change: Change; onLetGo: () => void }

export function PhotoPanel({ at, slot, isGone, change, onLetGo }: PhotoPanelProps) {
  const t = useText('books.editor')
  const set = (more: Partial<PhotoSlot>) =>
    slot && change((book) => setSlot(book, at, { ...slot, ...more }), `crop ${at.page} ${at.slot} ${Object.keys(more)}`)
  const values = { place: at.slot + 1 }
  return (
    <EditorPanel title={slot ? t('photoSlot', values) : t('emptySlot', values)} onClose={onLetGo}>
      {!slot && <p className="text-sm text-ink-soft">{t('trayHint')}</p>}
      {isGone && <p className="text-sm text-danger">{t('gone')}</p>}
      {slot && !isGone && (
        <>
          <p className="text-sm text-ink-soft max-md:hidden">{t('here')}</p>
          <Slider
            label={t('zoom')}
            min={1}
            max={ZOOM_MAX}
            step={0.05}
            value={slot.zoom}
            onChange={(zoom) => set({ zoom })}
          />
          <Slider label={t('across')} min={0} max={1} step={0.01} value={slot.x} onChange={(x) => set({ x })} />
          <Slider label={t('down')} min={0} max={1} step={0.01} value={slot.y} onChange={(y) => set({ y })} />
        </>
      )}
      {slot && (
        <Button
          kind="quiet"
          size="small"
          onClick={() => {
            change((book) => setSlot(book, at, null))
            onLetGo()
          }}
        >
          {t('takeOut')}
        </Button>
      )}
    </EditorPanel>
  )
}
