import { useNavigate, useSearch } from '@tanstack/react-router'
import {
  Archive,
  ArchiveRestore,
  CircleCheck,
  Download,
  EllipsisVertical,
  Heart,
  Images,
  ListFilter,
  Map,
  Plus,
  Smartphone,
  Upload,
} from 'lucide-react'
import { Suspense, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { allows } from '#features/families/web/families.data.ts'
import { useFamily } from '#features/families/web/use-family.ts'
import { useActionsPlace } from '#web/app-bar.ts'
import { useStore } from '#web/external-store.ts'
import { lazyPart, lazyPrefetched } from '#web/lazy-component.ts'
import { rootFontSize } from '#web/root-font-size.ts'
import { useText } from '#web/text.tsx'
import { useIsNarrow } from '#web/use-is-narrow.ts'
import { classNames } from '#web/ui/class-names.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { FIND_BUTTON, SEARCH_FIELD } from '../find/find-button.ts'
import { readGallerySearch, type GalleryFilter, type GallerySearch } from '#features/photos/web/photos.search.ts'
import { selection } from '../select/selection.ts'
import { ChooseFiles } from '#features/uploads/web/choose-files.tsx'
import { AfterImages } from '#web/after-images.tsx'

// Browsing the gallery doesn't need it.
const FoundMany = lazyPart(async () => (await import('./found-many.tsx')).FoundMany)
const DownloadAllDialog = lazyPart(
  async () => (await import('#features/viewer/web/download-all-dialog.tsx')).DownloadAllDialog,
)
const SearchBar = lazyPart(async () => (await import('../find/search-bar.tsx')).SearchBar)

const ZoomButtons = lazyPrefetched(async () => (await import('../timeline/zoom-buttons.tsx')).ZoomButtons)

/** The width that a month and the menu take together, in root font sizes. */
const LINE_REM = 17

type GalleryToolbarProps = {
  family_id: string
  filter: GalleryFilter
  /** Undefined while it's loading. */
  total: number | undefined
  /** Whether there are more. */
  isTotalExact: boolean
  isMapOpen: boolean
  /** Whether the smallest zoom is the view of years. */
  hasYears: boolean
  isYears: boolean
  canSelect: boolean
  canAdd: boolean
  onFiles: (files: File[]) => void
  onUpload: () => void
}

/** The number of photos, search and filters, and the buttons that add photos. */
export function GalleryToolbar({
  family_id,
  filter,
  total,
  isTotalExact,
  isMapOpen,
  hasYears,
  isYears,
  canSelect,
  canAdd,
  onFiles,
  onUpload,
}: GalleryToolbarProps) {
  const t = useText('photos.gallery')
  const { family } = useFamily()
  const isNarrow = useIsNarrow()
  const bar = useActionsPlace()
  const navigate = useNavigate()
  const [isSearching, setSearching] = useState(false)
  const { isOn: isChoosing } = useStore(selection)
  const { show, ...others } = filter
  const { people, ...parts } = others
  const areFavorites = show === 'favorites'
  const isArchive = show === 'archived'
  const isNarrowed = isArchive || Object.keys(others).length > 0
  const { typed, form } = readGallerySearch(useSearch({ strict: false }))
  const go = (search: GallerySearch, how?: { replace: boolean }) =>
    navigate({ to: '.', search, resetScroll: false, ...how })
  const change = (search: GallerySearch, how?: { replace: boolean }) =>
    go(isMapOpen ? { ...search, map: 'open' } : search, how)
  const { area: _area, ...elsewhere } = filter
  const toggleFavorites = () => change({ ...others, show: areFavorites ? undefined : 'favorites', typed })
  const toggleMap = () => go(isMapOpen ? { ...elsewhere, typed } : { ...filter, typed, map: 'open' })
  const params = { familyId: family_id }
  const openBackup = () => void navigate({ to: '/families/$familyId/backup', params })
  const openSimilar = () => void navigate({ to: '/families/$familyId/photos/similar', params })
  const openDeleted = () => void navigate({ to: '/families/$familyId/settings/deleted', params })
  const hasParts = isArchive || Object.keys(parts).length > 0 || !!people?.includes(',') || !!typed

  // Without a filter, the number is that of all photos.
  const canDownloadAll = allows(family, 'photos.save') && !!total && !isNarrowed && !areFavorites

  function openSearch() {
    document.getElementById(SEARCH_FIELD)?.focus()
    setSearching(true)
  }

  function closeSearch() {
    flushSync(() => setSearching(false))
    document.getElementById(FIND_BUTTON)?.focus()
  }

  const hasField = isSearching || hasParts
  /** On phones, the menu has it until it's used, and then the search field. */
  const hasFilter = !isNarrow || (isNarrowed && !hasField)

  const hasRoom = isNarrow && innerWidth / rootFontSize() >= LINE_REM
  /** On phones, the map and the years' search field are as wide as the page, directly below the title. */
  const isWhole = isMapOpen || isYears
  /** On phones, the menu is on the line of the first month, if it has room for it. */
  const isBeside = hasRoom && !isNarrowed && !hasField && !isWhole
  /** On phones, photos with large text are directly below the title, too. */
  const isInBar = bar && (hasRoom ? isWhole : isNarrow && !isNarrowed && !hasField)

  const found = (
    // On phones, only the number of matches is visible.
    <p
      role="status"
      className={classNames(
        'mr-auto text-sm text-ink-soft sm:ml-2',
        isInBar && isMapOpen && 'min-h-6',
        !isNarrowed && 'max-sm:sr-only',
      )}
    >
      {total !== undefined &&
        (isTotalExact ? (
          // Without photos, a heading below says so.
          <span className={total === 0 ? 'sr-only' : undefined}>
            {t(isNarrowed ? 'foundCount' : areFavorites ? 'favoriteCount' : 'count', { count: total })}
          </span>
        ) : (
          <Suspense>
            <FoundMany family_id={family_id} filter={filter} />
          </Suspense>
        ))}
    </p>
  )

  // An empty gallery has another button, so this one waits until the number is known.
  const add = (
    <ChooseFiles size="small" onFiles={onFiles} className={classNames('md:ml-2', total === undefined && 'invisible')}>
      <Plus aria-hidden size={18} />
      {t('add')}
    </ChooseFiles>
  )

  // The empty state shows everything that's needed.
  if (total === 0 && !isNarrowed && !areFavorites) return null
  const buttons = (
    <div
      className={classNames(
        isInBar
          ? 'contents'
          : 'button-bar flex flex-wrap items-center justify-end sm:mb-2 sm:-ml-3 sm:min-h-11 sm:justify-start sm:gap-x-1',
        // On phones, someone who searches sees only the field, until photos are found.
        isNarrow && isSearching && !isNarrowed && !isInBar && '*:not-[[role=status]]:hidden',
        isBeside &&
          // It stays on the line of the month at the top while the page scrolls.
          'max-sm:pointer-events-none max-sm:sticky max-sm:top-[calc(var(--bar-stuck)+env(safe-area-inset-top)-2px)] max-sm:z-3 max-sm:-mt-2.5 max-sm:-mb-10.5 max-sm:*:pointer-events-auto',
      )}
    >
      {isNarrow && !isInBar && found}
      {hasFilter && (
        <Pill id={isNarrow ? undefined : FIND_BUTTON} isOn={isNarrowed} aria-expanded={hasField} onClick={openSearch}>
          <ListFilter aria-hidden size={20} />
          <span className="max-sm:sr-only">{t('filter')}</span>
        </Pill>
      )}
      {(!isNarrow || areFavorites) && (
        <Pill isOn={areFavorites} aria-pressed={areFavorites} onClick={toggleFavorites}>
          <Heart aria-hidden size={20} className={areFavorites ? 'fill-current' : undefined} />
          <span className="max-sm:sr-only">{t('favorites')}</span>
        </Pill>
      )}
      {(!isNarrow || isMapOpen) && (
        <Pill isOn={isMapOpen} aria-pressed={isMapOpen} onClick={toggleMap} className="px-3">
          <Map aria-hidden size={20} />
          <span className={hasFilter ? 'max-sm:sr-only' : 'max-[23rem]:sr-only'}>{t('map')}</span>
        </Pill>
      )}
      {canSelect && total !== 0 && (!isNarrow || isChoosing) && (
        // Without photos, there's nothing to select. It has its room until the number is known.
        <Pill
          isOn={isChoosing}
          aria-pressed={isChoosing}
          onClick={isChoosing ? selection.clear : selection.start}
          className={total === undefined ? 'invisible' : undefined}
        >
          <CircleCheck aria-hidden size={20} />
          <span className="max-sm:sr-only">{t('select')}</span>
        </Pill>
      )}
      {!isNarrow && found}
      {!isMapOpen && (
        <AfterImages>
          <ZoomButtons hasYears={hasYears} />
        </AfterImages>
      )}
      <Menu
        trigger={
          <IconButton
            id={isNarrow ? FIND_BUTTON : undefined}
            icon={EllipsisVertical}
            label={t('more')}
            tooltipAlign="end"
            className="max-sm:-mr-2.5"
          />
        }
        items={[
          ...(isNarrow && canSelect && !isChoosing && total
            ? [{ label: t('select'), icon: CircleCheck, onSelect: selection.start }]
            : []),
          ...(hasFilter || hasField ? [] : [{ label: t('filter'), icon: ListFilter, onSelect: openSearch }]),
          ...(isNarrow && !areFavorites ? [{ label: t('favorites'), icon: Heart, onSelect: toggleFavorites }] : []),
          ...(isNarrow && !isMapOpen ? [{ label: t('map'), icon: Map, onSelect: toggleMap }] : []),
          ...(canAdd
            ? [
                { label: t('upload'), icon: Upload, onSelect: onUpload },
                { label: t('backup'), icon: Smartphone, onSelect: openBackup },
                { label: t('similar'), icon: Images, onSelect: openSimilar },
              ]
            : []),
          ...(canDownloadAll
            ? [{ label: t('downloadAll'), icon: Download, onSelect: () => change({ form: 'download' }) }]
            : []),
          { label: t('archive'), icon: Archive, onSelect: () => go({ show: 'archived' }) },
          ...(allows(family, 'family.manage')
            ? [{ label: t('deleted'), icon: ArchiveRestore, onSelect: openDeleted }]
            : []),
        ]}
      />
      {canAdd && !(isInBar && (isWhole || isChoosing)) && (bar ? createPortal(add, bar) : add)}
    </div>
  )
  return (
    <>
      {isInBar ? createPortal(buttons, bar) : buttons}
      <Suspense>
        {hasField && <SearchBar family_id={family_id} isOpened={isSearching} onChange={change} onClose={closeSearch} />}
        {form === 'download' && canDownloadAll && <DownloadAllDialog total={total} onClose={() => change({})} />}
      </Suspense>
      {isInBar && found}
    </>
  )
}

function Pill({ isOn, className, ...rest }: React.ComponentProps<'button'> & { isOn: boolean }) {
  return (
    <button
      type="button"
      {...rest}
      className={classNames(
        'inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-full text-sm font-semibold transition-colors sm:px-3',
        // On phones, the row beside a month is lower than the button.
        isOn ? 'bg-ember-wash text-ember max-sm:bg-clip-content max-sm:p-1' : 'text-ink hover:bg-sunk',
        className,
      )}
    />
  )
}
