import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { EllipsisVertical, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { lazyPart } from '#web/lazy-component.ts'
import { useText } from '#web/text.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { openForm } from '#web/ui/open-form.ts'
import { QueryState } from '#web/ui/query-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { Category } from '../categories.contract.ts'
import { categoriesOptions, useDeleteCategory } from './categories.data.ts'

const RenameCategory = lazyPart(async () => (await import('./rename-category.tsx')).RenameCategory)

type CategoryListProps = { family_id: string; canEdit: boolean }

/** A family's categories, each linked to its photos, in all four states. */
export function CategoryList({ family_id, canEdit }: CategoryListProps) {
  const t = useText('categories')
  return (
    <QueryState
      query={useQuery(categoriesOptions(family_id))}
      skeleton={
        <div role="status" aria-label={t('title')} className="flex flex-col gap-2 py-1.5">
          <Skeleton className="h-8" />
          <Skeleton className="h-8 w-2/3" />
        </div>
      }
      failed={t('failed')}
    >
      {(categories) =>
        categories.length === 0 ? (
          <p className="py-1 text-ink-soft">{t('emptyText')}</p>
        ) : (
          <ul className="-mx-2 grid grid-cols-[repeat(auto-fill,minmax(min(100%,18rem),1fr))] gap-x-10">
            {categories.map((category) => (
              <li key={category.id}>
                <CategoryRow category={category} canEdit={canEdit} />
              </li>
            ))}
          </ul>
        )
      }
    </QueryState>
  )
}

function CategoryRow({ category, canEdit }: { category: Category; canEdit: boolean }) {
  const t = useText('categories')
  const [isAsking, setAsking] = useState(false)
  const deletion = useDeleteCategory(category.family_id)
  const { id, name, photos } = category

  const rename = () => openForm((onClose) => <RenameCategory category={category} onClose={onClose} />)

  const remove = () =>
    deletion.mutate(id, { done: { title: t('toasts.removed'), description: name }, failed: t('toasts.removeFailed') })

  return (
    <div className="flex items-center gap-1 rounded-control hover:bg-sunk/70">
      <Link
        to="/families/$familyId/photos"
        params={{ familyId: category.family_id }}
        search={{ category: id }}
        className="flex min-h-11 min-w-0 flex-1 items-baseline gap-2.5 rounded-control px-2 py-2"
      >
        <span className="truncate font-medium">{name}</span>{' '}
        <span className="shrink-0 text-sm text-ink-soft">{t('photos', { count: photos })}</span>
      </Link>
      {canEdit && (
        <Menu
          trigger={<IconButton icon={EllipsisVertical} label={t('more', { name })} tooltipAlign="end" />}
          items={[
            { label: t('rename'), icon: Pencil, onSelect: rename },
            {
              label: t('remove'),
              icon: Trash2,
              danger: true,
              // No confirmation for an empty category, which is easy to create again.
              onSelect: () => (photos > 0 ? setAsking(true) : remove()),
            },
          ]}
        />
      )}
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          remove()
        }}
        title={t('removeTitle', { name })}
        text={t('removeText', { count: photos })}
        confirmLabel={t('remove')}
      />
    </div>
  )
}
