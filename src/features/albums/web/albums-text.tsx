import type { ReactNode } from 'react'
import { MoreTexts } from '#web/more-texts.tsx'
import { albumsTexts } from './albums.texts.ts'

/** Provides the messages about albums to the components inside it. */
export function AlbumsText({ children }: { children: ReactNode }) {
  return <MoreTexts of={albumsTexts}>{children}</MoreTexts>
}
