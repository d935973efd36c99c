import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { PhotoDetail } from '#features/photos/photos.contract.ts'
import type { GallerySearch } from '#features/photos/web/photos.search.ts'
import { classNames } from '#web/ui/class-names.ts'

/** What a photo is labeled with, below a heading. */
export function Labels({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-1.5 text-sm font-semibold text-ink-soft">{title}</h3>
      <div className="flex flex-wrap gap-2">{children}</div>
    </section>
  )
}

type ChipProps = {
  photo: PhotoDetail
  search: GallerySearch
  hint: string
  /** A face before the label. */
  face?: ReactNode
  children: string
}

/** Linked to the other photos with the label. */
export function Chip({ photo, search, hint, face, children }: ChipProps) {
  return (
    <Link
      to="/families/$familyId/photos"
      params={{ familyId: photo.family_id }}
      search={search}
      title={hint}
      className={classNames(
        'inline-flex min-h-9 max-w-full items-center gap-2 rounded-full border border-line bg-sunk pr-3.5 text-sm font-medium hover:border-outline',
        face ? 'pl-0.5' : 'pl-3.5',
      )}
    >
      {face}
      <span className="truncate">{children}</span>
    </Link>
  )
}
