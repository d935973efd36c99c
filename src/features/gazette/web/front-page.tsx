import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Mark } from '../../book-layout/compose.ts'
import { useFonts } from '../../book-layout/web/book-fonts.ts'
import { SheetView } from '../../book-layout/web/sheet-view.tsx'
import type { Edition, Front } from '../gazette.contract.ts'
import { EditionCover, paperShapes } from './edition-cover.tsx'
import { frontOptions, type Look } from './gazette.data.ts'

type FrontPageProps = { family_id: string; masthead: string; edition: Edition; look: Look }

/** The first page of an edition, as it's printed. Until it's loaded, a drawing of it. It's decoration: its link has a name. */
export function FrontPage({ family_id, masthead, edition, look }: FrontPageProps) {
  const { data: front } = useQuery(frontOptions({ family_id, month: edition.month, look }))
  const fonts = new Set(front?.marks.flatMap((mark) => (mark.kind === 'text' ? mark.runs.map(({ font }) => font) : [])))
  const hasFonts = useFonts([...fonts].toSorted().join(' ')) !== undefined
  const sheet = useMemo(() => front && { ...front, bleed: 0, marks: front.marks.map(toMark) }, [front])
  const urls = useMemo(
    () => new Map(front?.photos.map(({ id, url }) => [id, { small_url: url, large_url: url, description: null }])),
    [front],
  )
  if (!sheet || !hasFonts) return <EditionCover masthead={masthead} edition={edition} paper={look.paper} />
  return (
    <span aria-hidden className={`block bg-page shadow-soft always-light ${paperShapes[look.paper]}`}>
      <SheetView sheet={sheet} urls={urls} codeBase="" label="" />
    </span>
  )
}

function toMark(mark: Front['marks'][number]): Mark {
  if (mark.kind === 'photo') return { ...mark, slot: 0, soft: false }
  return mark.kind === 'text' ? { ...mark, slot: 0, overflows: false, missing: [] } : mark
}
