import { DndContext, MouseSensor, TouchSensor, useSensor, useSensors, type DragEndEvent } from '@dnd-kit/core'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { Suspense, useDeferredValue, useMemo, useRef, useState } from 'react'
import { sessionOptions } from '#features/accounts/web/session.data.ts'
import type { PhotoListed } from '#features/photos/photos.contract.ts'
import { required } from '#shared/required.ts'
import { lazyPart } from '#web/lazy-component.ts'
import { usePageTitle } from '#web/page-title.ts'
import { useText } from '#web/text.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { toast } from '#web/ui/toast.ts'
import { useIsNarrow } from '#web/use-is-narrow.ts'
import type { BookPhoto, OpenBook } from '#features/books/books.contract.ts'
import { photosOf, type BookDocument } from '#features/book-layout/document.ts'
import { photoSlot } from '#features/book-layout/photo-slot.ts'
import { innerTitleOf, nameAfter, retitled, titleOf, titleSlot } from '#features/books/book-title.ts'
import {
  emptySlot,
  isForPhoto,
  isSameSlot,
  pageOf,
  setSlot,
  slotOf,
  swapPhotos,
  withoutPhotos,
  type PageName,
  type SlotName,
} from '#features/books/books.edits.ts'
import { firstOf, namesOf, singlePages, spreadsOf } from '#features/books/web/spreads.ts'
import { useTitleConcerns } from '#features/books/web/use-title-concerns.ts'
import { useRenderContext } from '#features/books/web/use-render-context.ts'
import { PrintWarnings, printWarningsIn } from './print-warnings.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import type { EditorSearch, Held } from './editing.ts'
import { BookTools } from './book-tools.tsx'
import { SlotTools } from './slot-tools.tsx'
import { PageStrip } from './page-strip.tsx'
import { PhotoTray } from './photo-tray.tsx'
import { SlotLayer } from './slot-layer.tsx'
import { Stage } from './stage.tsx'
import { PhoneHeader, Toolbar } from './toolbar.tsx'
import { kindOf, PhoneEditor, slotFor, type SheetName } from './phone-editor.tsx'
import { PhoneSheet } from './phone-sheet.tsx'
import { useHistory } from './use-history.ts'
import { useSaving } from './use-saving.ts'
import { useShortcuts } from './use-shortcuts.ts'

const HistoryDialog = lazyPart(async () => (await import('./history-dialog.tsx')).HistoryDialog)

