import { useEffect, useRef, useState } from 'react'
import { deleteDraft, readDraft, writeDraft, type DraftFields } from '../drafts.ts'
import { textsOf, typeTexts } from '../form-texts.ts'
import { useText } from '../text.tsx'
import { Button } from './button.tsx'

/**
 * Inside a form: stores the values of its named fields as a draft, and restores them when the form is opened again,
 * with a note and a button to discard it. Call `forgetDraft` after saving.
 */
export function FormDraft({ name }: { name: string }) {
  const t = useText('web.draft')
  const mark = useRef<HTMLDivElement>(null)
  const before = useRef<{ name: string; fields: DraftFields }>(undefined)
  const [isRestored, setRestored] = useState(false)

  useEffect(() => {
    const form = mark.current?.closest('form')
    if (!form) return
    if (before.current?.name !== name) before.current = { name, fields: textsOf(form) }
    const { fields } = before.current
    let pending: DraftFields = {}
    const restore = (stored: DraftFields) => {
      // A field that was rendered later than the others gets its initial value.
      for (const [field, text] of Object.entries(textsOf(form))) fields[field] ??= text
      if (differ(stored, fields)) setRestored(true)
      pending = typeTexts(form, stored)
    }
    restore(readDraft(name) ?? {})
    // Some options, such as the family's children, are only rendered once they're loaded.
    const observer = new MutationObserver(() => {
      if (Object.keys(pending).length) restore(pending)
    })
    observer.observe(form, { childList: true, subtree: true })
    const store = () => {
      const now = { ...pending, ...textsOf(form) }
      if (differ(now, fields)) writeDraft(name, now)
      else deleteDraft(name)
    }
    form.addEventListener('input', store)
    return () => {
      observer.disconnect()
      form.removeEventListener('input', store)
    }
  }, [name])

  function discard() {
    const form = mark.current?.closest('form')
    if (form && before.current) typeTexts(form, before.current.fields)
    deleteDraft(name)
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

/** Fields that only one of the two has are ignored. */
function differ(some: DraftFields, others: DraftFields): boolean {
  return Object.entries(some).some(([name, text]) => others[name] !== undefined && others[name] !== text)
}

const noteStyle = 'flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control bg-sage-wash px-4 py-2.5'
