import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { PhotoDetail } from '#features/photos/photos.contract.ts'
import type { GallerySearch } from '#features/photos/web/photos.search.ts'

/** What a photo is labeled with, below a heading. */
export function Labels({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-1.5 text-sm font-semibold text-ink-soft">{title}</h3>
      <div className="flex flex-wrap gap-2">{children}</div>
    </section>
  )
}

type ChipProps = { photo: PhotoDetail; search: GallerySearch; hint: string; children: string }

/** Linked to the other photos with the label. */
export function Chip({ photo, search, hint, children }: ChipProps) {
  return (
    <Link
      to="/families/$familyId/photos"
      params={{ familyId: photo.family_id }}
      search={search}
      title={hint}
      className="inline-flex min-h-9 max-w-full items-center rounded-full border border-line bg-sunk px-3.5 text-sm font-medium hover:border-outline"
    >
      <span className="truncate">{children}</span>
    </Link>
  )
}
