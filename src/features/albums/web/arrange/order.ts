import type { AlbumPages, Group } from '../albums.data.ts'

/** Where photos are moved to: before a photo, before a section, or to the end. */
export type Target = { before_photo_id?: string; before_section_id?: string }

/** The place right after a photo: before the next photo of its section, else before the next section. */
export function targetAfter(groups: readonly Group[], photo_id: string): Target {
  const at = groups.findIndex(({ photos }) => photos.some(({ id }) => id === photo_id))
  const photos = groups[at]?.photos ?? []
  const next = photos[photos.findIndex(({ id }) => id === photo_id) + 1]
  if (next) return { before_photo_id: next.id }
  const section = groups[at + 1]?.section
  return section ? { before_section_id: section.id } : {}
}

/** Where an arrow key moves a photo: one place earlier or later, into the neighboring section at its ends. */
export function targetBeside(groups: readonly Group[], photo_id: string, step: -1 | 1): Target | undefined {
  const at = groups.findIndex(({ photos }) => photos.some(({ id }) => id === photo_id))
  const group = groups[at]
  if (!group) return undefined
  const place = group.photos.findIndex(({ id }) => id === photo_id)
  const neighbor = group.photos[place + step]
  if (neighbor) return step < 0 ? { before_photo_id: neighbor.id } : targetAfter(groups, neighbor.id)
  if (step < 0) return group.section && at > 0 ? { before_section_id: group.section.id } : undefined
  const next = groups[at + 1]
  if (!next) return undefined
  const [first] = next.photos
  if (first) return { before_photo_id: first.id }
  const after = groups[at + 2]?.section
  return after ? { before_section_id: after.id } : {}
}

/** The loaded pages with a photo moved, so that the screen doesn't wait for the server. */
export function withMoved(pages: AlbumPages, photo_id: string, target: Target): AlbumPages {
  const photo = pages.pages.flatMap(({ photos }) => photos).find(({ id }) => id === photo_id)
  if (!photo) return pages
  const without = pages.pages.map((page) => {
    const at = page.photos.findIndex(({ id }) => id === photo_id)
    if (at < 0) return page
    return {
      ...page,
      photos: page.photos.toSpliced(at, 1),
      sections: page.sections.map((section) => (section.at > at ? { ...section, at: section.at - 1 } : section)),
    }
  })
  const lastPage = without.length - 1
  const page = without.findIndex(({ photos, sections }, index) => {
    if (target.before_photo_id) return photos.some(({ id }) => id === target.before_photo_id)
    if (target.before_section_id) return sections.some(({ id }) => id === target.before_section_id)
    return index === lastPage
  })
  return {
    ...pages,
    pages: without.map((one, index) => {
      if (index !== page) return one
      const order = one.sections.findIndex(({ id }) => id === target.before_section_id)
      const at = target.before_photo_id
        ? one.photos.findIndex(({ id }) => id === target.before_photo_id)
        : (one.sections[order]?.at ?? one.photos.length)
      return {
        ...one,
        photos: one.photos.toSpliced(at, 0, photo),
        sections: one.sections.map((section, place) =>
          // The section that it's moved before, and those after it, follow the photo.
          section.at > at || (order >= 0 && place >= order) ? { ...section, at: section.at + 1 } : section,
        ),
      }
    }),
  }
}
