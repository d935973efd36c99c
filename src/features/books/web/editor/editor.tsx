import { DndContext, PointerSensor, useSensor, useSensors, type DragEndEvent } from '@dnd-kit/core'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useDeferredValue, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { sessionOptions } from '#features/accounts/web/session.data.ts'
import type { PhotoListed } from '#features/photos/photos.contract.ts'
import { required } from '#shared/required.ts'
import { lazyPart } from '#web/lazy-component.ts'
import { useText } from '#web/text.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast.ts'
import { useIsNarrow } from '#web/use-is-narrow.ts'
import type { BookPhoto, OpenBook } from '../../books.contract.ts'
import { photosOf } from '../../../book-layout/document.ts'
import { photoSlot } from '../../../book-layout/photo-slot.ts'
import {
  emptySlot,
  isForPhoto,
  setSlot,
  slotOf,
  swapPhotos,
  withoutPhotos,
  type PageName,
  type SlotName,
} from '../../books.edits.ts'
import { namesOf, SpreadView } from '../spread-view.tsx'
import { singlePages, spreadsOf } from '../spreads.ts'
import { useRenderContext } from '../use-render-context.ts'
import { PrintWarnings } from './print-warnings.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import type { Held } from './editing.ts'
import { Inspector } from './inspector.tsx'
import { PageStrip } from './page-strip.tsx'
import { PhotoTray } from './photo-tray.tsx'
import { GuidesLegend } from './guides.tsx'
import { SlotLayer } from './slot-layer.tsx'
import { Toolbar } from './toolbar.tsx'
import { useHistory } from './use-history.ts'
import { useSaving } from './use-saving.ts'

const HistoryDialog = lazyPart(async () => (await import('./history-dialog.tsx')).HistoryDialog)

/** Moving less than this is a click. */
const DRAG_THRESHOLD_PX = 8

