import { languages, locales } from '#shared/locales.ts'
import { useText } from '#web/text.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Select } from '#web/ui/select.tsx'
import { papers } from '../gazette.rules.ts'
import type { Look } from './gazette.data.ts'

/** The language, the paper, and the type size. */
export function LookFields({ look, onChange }: { look: Look; onChange: (look: Look) => void }) {
  const t = useText('gazette.look')
  return (
    <>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <Select
          label={t('language')}
          value={look.language}
          options={locales.map((value) => ({ value, label: languages[value].name }))}
          onChange={(language) => onChange({ ...look, language })}
        />
        <Select
          label={t('paper')}
          value={look.paper}
          options={papers.map((value) => ({ value, label: t(`papers.${value}`) }))}
          onChange={(paper) => onChange({ ...look, paper })}
        />
      </div>
      <Checkbox
        label={t('largeType')}
        hint={t('largeTypeHint')}
        checked={look.large_type}
        onChange={(event) => onChange({ ...look, large_type: event.target.checked })}
      />
    </>
  )
}
