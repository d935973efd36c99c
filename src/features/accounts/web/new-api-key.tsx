import { Check, Copy } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { copyText } from '#web/copy-text.ts'
import { useText } from '#web/text.tsx'
import { AskBeforeLeaving } from '#web/ui/ask-before-leaving.tsx'
import { Button } from '#web/ui/button.tsx'

/** A key is shown only once, so leaving before it's copied asks for confirmation. */
export function NewApiKey({ token, onDone }: { token: string; onDone: () => void }) {
  const t = useText('apiKeys')
  const [copied, setCopied] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const code = useRef<HTMLElement>(null)

  useEffect(() => heading.current?.focus(), [])

  async function copy() {
    if (await copyText(token)) setCopied(true)
    // If copying fails, people can still copy the text by hand.
    else if (code.current) getSelection()?.selectAllChildren(code.current)
  }

  return (
    <div className="flex flex-col gap-4 rounded-card bg-sage-wash p-4 sm:p-5">
      <div>
        <h3 ref={heading} tabIndex={-1} className="font-serif text-lg font-semibold outline-none">
          {t('made')}
        </h3>
        <p className="text-ink-soft">{t('madeText')}</p>
      </div>
      <code
        ref={code}
        onCopy={() => setCopied(true)}
        className="rounded-control border border-line bg-card p-3 break-all select-all"
      >
        {token}
      </code>
      <div className="flex flex-wrap gap-2.5" aria-live="polite">
        <Button kind="quiet" onClick={() => void copy()}>
          {copied ? <Check aria-hidden size={18} /> : <Copy aria-hidden size={18} />}
          {copied ? t('copied') : t('copy')}
        </Button>
        <Button onClick={onDone}>{t('done')}</Button>
      </div>
      <AskBeforeLeaving
        when={!copied}
        title={t('unsavedTitle')}
        text={t('unsavedText')}
        stayLabel={t('unsavedStay')}
        leaveLabel={t('unsavedLeave')}
      />
    </div>
  )
}
