import { useText } from '#web/text.tsx'
import type { Spread } from './spreads.ts'

export function useSpreadName(): (spread: Spread) => string {
  const t = useText('books.read')
  return (spread) => {
    if (spread.kind === 'front') return t('cover')
    if (spread.kind === 'back') return t('backCover')
    if (spread.kind === 'page') return t('page', { page: spread.page + 1 })
    const { left, right } = spread
    if (left !== null && right !== null) return t('spread', { from: left + 1, to: right + 1 })
    return t('page', { page: (left ?? right ?? 0) + 1 })
  }
}
