import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { peopleOptions } from '#features/people/web/people.data.ts'
import { shortName } from '#features/people/web/short-name.ts'
import { useFormat, useText } from '#web/text.tsx'
import { useAgo } from '#web/use-ago.ts'
import { useToday } from '#web/use-today.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { NameText } from '#web/ui/name-text.tsx'
import { openForm } from '#web/ui/open-form.ts'
import type { ListedCapsule } from '../capsules.contract.ts'
import { EnterSheet } from './enter-sheet.tsx'
import { OpenEnvelope, SealedEnvelope } from './envelope.tsx'
import { FirstLines } from './first-lines.tsx'
import { useMoveLetter } from './letters.data.ts'

type LetterRowProps = { letter: ListedCapsule; family_id: string; canWrite: boolean }

/** A letter's envelope: whom it's for and when it opens. Links to its page. */
export function LetterRow({ letter, family_id, canWrite }: LetterRowProps) {
  const t = useText('letters')
  const format = useFormat()
  const { author_name: author, opened_at, age } = letter
  const { data } = useQuery(peopleOptions(family_id))
  const person = data?.people.find(({ id }) => id === letter.person_id)
  const name = shortName(person, { people: data?.people, fallback: letter.person_name })
  const ago = useAgo()
  const today = useToday()
  const day = format.longDate(letter.opens_on)
  const known = [
    letter.photo_count > 0 && t('enclosed.photos', { count: letter.photo_count }),
    letter.recording_count > 0 && t('enclosed.recordings', { count: letter.recording_count }),
  ].filter((one) => one !== false)
  const isSealed = known.length === 0 && letter.file_count > 0
  const enclosed = isSealed ? [t('enclosed.sealed', { count: letter.file_count })] : known
  const written = (
    <div className="flex flex-col items-center gap-4 px-5 pb-8 text-center sm:px-8 lg:pb-10">
      {!opened_at && <Avatar name={name} src={person?.avatar_url} size="portrait" />}
      <div className="max-w-full min-w-0">
        {!opened_at && letter.opens_on > today && (
          <p className="font-semibold text-honey first-letter:uppercase">{ago(`${letter.opens_on}T12:00:00Z`)}</p>
        )}
        <h3 className="font-serif text-xl leading-tight font-semibold break-words sm:text-2xl">
          <Link
            to="/families/$familyId/letters/$letterId"
            params={{ familyId: family_id, letterId: letter.id }}
            aria-label={opened_at ? t('read', { name }) : undefined}
            className="group-hover:text-ember after:absolute after:inset-0 after:rounded-card"
          >
            <NameText name={t('for', { name })} />
          </Link>
        </h3>
        <p className="mt-1 text-ink-soft">
          {opened_at
            ? t('openedOn', { date: format.longDate(opened_at) })
            : age
              ? t('opensAt', { date: day, age: String(age) })
              : t('opensOn', { date: day })}
        </p>
        <p className="text-sm break-words text-ink-soft">
          {letter.audience === 'recipient' ? t('onlyTwo', { name, author }) : t('from', { name: author })}
          {enclosed.length > 0 && ` · ${format.list(enclosed)}`}
        </p>
      </div>
      {letter.needs_sheet && (
        <Note text={t('sheet.text')}>
          {canWrite && (
            <Button
              kind="quiet"
              size="small"
              onClick={() => openForm((onClose) => <EnterSheet {...{ family_id, letter, onClose }} />)}
            >
              {t('sheet.open')}
            </Button>
          )}
        </Note>
      )}
      {letter.birthday && !letter.needs_sheet && (
        <Birthday family_id={family_id} letter={letter} birthday={letter.birthday} />
      )}
    </div>
  )
  return (
    <article className="group relative grid grid-cols-1">
      {opened_at ? (
        <OpenEnvelope sheet={letter.beginning && <FirstLines {...letter.beginning} />}>{written}</OpenEnvelope>
      ) : (
        <SealedEnvelope>{written}</SealedEnvelope>
      )}
    </article>
  )
}

function Note({ text, children }: { text: string; children: React.ReactNode }) {
  return (
    <div className="relative w-full rounded-control bg-sunk p-4">
      <p className="mb-3">{text}</p>
      {children}
    </div>
  )
}

type BirthdayProps = { family_id: string; letter: ListedCapsule; birthday: string }

/** The birth date was changed since. Only the author decides whether that moves the letter. */
function Birthday({ family_id, letter, birthday }: BirthdayProps) {
  const t = useText('letters.birthday')
  const format = useFormat()
  const moving = useMoveLetter(family_id)
  const date = format.longDate(birthday)
  const move = () => moving.mutate(letter.id, { done: t('done', { date }), failed: t('failed') })
  return (
    <Note text={t('text', { name: letter.person_name, age: String(letter.age), date })}>
      <Button kind="quiet" size="small" busy={moving.isPending} onClick={move}>
        {t('move', { date })}
      </Button>
    </Note>
  )
}
