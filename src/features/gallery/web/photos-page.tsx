import { useNavigate, useSearch } from '@tanstack/react-router'
import { Suspense, type ReactNode } from 'react'
import type { Family } from '#features/families/families.contract.ts'
import { allows } from '#features/families/web/families.data.ts'
import { useFamily } from '#features/families/web/use-family.ts'
import { useStore } from '#web/external-store.ts'
import { lazyPart } from '#web/lazy-component.ts'
import { usePageTitle } from '#web/page-title.ts'
import { useText } from '#web/text.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { BrowseTab } from './grid/browse-tab.tsx'
import { zoom } from './grid/zoom.ts'
import { readGalleryFilter, readGallerySearch } from '#features/photos/web/photos.search.ts'
import { UploadZone } from '#features/uploads/web/upload-zone.tsx'
import { useAddFiles } from '#features/uploads/web/use-add-files.ts'

// Loaded lazily, because the first photos don't need them.
const UploadTab = lazyPart(async () => (await import('#features/uploads/web/upload-tab.tsx')).UploadTab)
const CategoriesDialog = lazyPart(
  async () => (await import('#features/categories/web/categories-dialog.tsx')).CategoriesDialog,
)

type PhotosPageProps = {
  /** Import options that other features add. */
  elsewhere?: (family: Family) => ReactNode
}

/** /families/{id}/photos: the gallery and the upload tab. */
export function PhotosPage({ elsewhere }: PhotosPageProps) {
  const t = useText('photos')
  const navigate = useNavigate()
  const { family_id, family } = useFamily()
  const search = useSearch({ strict: false })
  const { tab = 'browse', form, map } = readGallerySearch(search)
  const isNarrowed = map === 'open' || Object.keys(readGalleryFilter(search)).length > 0
  const areYears = useStore(zoom) === 'years' && tab === 'browse' && !isNarrowed
  const years = areYears ? t('gallery.years') : undefined
  usePageTitle(years)
  const canAdd = allows(family, 'photos.add')
  const addFiles = useAddFiles(family_id)

  const choose = (next: 'browse' | 'upload') =>
    void navigate({ to: '.', search: next === 'upload' ? { tab: next } : {}, resetScroll: false })

  const closeForm = () =>
    void navigate({
      to: '.',
      search: (now) => ({ ...now, form: undefined }),
      replace: true,
      resetScroll: false,
    })

  return (
    <div
      className={
        // Photos fill the screen, beside the years.
        tab === 'browse' ? 'md:-mr-[calc(var(--page-edge)-3.5rem)] md:-ml-[calc(var(--page-edge)-2rem)]' : undefined
      }
    >
      <div className="md:mb-4">
        <PageHeading look="small">{years ?? t('title')}</PageHeading>
      </div>
      <Tabs
        label={t('tabs.label')}
        value={tab}
        onChange={choose}
        folds
        tabs={[
          {
            id: 'browse',
            label: t('tabs.browse'),
            panel: (
              <BrowseTab
                family_id={family_id}
                canSelect={allows(family, 'photos.edit_own') || allows(family, 'photos.save')}
                canEdit={allows(family, 'photos.edit_own')}
                canAdd={canAdd}
                onFiles={addFiles}
                onUpload={() => choose('upload')}
              />
            ),
          },
          {
            id: 'upload',
            label: t('tabs.upload'),
            panel: (
              <Suspense>
                <UploadTab family={family} onFiles={addFiles} elsewhere={family && elsewhere?.(family)} />
              </Suspense>
            ),
          },
        ]}
      />
      {canAdd && <UploadZone onFiles={addFiles} />}
      <Suspense>
        {form === 'category' && allows(family, 'photos.edit') && (
          <CategoriesDialog family_id={family_id} onClose={closeForm} />
        )}
      </Suspense>
    </div>
  )
}
