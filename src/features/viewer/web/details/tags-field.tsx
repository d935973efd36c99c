import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useDeferredValue, useId, useState, type KeyboardEvent } from 'react'
import { LABELS_MAX, TAG_MAX_LENGTH } from '#features/photos/photos.rules.ts'
import { cutText } from '#shared/cut-text.ts'
import { useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { controlStyle, Field } from '#web/ui/field.tsx'
import { suggestionsOptions } from '#features/photos/web/photos.data.ts'

type TagsFieldProps = {
  family_id: string
  label?: string
  value: readonly string[]
  onChange: (tags: string[]) => void
}

/** Free-text tags, with suggestions from the family's tags. */
export function TagsField({ family_id, label, value, onChange }: TagsFieldProps) {
  const t = useText('photoTools.edit')
  const list = useId()
  const [typed, setTyped] = useState('')
  const text = useDeferredValue(cutText(typed.trim(), TAG_MAX_LENGTH))
  const { data: suggestions = [] } = useQuery(suggestionsOptions(family_id, text))
  const isTooLong = typed.split(',').some((part) => part.trim().length > TAG_MAX_LENGTH)

  function add(words: string) {
    if (isTooLong) return
    const added = words.split(',').flatMap((part) => part.trim() || [])
    const fresh = added.filter((tag) => !value.some((known) => isSameTag(known, tag)))
    if (fresh.length) onChange([...value, ...fresh].slice(0, LABELS_MAX))
    setTyped('')
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' && typed.trim()) {
      event.preventDefault()
      add(typed)
    } else if (event.key === 'Backspace' && !typed) onChange(value.slice(0, -1))
  }

  return (
    <Field
      label={label ?? t('tags')}
      hint={t('tagsHint')}
      error={isTooLong ? t('tagTooLong', { max: TAG_MAX_LENGTH }) : undefined}
    >
      {(wiring) => (
        <div className="flex flex-col gap-2">
          {value.length > 0 && (
            <ul className="flex flex-wrap gap-2">
              {value.map((tag) => (
                <li key={tag} className="max-w-full">
                  <RemovableChip
                    label={t('removeLabel', { name: tag })}
                    onRemove={() => onChange(value.filter((one) => one !== tag))}
                  >
                    {tag}
                  </RemovableChip>
                </li>
              ))}
            </ul>
          )}
          <div className="flex gap-2">
            <input
              type="text"
              {...wiring}
              list={list}
              value={typed}
              autoComplete="off"
              enterKeyHint="enter"
              onChange={(event) => {
                const { value: words } = event.target
                if (words.endsWith(',')) add(words)
                else setTyped(words)
              }}
              onKeyDown={onKeyDown}
              onBlur={() => typed.trim() && add(typed)}
              className={controlStyle}
            />
            {typed.trim() !== '' && (
              <Button kind="quiet" onClick={() => add(typed)}>
                {t('addTag')}
              </Button>
            )}
          </div>
          <datalist id={list}>
            {suggestions
              .filter(({ kind }) => kind === 'tag')
              .map(({ name }) => (
                <option key={name} value={name}>
                  {name}
                </option>
              ))}
          </datalist>
        </div>
      )}
    </Field>
  )
}

type RemovableChipProps = { label: string; onRemove: () => void; children: string }

/** A selected item with a button that removes it. */
export function RemovableChip({ label, onRemove, children }: RemovableChipProps) {
  return (
    <span className="inline-flex max-w-full items-center rounded-full border border-line bg-sunk pl-3.5 text-sm font-medium">
      <span className="truncate">{children}</span>
      <button
        type="button"
        aria-label={label}
        onClick={onRemove}
        className="grid size-10 shrink-0 place-items-center rounded-full text-ink-soft hover:text-ink"
      >
        <X aria-hidden size={16} />
      </button>
    </span>
  )
}

/** The server normalizes more languages. This only avoids a chip that would disappear. */
function isSameTag(a: string, b: string): boolean {
  return a.localeCompare(b, undefined, { sensitivity: 'base' }) === 0
}
