import {
  Archive,
  ArchiveRestore,
  CheckCheck,
  Download,
  EllipsisVertical,
  GalleryVerticalEnd,
  Heart,
  Layers,
  Pencil,
  Trash2,
  Ungroup,
  UserPlus,
  X,
} from 'lucide-react'
import { Suspense, use, useState, type ComponentProps } from 'react'
import { useQuery } from '@tanstack/react-query'
import { allows, familyOptions } from '#features/families/web/families.data.ts'
import type { PhotoListed } from '#features/photos/photos.contract.ts'
import { SELECTION_MAX, STACK_MAX } from '#features/photos/photos.rules.ts'
import { useDownloadPhotos } from '#features/photos/web/use-download-photos.ts'
import { useStore } from '#web/external-store.ts'
import { useRootAttribute } from '#web/root-attribute.ts'
import { useText } from '#web/text.tsx'
import { useIsNarrow } from '#web/use-is-narrow.ts'
import { classNames } from '#web/ui/class-names.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { toast } from '#web/ui/toast.ts'
import { PhotoExtrasContext } from '#features/viewer/web/details/photo-extras.ts'
import { WhoDialog } from '#features/viewer/web/people/who-dialog.tsx'
import { useStacking } from '#features/viewer/web/stacks/use-stacking.ts'
import type { MenuItem } from '#web/ui/menu-item.ts'
import { EditManyDialog } from './edit-many-dialog.tsx'
import { selection } from './selection.ts'
import { useBulkChange } from './use-bulk-change.ts'

export type ActionBarProps = {
  family_id: string
  photos: readonly PhotoListed[]
  /** The IDs of all photos on the page, or of one day, loaded or not, up to the selection limit. */
  findAll: (day?: string) => Promise<string[]>
  /** What else the page does with selected photos. */
  actions?: ((photo_ids: string[]) => readonly MenuItem[]) | undefined
}

