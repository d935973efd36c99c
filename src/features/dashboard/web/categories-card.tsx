import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Images, Plus } from 'lucide-react'
import { Suspense, useRef, useState } from 'react'
import type { Category } from '#features/categories/categories.contract.ts'
import { CategoriesText } from '#features/categories/web/categories-text.tsx'
import { categoriesOptions } from '#features/categories/web/categories.data.ts'
import { CoverTile } from '#features/photos/web/cover-tile.tsx'
import { foundPhotosOptions } from '#features/photos/web/photos.data.ts'
import { lazyPart } from '#web/lazy-component.ts'
import { useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { QueryState } from '#web/ui/query-state.tsx'
import { Section, sectionLinkStyle } from '#web/ui/section.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useIsNear } from '#web/use-is-near.ts'

const CategoriesDialog = lazyPart(
  async () => (await import('#features/categories/web/categories-dialog.tsx')).CategoriesDialog,
)

type CategoriesCardProps = { family_id: string; canEdit: boolean }

/** The family's categories on its dashboard, each with its latest photo. Editors add and change them in a dialog. */
export function CategoriesCard(props: CategoriesCardProps) {
  return (
    <CategoriesText>
      <Categories {...props} />
    </CategoriesText>
  )
}

function Categories({ family_id, canEdit }: CategoriesCardProps) {
  const t = useText('categories')
  const query = useQuery(categoriesOptions(family_id))
  // Not with `openForm`, which the dialog itself opens another form with.
  const [isEditing, setEditing] = useState(false)
  const edit = () => setEditing(true)
  return (
    <Section
      title={t('title')}
      subtitle={t('subtitle')}
      action={
        canEdit &&
        !!query.data?.length && (
          <button type="button" onClick={edit} className={sectionLinkStyle}>
            {t('edit')}
          </button>
        )
      }
    >
      <QueryState
        query={query}
        skeleton={
          <div role="status" aria-label={t('title')} className={row}>
            {[1, 2, 3].map((at) => (
              <Skeleton key={at} className="aspect-4/3 rounded-card" />
            ))}
          </div>
        }
        failed={t('failed')}
      >
        {(categories) =>
          categories.length === 0 ? (
            <div className="flex flex-col items-start gap-4">
              <p className="text-ink-soft">{t('emptyText')}</p>
              {canEdit && (
                <Button kind="quiet" onClick={edit}>
                  <Plus aria-hidden size={18} />
                  {t('create')}
                </Button>
              )}
            </div>
          ) : (
            <ul className={categories.length > ROW_MAX ? rows : row}>
              {categories.map((category, at) => (
                // On phones, the first of an odd number is as wide as the page.
                <li key={category.id} className="max-sm:first:nth-last-[odd]:col-span-full">
                  <CategoryTile category={category} isLarge={at === 0 || categories.length <= LARGE_MAX} />
                </li>
              ))}
            </ul>
          )
        }
      </QueryState>
      <Suspense>
        {isEditing && <CategoriesDialog isList family_id={family_id} onClose={() => setEditing(false)} />}
      </Suspense>
    </Section>
  )
}

/** As many have one row on laptops, and more have several. */
const ROW_MAX = 6
/** So few are wider than small images. */
const LARGE_MAX = 3
const columns =
  'grid grid-cols-[repeat(auto-fill,minmax(min(100%,8.5rem),1fr))] gap-x-3 gap-y-6 sm:grid-cols-3 sm:gap-x-5'
const row = `${columns} @3xl:grid-flow-col @3xl:grid-cols-none @3xl:auto-cols-[minmax(0,calc(var(--spacing)*80))]`
const rows = `${columns} @3xl:grid-cols-6`

function CategoryTile({ category, isLarge }: { category: Category; isLarge: boolean }) {
  const t = useText('categories')
  const { id, family_id, name, photos } = category
  const tile = useRef<HTMLAnchorElement>(null)
  const isNear = useIsNear(tile)
  const latest = useQuery({ ...foundPhotosOptions(family_id, { category: id }, 1), enabled: isNear && photos > 0 })
  const cover = latest.data?.photos[0]
  return (
    <Link
      ref={tile}
      to="/families/$familyId/photos"
      params={{ familyId: family_id }}
      search={{ category: id }}
      className="group flex flex-col rounded-card outline-offset-4"
    >
      <CoverTile
        cover={cover}
        src={isLarge ? cover?.large_url : cover?.small_url}
        icon={Images}
        className="aspect-4/3 max-sm:in-[li:first-child:nth-last-child(odd)]:aspect-2/1"
      />
      <span className="mt-2.5 font-serif text-lg leading-snug font-semibold wrap-anywhere">{name}</span>{' '}
      <span className="mt-0.5 text-sm text-ink-soft">{t('photos', { count: photos })}</span>
    </Link>
  )
}