/** Moving less than this is a click. */
const DRAG_THRESHOLD_PX = 8
/** Touching for less than this scrolls. */
const TOUCH_DELAY_MS = 250
/** A click this soon after a slow tap is its own. */
const SAME_TAP_MS = 500

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
  const { page: asked, edit } = useSearch({ strict: false }) as EditorSearch
  const [name, setName] = useState<PageName>(() => firstPage(open.document, asked))
  const [picked, setPicked] = useState<Held>(() => edit && { kind: 'slot', at: titleSlot(open.document) })
  const [sheet, setSheet] = useState<SheetName | undefined>(edit && 'text')
  const [hasGuides, setHasGuides] = useState(false)
  const tappedAt = useRef(-Infinity)
  const [isHistoryOpen, setIsHistoryOpen] = useState(false)
  // Phones show one page at a time, so that it's large enough to work on.
  const isNarrow = useIsNarrow()
  const spreads = isNarrow ? spreadsOf(book).flatMap(singlePages) : spreadsOf(book)
  // The open page and the selected slot can be gone after an undo.
  const page = typeof name === 'number' ? Math.min(name, book.pages.length - 1) : name
  const held = picked?.kind === 'slot' && !hasPage(book, picked.at.page) ? undefined : picked
  const place = spreads.findIndex((one) => namesOf(one).includes(page))
  const spread = required(spreads[place])
  const settled = useDeferredValue(book)
  const used = useMemo(() => new Set(photosOf(book)), [book])
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: DRAG_THRESHOLD_PX } }),
    useSensor(TouchSensor, { activationConstraint: { delay: TOUCH_DELAY_MS, tolerance: DRAG_THRESHOLD_PX } }),
  )

  /** What was selected is on another page. A photo from the tray is still held. */
  function openPage(next: PageName) {
    setName(next)
    setPicked((now) => (now?.kind === 'slot' ? undefined : now))
  }

  function editTitle() {
    setName('front')
    setPicked({ kind: 'slot', at: titleSlot(book) })
    setSheet('text')
  }

  function put(listed: PhotoListed, at: SlotName) {
    const photo = photos.find(({ id }) => id === listed.id) ?? { ...listed, focus: null }
    setAdded((now) => (now.some(({ id }) => id === photo.id) ? now : [...now, photo]))
    change((now) => (isForPhoto(now, at) ? setSlot(now, at, photoSlot(photo)) : now))
    setPicked({ kind: 'slot', at })
  }

  /** A click on a slot drops what's held, swaps two photos, or picks up this one. On phones, it can open a sheet. */
  function clickSlot(at: SlotName) {
    setName(at.page)
    if (isNarrow && slotOf(book, at)?.kind !== 'photo') {
      setPicked({ kind: 'slot', at })
      return setSheet(kindOf(book, at))
    }
    if (held?.kind === 'photo' && isForPhoto(book, at)) return put(held.photo, at)
    const isOther = held?.kind === 'slot' && !isSameSlot(held.at, at)
    if (isOther && slotOf(book, held.at)?.kind === 'photo' && isForPhoto(book, at)) {
      change((now) => swapPhotos(now, held.at, at))
      return setPicked(undefined)
    }
    setPicked(isOther || held === undefined || held.kind === 'photo' ? { kind: 'slot', at } : undefined)
  }

  function drop({ active, over, delta }: DragEndEvent) {
    const from = active.data.current as Held
    const to = over?.data.current as { at?: SlotName; page?: PageName } | undefined
    if (!from) return
    // A slow tap. On slow phones, the browser's click still follows it.
    if (Math.hypot(delta.x, delta.y) < DRAG_THRESHOLD_PX) {
      tappedAt.current = performance.now()
      return from.kind === 'slot' ? clickSlot(from.at) : setPicked(from)
    }
    if (!to) return
    const at = to.at ?? (to.page === undefined ? undefined : emptySlot(book, to.page))
    if (!at) return
    if (from.kind === 'photo') return put(from.photo, at)
    change((now) => swapPhotos(now, from.at, at))
    setPicked({ kind: 'slot', at })
  }

  useShortcuts({ undo, redo, save: saving.save, onLetGo: () => setPicked(undefined) })

  function onHistory() {
    setSheet(undefined)
    setIsHistoryOpen(true)
  }

  const found = context && printWarningsIn(settled, context)
  const titles = useTitleConcerns(settled)
  const title = nameAfter(open.book.title, open.document, book)
  usePageTitle(title)
  const toolbar = {
    ...{ open, place, canUndo, canRedo, undo, redo, saving, hasGuides, setHasGuides, onHistory },
    title,
    onTitle: editTitle,
    isReady: found?.length === 0 && titles.length === 0,
  }
  const slotTools = {
    ...{ photos, book, change },
    family_id: open.book.family_id,
    pictures: context?.pictures,
    onLetGo: () => setPicked(undefined),
  }
  const tools = {
    ...{ book, spread, name: page, change },
    hasAllLayouts: open.all_layouts,
    onOpen: setName,
    onLetGo: () => setPicked(undefined),
    whole: { book, change, hasGuides, setHasGuides, onHistory },
  }
  const pages = { book, spread, context, hasGuides }
  const stage = (
    <Stage
      {...pages}
      renderOver={(one) =>
        context && (
          <SlotLayer
            {...{ book, context, held, hasGuides, change }}
            name={one}
            onPress={(at) => performance.now() - tappedAt.current > SAME_TAP_MS && clickSlot(at)}
          />
        )
      }
    />
  )
  const strip = <PageStrip book={book} spreads={spreads} context={context} place={place} onOpen={openPage} />
  const warnings = found && (
    <PrintWarnings
      {...{ found, titles }}
      onTitle={(kind) =>
        kind === 'template' ? editTitle() : change((now) => retitled(now, innerTitleOf(now), titleOf(now.cover)))
      }
      onOpen={(next) => {
        setSheet(undefined)
        setName(next)
      }}
    />
  )
  const tray = (shown: Held, onHold: (photo: PhotoListed | undefined) => void) => (
    <PhotoTray family_id={open.book.family_id} used={used} held={shown} onHold={onHold} />
  )
  const target = sheet && slotFor(sheet, book, page, held)
  return (
    <DndContext sensors={sensors} onDragEnd={drop} accessibility={{ announcements: silent }}>
      {isNarrow ? (
        <PhoneEditor
          {...{ book, page, held, stage, strip, sheet }}
          header={<PhoneHeader {...toolbar} />}
          preview={<Stage {...pages} />}
          onSheet={setSheet}
          onTurn={(by) => {
            const next = spreads[place + by]
            if (next) setName(firstOf(next))
          }}
          content={
            sheet && (
              <PhoneSheet
                {...{ sheet, tools, slotTools, saving, warnings }}
                at={target}
                onSelect={(at) => setPicked({ kind: 'slot', at })}
                tray={tray(undefined, (photo) => photo && target && put(photo, target))}
              />
            )
          }
        />
      ) : (
        <div className="mx-auto flex max-w-[120rem] flex-col gap-4 px-6 pt-3 pb-4 lg:h-dvh lg:min-h-176">
          <Toolbar {...toolbar} />
          <div className="grid grid-cols-1 gap-5 lg:min-h-0 lg:grow lg:grid-cols-[minmax(0,1fr)_21rem]">
            <div className="flex min-h-0 min-w-0 flex-col gap-3">
              {/* From laptops on, the page fills the window, and the book what's left of it. */}
              <div className="grid min-h-0 place-items-center overflow-clip rounded-card bg-sunk p-6 lg:grow">
                {stage}
              </div>
              {strip}
              {tray(held, (photo) => setPicked(photo && { kind: 'photo', photo }))}
            </div>
            <aside
              className="flex min-h-0 flex-col gap-4 lg:-m-1 lg:mb-0.5 lg:overflow-y-auto lg:p-1"
              aria-label={t('title')}
            >
              {held?.kind === 'slot' ? <SlotTools {...slotTools} at={held.at} /> : <BookTools {...tools} />}
              {/* The toolbar says that there are none. */}
              {!toolbar.isReady && warnings}
            </aside>
          </div>
        </div>
      )}
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

const hasPage = (book: BookDocument, name: PageName) => typeof name !== 'number' || name < book.pages.length

/** The page that was open in the viewer, or else the first spread with photos, or the cover. */
function firstPage(book: BookDocument, asked: PageName | undefined): PageName {
  if (asked === 'front' || asked === 'back' || (typeof asked === 'number' && book.pages[asked])) return asked
  const hasPhoto = (name: PageName | null) =>
    name !== null && pageOf(book, name).slots.some((slot) => slot?.kind === 'photo')
  const inner = spreadsOf(book).filter(({ kind }) => kind === 'pages')
  const first =
    inner.find((spread) => namesOf(spread).every(hasPhoto)) ?? inner.find((spread) => namesOf(spread).some(hasPhoto))
  return first ? firstOf(first) : 'front'
}
