import { DndContext, MouseSensor, TouchSensor, useSensor, useSensors, type DragEndEvent } from '@dnd-kit/core'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { Suspense, useDeferredValue, useEffect, useEffectEvent, useMemo, useState, type CSSProperties } from 'react'
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
import { BLEED_MM, trimSizes } from '../../../book-layout/book-layout.rules.ts'
import { photosOf, type BookDocument } from '../../../book-layout/document.ts'
import { photoSlot } from '../../../book-layout/photo-slot.ts'
import {
  emptySlot,
  isForPhoto,
  pageOf,
  setSlot,
  slotOf,
  swapPhotos,
  withoutPhotos,
  type PageName,
  type SlotName,
} from '../../books.edits.ts'
import { SpreadView } from '../spread-view.tsx'
import type { BookSearch } from '../book-page.tsx'
import { namesOf, singlePages, spreadsOf } from '../spreads.ts'
import { useRenderContext } from '../use-render-context.ts'
import { PrintWarnings } from './print-warnings.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import type { Held } from './editing.ts'
import { BookTools, SlotTools } from './inspector.tsx'
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
/** Touching for less than this scrolls. */
const TOUCH_DELAY_MS = 250

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
  const { at: opened } = useSearch({ strict: false }) as BookSearch
  const [name, setName] = useState<PageName>(() => firstPage(open.document, opened))
  const [held, setHeld] = useState<Held>()
  const [hasGuides, setHasGuides] = useState(false)
  const [isHistoryOpen, setIsHistoryOpen] = useState(false)
  // Phones show one page at a time, so that it's large enough to work on.
  const isNarrow = useIsNarrow()
  const spreads = isNarrow ? spreadsOf(book).flatMap(singlePages) : spreadsOf(book)
  // The open page can be gone after an undo.
  const page = typeof name === 'number' ? Math.min(name, book.pages.length - 1) : name
  const place = spreads.findIndex((one) => namesOf(one).includes(page))
  const spread = required(spreads[place])
  const settled = useDeferredValue(book)
  const used = useMemo(() => new Set(photosOf(book)), [book])
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: DRAG_THRESHOLD_PX } }),
    useSensor(TouchSensor, { activationConstraint: { delay: TOUCH_DELAY_MS, tolerance: DRAG_THRESHOLD_PX } }),
  )

  function put(listed: PhotoListed, at: SlotName) {
    const photo = photos.find(({ id }) => id === listed.id) ?? { ...listed, focus: null }
    setAdded((now) => (now.some(({ id }) => id === photo.id) ? now : [...now, photo]))
    change((now) => (isForPhoto(now, at) ? setSlot(now, at, photoSlot(photo)) : now))
    setHeld({ kind: 'slot', at })
  }

  /** A click on a slot drops what's held, swaps two photos, or picks up this one. */
  function clickSlot(at: SlotName) {
    setName(at.page)
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
  const slotTools = held?.kind === 'slot' && pageOf(book, held.at.page) && (
    <SlotTools
      family_id={open.book.family_id}
      photos={photos}
      book={book}
      at={held.at}
      change={change}
      pictures={context?.pictures}
      onLetGo={() => setHeld(undefined)}
    />
  )
  const { width, height } = trimSizes[book.size]
  const over = hasGuides ? 2 * BLEED_MM : 0
  const ratio = ((width + over) * namesOf(spread).length) / (height + over)
  return (
    <DndContext sensors={sensors} onDragEnd={drop} accessibility={{ announcements: silent }}>
      <div className="mx-auto flex max-w-[120rem] flex-col gap-4 p-4 pt-[max(1rem,env(safe-area-inset-top))] sm:px-6 lg:h-dvh lg:min-h-176 lg:pt-3">
        <Toolbar open={open} {...tools} />
        <div className="grid grid-cols-1 gap-5 lg:min-h-0 lg:grow lg:grid-cols-[minmax(0,1fr)_21rem]">
          <div className="flex min-h-0 min-w-0 flex-col gap-3">
            {/* From laptops on, the page fills the window, and the book what's left of it. */}
            <div className="grid min-h-0 place-items-center overflow-clip rounded-card bg-sunk p-3 sm:p-6 lg:grow">
              <div className="grid size-full place-items-center lg:[container-type:size]">
                <div
                  className="w-full lg:w-[min(100cqw,100cqh*var(--ratio))]"
                  style={{ '--ratio': ratio } as CSSProperties}
                >
                  {context ? (
                    <SpreadView
                      book={book}
                      spread={spread}
                      context={context}
                      withBleed={hasGuides}
                      renderOver={(one) => (
                        <SlotLayer
                          book={book}
                          name={one}
                          context={context}
                          held={held}
                          hasGuides={hasGuides}
                          onPress={clickSlot}
                          change={change}
                        />
                      )}
                    />
                  ) : (
                    <div style={{ aspectRatio: ratio }}>
                      <Skeleton className="h-full" />
                    </div>
                  )}
                </div>
              </div>
            </div>
            {hasGuides && <GuidesLegend />}
            {isNarrow && slotTools}
            <PageStrip book={book} spreads={spreads} context={context} place={place} onOpen={setName} />
            <PhotoTray
              family_id={open.book.family_id}
              used={used}
              held={held}
              onHold={(photo) => setHeld(photo && { kind: 'photo', photo })}
            />
          </div>
          <aside className="flex min-h-0 flex-col gap-4 lg:-m-1 lg:overflow-y-auto lg:p-1" aria-label={t('title')}>
            {!isNarrow && slotTools}
            <BookTools
              book={book}
              spread={spread}
              name={page}
              change={change}
              hasAllLayouts={open.all_layouts}
              onOpen={setName}
              onLetGo={() => setHeld(undefined)}
            />
            {context && <PrintWarnings book={settled} context={context} onOpen={setName} />}
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

/** The page that was open in the viewer, or else the first spread with a photo, or the cover. */
function firstPage(book: BookDocument, at: number | undefined): PageName {
  const spreads = spreadsOf(book)
  const hasPhoto = (name: PageName | null) =>
    name !== null && pageOf(book, name).slots.some((slot) => slot?.kind === 'photo')
  const inner = spreads.filter(({ kind }) => kind === 'pages').map(namesOf)
  const first = inner.find((names) => names.every(hasPhoto)) ?? inner.find((names) => names.some(hasPhoto))
  const asked = spreads[Number(at)]
  const open = (asked && namesOf(asked)) ?? first ?? (['front'] as const)
  return required(open.find((name) => name !== null))
}