/** Actions for the selected photos, at the bottom of the screen. */
export function ActionBar({ family_id, photos, findAll, actions }: ActionBarProps) {
  const t = useText('photoTools.select')
  const who = useText('photoTools.who')
  const gallery = useText('photos.gallery')
  const extras = use(PhotoExtrasContext)
  const { data: family } = useQuery(familyOptions(family_id))
  const { ids } = useStore(selection)
  const [asking, setAsking] = useState<'delete' | 'edit' | 'who' | 'album'>()
  const { download, packing } = useDownloadPhotos(family_id)
  const { run, isBusy } = useBulkChange(family_id, photos)
  const stacking = useStacking(family_id)
  const canEdit = allows(family, 'photos.edit_own')
  const isNarrow = useIsNarrow()
  const chosen = [...ids]
  const isNone = ids.size === 0
  const areFavorites = !isNone && photos.every(({ id, is_favorite }) => is_favorite || !ids.has(id))
  const areArchived = !isNone && photos.every(({ id, is_archived }) => is_archived || !ids.has(id))
  const stacks = photos.filter(({ id, stack_size }) => stack_size > 1 && ids.has(id))
  const stackOrNot = (work: Promise<void>) => void work.then(selection.clear)
  useRootAttribute('data-bar')
  const failed = () => toast({ kind: 'error', title: t('failed') })

  const chooseAll = () =>
    void findAll().then((all) => {
      selection.set(new Set(all), all.at(-1))
      if (all.length === SELECTION_MAX) toast({ title: t('most', { count: SELECTION_MAX }) })
    }, failed)

  return (
    <section
      aria-label={t('label')}
      className="floating-bar button-bar flex xl:max-w-[60rem] flex-wrap items-center gap-x-1 px-2 py-1.5 transition-[transform,opacity] duration-220 starting:translate-y-6 starting:opacity-0"
    >
      <IconButton icon={X} label={t('clear')} tooltipSide="above" tooltipAlign="start" onClick={selection.clear} />
      <p role="status" className="grow-999 basis-16 text-sm leading-tight font-semibold tabular-nums sm:text-base">
        {packing
          ? t('packing', { done: packing.files_done ?? 0, total: Math.max(packing.files_total ?? 0, ids.size) })
          : isNone
            ? t('none')
            : t('count', { count: ids.size })}
      </p>
      <div className="flex grow items-center justify-between gap-x-1 max-sm:basis-full">
        {canEdit && (
          <>
            <Action
              icon={Heart}
              filled={areFavorites}
              label={areFavorites ? t('unfavorite') : t('favorite')}
              word={gallery('favorites')}
              disabled={isBusy || isNone}
              onClick={() => void run(chosen, { is_favorite: !areFavorites })}
            />
            <Action
              icon={GalleryVerticalEnd}
              label={t('addToAlbum')}
              word={t('albumWord')}
              disabled={isNone}
              onClick={() => setAsking('album')}
            />
            <Action icon={UserPlus} label={who('open')} disabled={isBusy || isNone} onClick={() => setAsking('who')} />
            {!isNarrow && (
              <Action icon={Pencil} label={t('edit')} disabled={isBusy || isNone} onClick={() => setAsking('edit')} />
            )}
          </>
        )}
        <Action
          icon={Download}
          label={t('download')}
          word={t('downloadWord')}
          disabled={isBusy || isNone || packing !== undefined}
          onClick={() => void download(ids.size, async () => chosen)}
        />
        <Menu
          trigger={<IconButton icon={EllipsisVertical} label={t('more')} tooltipSide="above" tooltipAlign="end" />}
          items={[
            ...(canEdit
              ? [
                  ...(isNarrow
                    ? [
                        {
                          label: t('edit'),
                          icon: Pencil,
                          disabled: isBusy || isNone,
                          onSelect: () => setAsking('edit'),
                        },
                      ]
                    : []),
                  ...(ids.size > 1
                    ? [
                        {
                          label: t('stack'),
                          icon: Layers,
                          disabled: isBusy || ids.size > STACK_MAX,
                          onSelect: () => stackOrNot(stacking.stack(chosen, stacks.length === 0)),
                        },
                      ]
                    : []),
                  ...(stacks.length > 0
                    ? [
                        {
                          label: t('unstack'),
                          icon: Ungroup,
                          disabled: isBusy || stacks.length > STACK_MAX,
                          onSelect: () => stackOrNot(stacking.unstack(stacks.map(({ id }) => id))),
                        },
                      ]
                    : []),
                  {
                    label: t(areArchived ? 'unarchive' : 'archive'),
                    icon: areArchived ? ArchiveRestore : Archive,
                    disabled: isBusy || isNone,
                    onSelect: () => void run(chosen, { is_archived: !areArchived }),
                  },
                ]
              : []),
            { label: t('all'), icon: CheckCheck, onSelect: chooseAll },
            ...(isNone ? [] : (actions?.(chosen) ?? [])),
            ...(canEdit
              ? [
                  {
                    label: t('delete'),
                    icon: Trash2,
                    danger: true,
                    disabled: isBusy || isNone,
                    onSelect: () => setAsking('delete'),
                  },
                ]
              : []),
          ]}
        />
      </div>
      <Suspense>
        {asking === 'album' && extras.addToAlbum({ family_id, photo_ids: chosen, onClose: () => setAsking(undefined) })}
      </Suspense>
      {asking === 'who' && (
        <WhoDialog
          family_id={family_id}
          photo_ids={chosen}
          shown={[]}
          onClose={() => setAsking(undefined)}
          onApply={(add_person_ids) => {
            setAsking(undefined)
            if (add_person_ids.length) void run(chosen, { add_person_ids })
          }}
        />
      )}
      {asking === 'edit' && (
        <EditManyDialog
          family_id={family_id}
          count={ids.size}
          onClose={() => setAsking(undefined)}
          onApply={(change) => {
            setAsking(undefined)
            void run(chosen, change)
          }}
        />
      )}
      <ConfirmDialog
        open={asking === 'delete'}
        onClose={() => setAsking(undefined)}
        onConfirm={() => {
          setAsking(undefined)
          void run(chosen, 'delete')
        }}
        title={t('deleteTitle', { count: ids.size })}
        text={allows(family, 'family.manage') ? t('deleteText', { count: ids.size }) : t('deleteTextNotOwner')}
        confirmLabel={t('delete')}
      />
    </section>
  )
}

/** Phones have its word below the icon, laptops beside it. */
function Action({ word, ...props }: Omit<ComponentProps<typeof IconButton>, 'className'>) {
  return (
    <IconButton
      {...props}
      word={word ?? props.label}
      tooltipSide="above"
      className={classNames(
        'max-narrow:[&>span]:text-[3.2vw] max-sm:h-13! max-sm:w-auto! max-sm:min-w-0 max-sm:flex-auto max-sm:px-0.5 max-sm:flex-col max-sm:gap-0.5 max-sm:rounded-control! max-sm:after:hidden!',
        'sm:max-xl:[&>span]:hidden xl:w-auto! xl:gap-2 xl:rounded-control! xl:px-3 xl:text-ink xl:after:hidden! xl:[&>span]:text-sm xl:[&>span]:font-semibold',
      )}
    />
  )
}
