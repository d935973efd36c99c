import type { ReactNode } from 'react'
import { useText } from '#web/text.tsx'

/** A page of the sandbox provider, clearly marked as one. */
export function SandboxSheet({ title, children }: { title: string; children: ReactNode }) {
  const t = useText('billing.sandbox')
  return (
    <div className="mx-auto w-full max-w-md px-4 pb-8">
      <p className="flex items-center gap-3 rounded-t-card border border-b-0 border-line bg-honey-wash px-5 py-3 text-sm text-honey">
        <strong className="rounded-mark border border-current px-2 py-0.5">{t('badge')}</strong>
        {t('intro')}
      </p>
      <div className="rounded-b-card border border-line bg-card p-5 sm:p-6">
        <h1 className="font-serif text-2xl font-semibold">{title}</h1>
        {children}
      </div>
    </div>
  )
}
