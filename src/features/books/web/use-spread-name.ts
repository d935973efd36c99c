import { useText } from '#web/text.tsx'
import type { PageName } from '../books.edits.ts'
import type { Spread } from './spreads.ts'

export function usePageName(): (name: PageName) => string {
  const t = useText('books.read')
  return (name) => (name === 'front' ? t('cover') : name === 'back' ? t('backCover') : t('page', { page: name + 1 }))
}

export function useSpreadName(): (spread: Spread) => string {
  const t = useText('books.read')
  const pageName = usePageName()
  return (spread) => {
    if (spread.kind !== 'pages') return pageName(spread.kind === 'page' ? spread.page : spread.kind)
    const { left, right } = spread
    if (left !== null && right !== null) return t('spread', { from: left + 1, to: right + 1 })
    return pageName(left ?? right ?? 0)
  }
}