export function Editor({ open, onTakeTheirs }: { open: OpenBook; onTakeTheirs: () => Promise<void> }) {
  const t = useText('books.editor')
  const web = useText('web')
  const { data: session } = useQuery(sessionOptions)
  const { book, change, resetTo, undo, redo, canUndo, canRedo } = useHistory(open.document)
  const saving = useSaving(open, book, session?.preferences?.auto_save ?? true, {
    onTheirs: resetTo,
    onGone(photo_ids) {
      change((now) => withoutPhotos(now, photo_ids))
      toast({ title: t('leftOut'), description: t('leftOutText') })
    },
  })
  const [added, setAdded] = useState<readonly BookPhoto[]>([])
  const photos = useMemo(() => [...open.photos, ...added], [open.photos, added])
  const context = useRenderContext(book, photos, open.code_base)
  const [place, setPlace] = useState(1)
  const [held, setHeld] = useState<Held>()
  const [hasGuides, setHasGuides] = useState(false)
  const [isHistoryOpen, setIsHistoryOpen] = useState(false)
  const spreads = spreadsOf(book)
  const spread = required(spreads[Math.min(place, spreads.length - 1)])
  // On phones, the two pages of a spread are one below the other, so that each is large enough to work on.
  const shown = useIsNarrow() ? singlePages(spread) : [spread]
  const settled = useDeferredValue(book)
  const used = useMemo(() => new Set(photosOf(book)), [book])
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: DRAG_THRESHOLD_PX } }))

  function put(listed: PhotoListed, at: SlotName) {
    const photo = photos.find(({ id }) => id === listed.id) ?? { ...listed, focus: null }
    setAdded((now) => (now.some(({ id }) => id === photo.id) ? now : [...now, photo]))
    change((now) => (isForPhoto(now, at) ? setSlot(now, at, photoSlot(photo)) : now))
    setHeld({ kind: 'slot', at })
  }

  /** A click on a slot drops what's held, swaps two photos, or picks up this one. */
  function clickSlot(at: SlotName) {
    if (held?.kind === 'photo' && isForPhoto(book, at)) return put(held.photo, at)
    const isOther = held?.kind === 'slot' && (held.at.page !== at.page || held.at.slot !== at.slot)
    if (isOther && slotOf(book, held.at)?.kind === 'photo' && isForPhoto(book, at)) {
      change((now) => swapPhotos(now, held.at, at))
      return setHeld(undefined)
    }
    setHeld(isOther || held === undefined || held.kind === 'photo' ? { kind: 'slot', at } : undefined)
  }

  function drop({ active, over }: DragEndEvent) {
    const from = active.data.current as Held
    const to = over?.data.current as { at?: SlotName; page?: PageName } | undefined
    if (!from || !to) return
    const at = to.at ?? (to.page === undefined ? undefined : emptySlot(book, to.page))
    if (!at) return
    if (from.kind === 'photo') return put(from.photo, at)
    change((now) => swapPhotos(now, from.at, at))
    setHeld({ kind: 'slot', at })
  }

  const steer = useEffectEvent((event: KeyboardEvent) => {
    const isTyping = event.target instanceof HTMLElement && event.target.closest('input, textarea, select, dialog')
    if (event.key === 'Escape' && !isTyping) setHeld(undefined)
    if (!(event.ctrlKey || event.metaKey)) return
    const key = event.key.toLowerCase()
    if (key === 's') {
      event.preventDefault()
      saving.save()
    }
    if (isTyping || (key !== 'z' && key !== 'y')) return
    event.preventDefault()
    if (key === 'y' || event.shiftKey) redo()
    else undo()
  })
  useEffect(() => {
    addEventListener('keydown', steer)
    return () => removeEventListener('keydown', steer)
  }, [])

  const tools = {
    canUndo,
    canRedo,
    undo,
    redo,
    saving,
    hasGuides,
    setHasGuides,
    onHistory: () => setIsHistoryOpen(true),
  }
  return (
    <DndContext sensors={sensors} onDragEnd={drop} accessibility={{ announcements: silent }}>
      <div className="mx-auto flex max-w-[120rem] flex-col gap-5 p-4 pt-[max(1rem,env(safe-area-inset-top))] sm:px-6">
        <Toolbar open={open} {...tools} />
        <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
          <div className="min-w-0">
            <div className="flex flex-col items-center gap-3 rounded-card bg-sunk p-3 sm:p-8">
              {shown.map((part, at) => (
                <div key={at} className={part.kind === 'pages' ? 'w-full' : 'w-full max-w-md'}>
                  {context ? (
                    <SpreadView
                      book={book}
                      spread={part}
                      context={context}
                      withBleed={hasGuides}
                      renderOver={(name) => (
                        <SlotLayer
                          book={book}
                          name={name}
                          context={context}
                          held={held}
                          hasGuides={hasGuides}
                          onPress={clickSlot}
                          change={change}
                        />
                      )}
                    />
                  ) : (
                    <Skeleton className="aspect-2/1" />
                  )}
                </div>
              ))}
            </div>
            {hasGuides && <GuidesLegend />}
            <PageStrip book={book} context={context} place={place} onOpen={setPlace} />
            <PhotoTray
              family_id={open.book.family_id}
              used={used}
              held={held}
              onHold={(photo) => setHeld(photo && { kind: 'photo', photo })}
            />
          </div>
          <aside className="flex flex-col gap-5" aria-label={t('title')}>
            <Inspector
              open={open}
              photos={photos}
              book={book}
              names={namesOf(spread).filter((name) => name !== null)}
              held={held?.kind === 'slot' ? held.at : undefined}
              change={change}
              pictures={context?.pictures}
              onLetGo={() => setHeld(undefined)}
              onTurn={(by) => setPlace(place + by)}
            />
            {context && <PrintWarnings book={settled} context={context} onOpen={setPlace} />}
          </aside>
        </div>
      </div>
      <ConflictDialog saving={saving} onTakeTheirs={onTakeTheirs} />
      <ConfirmDialog
        open={saving.leaving.status === 'blocked'}
        onClose={() => saving.leaving.reset?.()}
        onConfirm={() => saving.leaving.proceed?.()}
        title={web('discard.title')}
        text={web('discard.text')}
        cancelLabel={web('discard.keep')}
        confirmLabel={web('discard.confirm')}
      />
      <Suspense>
        {isHistoryOpen && (
          <HistoryDialog
            open={open}
            onClose={() => setIsHistoryOpen(false)}
            onRestore={({ document, photos: theirs }) => {
              setAdded((now) => [...now, ...theirs])
              change(() => document)
              setIsHistoryOpen(false)
            }}
          />
        )}
      </Suspense>
    </DndContext>
  )
}

/** Slots and photos are buttons with labels, so dnd-kit's announcements for pointer drags aren't needed. */
const silent = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
}
