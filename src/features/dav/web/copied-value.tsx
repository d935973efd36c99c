import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { copyText } from '#web/copy-text.ts'
import { useText } from '#web/text.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'

/** In a `dl`: a value to enter elsewhere, with a button that copies it. */
export function CopiedValue({ label, value, onCopied }: { label: string; value: string; onCopied?: () => void }) {
  const t = useText('dav.made')
  const [copied, setCopied] = useState(false)

  async function copy() {
    if (!(await copyText(value))) return
    setCopied(true)
    onCopied?.()
  }

  return (
    <div className="py-2">
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="flex items-center gap-3">
        <span className="min-w-0 flex-1 font-mono text-sm break-all select-all">{value}</span>
        <IconButton
          icon={copied ? Check : Copy}
          label={`${t(copied ? 'copied' : 'copy')}: ${label}`}
          tooltipAlign="end"
          onClick={() => void copy()}
        />
      </dd>
    </div>
  )
}
