import { useEffect, useRef } from 'react'
import { useText } from '#web/text.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { CommentList } from './comment-list.tsx'
import type { CommentSubject } from './comments.data.ts'
import { ReactionBar } from './reaction-bar.tsx'

type PhotoCommentsProps = {
  family_id: string
  photo_id: string
  startsAtComments?: boolean
  /** In a sheet of their own, which has a title. */
  isAlone?: boolean
}

/** Reactions and comments below a photo's details. */
export function PhotoComments({ family_id, photo_id, startsAtComments = false, isAlone = false }: PhotoCommentsProps) {
  const t = useText('comments')
  const subject: CommentSubject = { family_id, subject_kind: 'photo', subject_id: photo_id }
  return (
    <section
      ref={useStartHere(startsAtComments)}
      tabIndex={-1}
      aria-label={t('title')}
      className={classNames(
        'flex flex-col outline-none',
        isAlone ? 'gap-3 p-5 pt-2' : 'gap-6 border-t border-line pt-5',
        // As high as the drawer's content, so that they can be at its top.
        startsAtComments && 'min-h-[calc(85vh-5.5rem)]',
      )}
    >
      <ReactionBar key={`reactions ${photo_id}`} subject={subject} />
      <CommentList key={`comments ${photo_id}`} subject={subject} hasTitle={!isAlone} />
    </section>
  )
}

/** Keeps the section at the top of the drawer while what's above it loads, until someone scrolls or types. */
function useStartHere(isOn: boolean) {
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    const here = section.current
    const scroller = here?.closest('[data-sheet-content]')
    if (!isOn || !here?.parentElement || !scroller) return
    // On touch screens, the keyboard would cover the comments.
    const focused = matchMedia('(pointer: fine)').matches ? here.querySelector('textarea') : here
    focused?.focus({ preventScroll: true })
    const observer = new ResizeObserver(() =>
      scroller.scrollBy({
        top: here.getBoundingClientRect().top - scroller.getBoundingClientRect().top,
        behavior: 'instant',
      }),
    )
    observer.observe(here.parentElement)
    const stop = () => observer.disconnect()
    const begins = ['pointerdown', 'wheel', 'keydown']
    for (const type of begins) addEventListener(type, stop, { capture: true, passive: true })
    return () => {
      stop()
      for (const type of begins) removeEventListener(type, stop, { capture: true })
    }
  }, [isOn])
  return section
}
