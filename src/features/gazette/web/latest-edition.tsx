import { Download, FileText } from 'lucide-react'
import { useFormat, useText } from '#web/text.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'
import type { Edition } from '../gazette.contract.ts'
import { EditionCover } from './edition-cover.tsx'
import { editionAddress, type Look } from './gazette.data.ts'

type LatestEditionProps = { family_id: string; masthead: string | undefined; edition: Edition; look: Look }

/** The newest edition, with its cover large. */
export function LatestEdition({ family_id, masthead, edition: { month, cover }, look }: LatestEditionProps) {
  const t = useText('gazette.editions')
  const format = useFormat()
  const name = format.month(`${month}-01`)
  const address = { family_id, month, look }
  return (
    <section className="flex flex-col items-center gap-6 rounded-card border border-line bg-sunk p-5 text-center sm:flex-row sm:justify-center sm:gap-12 sm:p-8 sm:text-start">
      <div className="w-full max-w-64 sm:max-w-72">
        <EditionCover name={masthead ?? name} url={cover.url} />
      </div>
      <div className="min-w-0">
        <p className="font-semibold text-ember">{t('latest')}</p>
        <h2 className="font-serif text-2xl leading-tight font-semibold break-words sm:text-3xl">{name}</h2>
        <div className="mt-5 flex flex-wrap gap-2.5 max-sm:justify-center">
          <a
            href={editionAddress(address)}
            target="_blank"
            rel="noreferrer"
            aria-label={t('open', { month: name })}
            className={buttonStyle({})}
          >
            <FileText aria-hidden size={18} />
            {t('read')}
          </a>
          <a
            href={editionAddress({ ...address, download: true })}
            download
            aria-label={t('downloadOf', { month: name })}
            className={buttonStyle({ kind: 'quiet' })}
          >
            <Download aria-hidden size={18} />
            {t('download')}
          </a>
        </div>
      </div>
    </section>
  )
}
