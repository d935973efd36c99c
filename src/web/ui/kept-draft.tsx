import { useEffect, useRef, useState } from 'react'
import { forgetDraft, readDraft, writeDraft, type DraftFields } from '../drafts.ts'
import { textsOf, typeTexts } from '../form-texts.ts'
import { useText } from '../text.tsx'
import { Button } from './button.tsx'

/**
 * Inside of a form: keeps what is typed into its named fields, under this name, and puts it back when the form is opened
 * again, with a quiet word and the way to discard it. Whoever saves the form calls `forgetDraft`.
 */
export function KeptDraft({ name }: { name: string }) {
  const t = useText('web.draft')
  const mark = useRef<HTMLDivElement>(null)
  const before = useRef<{ name: string; fields: DraftFields }>(undefined)
  const [isRestored, setRestored] = useState(false)

  useEffect(() => {
    const form = mark.current?.closest('form')
    if (!form) return
    if (before.current?.name !== name) before.current = { name, fields: textsOf(form) }
    const { fields } = before.current
    let late: DraftFields = {}
    const restore = (kept: DraftFields) => {
      // A field that came later than the others is now as it was before.
      for (const [field, text] of Object.entries(textsOf(form))) fields[field] ??= text
      if (differ(kept, fields)) setRestored(true)
      late = typeTexts(form, kept)
    }
    restore(readDraft(name) ?? {})
    // The children of the family, say, are a choice only once they are known.
    const arrivals = new MutationObserver(() => {
      if (Object.keys(late).length) restore(late)
    })
    arrivals.observe(form, { childList: true, subtree: true })
    const keep = () => {
      const now = { ...late, ...textsOf(form) }
      if (differ(now, fields)) writeDraft(name, now)
      else forgetDraft(name)
    }
    form.addEventListener('input', keep)
    return () => {
      arrivals.disconnect()
      form.removeEventListener('input', keep)
    }
  }, [name])

  function discard() {
    const form = mark.current?.closest('form')
    if (form && before.current) typeTexts(form, before.current.fields)
    forgetDraft(name)
    setRestored(false)
  }

  return (
    <div ref={mark} role="status" className={isRestored ? noteStyle : 'hidden'}>
      {isRestored && (
        <>
          <p className="text-sm">{t('restored')}</p>
          <Button kind="quiet" size="small" onClick={discard}>
            {t('discard')}
          </Button>
        </>
      )}
    </div>
  )
}

/** Fields that one of the two does not have say nothing. */
function differ(some: DraftFields, others: DraftFields): boolean {
  return Object.entries(some).some(([name, text]) => others[name] !== undefined && others[name] !== text)
}

const noteStyle = 'flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control bg-sage-wash px-4 py-2.5'
