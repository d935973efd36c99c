import { useQuery } from '@tanstack/react-query'
import { peopleOptions } from '#features/people/web/people.data.ts'
import { useText } from '#web/text.tsx'
import { useToday } from '#web/use-today.ts'
import { monthsOptions } from '../timeline/timeline.data.ts'
import { panelStyle } from './search-input.tsx'

type SearchHelpProps = { family_id: string; onChoose: (example: string) => void }

/** What the search field understands, with examples of this family's people and years. */
export function SearchHelp({ family_id, onChoose }: SearchHelpProps) {
  const t = useText('photoTools.find.help')
  const { data } = useQuery(peopleOptions(family_id))
  const { data: months } = useQuery(monthsOptions(family_id, { is_favorite: undefined, person_id: undefined }))
  const today = useToday()
  const year = (months?.at(-1)?.month ?? today).slice(0, 4)
  const people = data?.people ?? []
  const [first, second] = people.map(({ first_name }) => first_name)
  const child = people.find(({ kind, birth_date }) => kind === 'child' && birth_date)?.first_name
  const groups = [
    {
      name: t('people'),
      examples: [
        ...(first && second ? [t('both', { first, second })] : []),
        ...(first ? [t('only', { name: first })] : []),
      ],
    },
    {
      name: t('dates'),
      examples: [t('summer', { year }), t('christmas'), ...(child ? [t('age', { name: child })] : [])],
    },
    { name: t('files'), examples: [t('videos'), t('screenshots'), 'IMG_12'] },
    {
      name: t('together'),
      examples: [first ? t('beachWith', { name: first }) : t('beach')],
    },
  ]
  return (
    <section aria-label={t('title')} className={panelStyle}>
      <h2 className="font-semibold">{t('title')}</h2>
      <dl className="mt-2 grid gap-x-6 gap-y-3 sm:grid-cols-2">
        {groups
          .filter(({ examples }) => examples.length > 0)
          .map(({ name, examples }) => (
            <div key={name}>
              <dt className="text-sm text-ink-soft">{name}</dt>
              {examples.map((example) => (
                <dd key={example} className="mt-1 mr-2 inline-block">
                  <button
                    type="button"
                    onClick={() => onChoose(example)}
                    className="min-h-10 rounded-full bg-sunk px-3.5 text-left text-sm hover:bg-line/60"
                  >
                    {example}
                  </button>
                </dd>
              ))}
            </div>
          ))}
      </dl>
      <p className="mt-3 text-sm text-ink-soft">{t('quotes')}</p>
    </section>
  )
}
