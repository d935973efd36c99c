import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useLocale } from 'use-intl'
import type { GallerySearch } from '#features/photos/web/photos.search.ts'
import { useToday } from '#web/use-today.ts'
import { typedSearchOptions } from '#features/typed-search/web/typed-search.data.ts'
import { withTyped } from './typed-search.ts'

/** Long enough for the next letter, short enough to feel immediate. */
const TYPING_MS = 200

/** Resolves once the gallery shows the search. */
export type ChangeSearch = (search: GallerySearch, how?: { replace: boolean }) => Promise<void>

type Typing = { family_id: string; search: GallerySearch; onChange: ChangeSearch }

/** The words while they're typed. The gallery follows them; their filters leave the field when it's finished. */
export function useTyping({ family_id, search, onChange }: Typing) {
  const cache = useQueryClient()
  const today = useToday()
  const language = useLocale()
  const [draft, setDraft] = useState<string>()
  /** The search before the first letter, and whether the URL has changed since. */
  const before = useRef<{ search: GallerySearch; isInUrl: boolean }>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef(0)
  const found = useRef<string>(undefined)
  const letters = useRef(0)
  useEffect(() => () => clearTimeout(timer.current), [])

  async function find(text: string) {
    clearTimeout(timer.current)
    const asked = ++latest.current
    const start = (before.current ??= { search, isInUrl: false })
    const options = typedSearchOptions(family_id, { text: text.trim(), today, language })
    // Without an answer, such as offline, the words are searched for as they are.
    const read = text.trim() ? await cache.fetchQuery(options).catch(() => ({ parts: [], text })) : { parts: [], text }
    if (asked !== latest.current) return
    const isShown = onChange(withTyped(start.search, read), { replace: start.isInUrl })
    start.isInUrl = true
    found.current = text
    // Until then, the field would show the words before.
    await isShown
  }

  return {
    draft,
    type(text: string) {
      before.current ??= { search, isInUrl: false }
      letters.current++
      setDraft(text)
      clearTimeout(timer.current)
      if (text.trim() !== '?') timer.current = setTimeout(() => void find(text), TYPING_MS)
    },
    async finish(text: string | undefined) {
      // Not twice: a press on a chip may have changed the search since then.
      const typed = letters.current
      if (text !== undefined && text !== found.current) await find(text)
      // What was typed while the words were read stays.
      if (letters.current !== typed) return
      before.current = undefined
      found.current = undefined
      setDraft(undefined)
    },
  }
}
