import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { EllipsisVertical, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { sessionOptions } from '#features/accounts/web/session.data.ts'
import { allows } from '#features/families/web/families.data.ts'
import { peopleOptions } from '#features/people/web/people.data.ts'
import { shortName } from '#features/people/web/short-name.ts'
import { useFamily } from '#features/families/web/use-family.ts'
import { isNotFound } from '#web/is-not-found.ts'
import { useNavigateFromHere } from '#web/navigate-from-here.ts'
import { usePageTitle } from '#web/page-title.ts'
import { useFormat, useText } from '#web/text.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { BackLink } from '#web/ui/back-link.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { LonePage } from '#web/ui/lone-page.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { PageMenu } from '#web/ui/page-menu.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { QueryState } from '#web/ui/query-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast.ts'
import { useAgo } from '#web/use-ago.ts'
import { useToday } from '#web/use-today.ts'
import type { OpenedCapsule } from '../capsules.contract.ts'
import { letterOptions, useDeleteLetter } from './letters.data.ts'
import { OpenedFiles } from './opened-files.tsx'

/** /families/{id}/letters/{letterId}: a letter that has opened, or when it does. */
export function LetterPage() {
  const t = useText('letters.page')
  const { family_id } = useFamily()
  const { letterId } = useParams({ strict: false }) as { letterId: string }
  const query = useQuery(letterOptions(family_id, letterId))
  const { data, error } = query
  const { name } = useRecipient(family_id, data)
  usePageTitle(data?.letter ? t('title', { name }) : undefined)
  if (isNotFound(error))
    return (
      <EmptyState
        heading="h1"
        print="letter"
        title={t('goneTitle')}
        text={t('goneText')}
        action={<AllLetters family_id={family_id} />}
      />
    )
  return (
    <QueryState
      query={query}
      skeleton={
        <div aria-busy className="mx-auto max-w-2xl">
          <Skeleton className="h-96 rounded-card" />
        </div>
      }
      failed={{ heading: 'h1', title: t('goneTitle') }}
    >
      {(letter) =>
        letter.letter === null ? (
          <Sealed family_id={family_id} letter={letter} />
        ) : (
          <Opened family_id={family_id} letter={letter} text={letter.letter} />
        )
      }
    </QueryState>
  )
}

/** The person whom a letter is for, and their name. */
function useRecipient(family_id: string, letter: OpenedCapsule | undefined) {
  const { data } = useQuery(peopleOptions(family_id))
  const person = data?.people.find(({ id }) => id === letter?.person_id)
  return { person, name: shortName(person, { people: data?.people, fallback: letter?.person_name ?? '' }) }
}

function AllLetters({ family_id }: { family_id: string }) {
  const t = useText('letters.page')
  return (
    <Link to="/families/$familyId/letters" params={{ familyId: family_id }} className={buttonStyle({ kind: 'quiet' })}>
      {t('back')}
    </Link>
  )
}

function Sealed({ family_id, letter }: { family_id: string; letter: OpenedCapsule }) {
  const t = useText('letters')
  const format = useFormat()
  const ago = useAgo()
  const today = useToday()
  const me = useQuery(sessionOptions).data?.user?.id
  const { opens_on } = letter
  const { person, name } = useRecipient(family_id, letter)
  const removal = useRemoval(family_id, letter)
  return (
    <>
      <BackLink to="/families/$familyId/letters" params={{ familyId: family_id }}>
        {t('page.back')}
      </BackLink>
      <LonePage
        painting="sealed-letter"
        page={t('page.sealed')}
        above={
          <div className="mb-4 flex items-center gap-3 sm:mb-6 sm:gap-4 md:mt-3">
            <Avatar name={letter.person_name} src={person?.avatar_url} size="large" />
            {opens_on > today && (
              <p className="font-semibold text-honey first-letter:uppercase">{ago(`${opens_on}T12:00:00Z`)}</p>
            )}
          </div>
        }
        title={t('for', { name })}
        text={t('page.waits', { date: format.longDate(opens_on) })}
      >
        {letter.author_id === me && (
          <div>
            <Button kind="quiet" onClick={removal.ask}>
              {t('takeBack.open')}
            </Button>
            {removal.dialog}
          </div>
        )}
      </LonePage>
    </>
  )
}

/** More would push the text too far down on phones, so they come after it. */
const FEW_FILES = 2

/** Unfolds like a sheet of paper, with what was enclosed on it. */
function Opened({ family_id, letter, text }: { family_id: string; letter: OpenedCapsule; text: string }) {
  const t = useText('letters.page')
  const remove = useText('letters.remove')
  const format = useFormat()
  const { family } = useFamily()
  const me = useQuery(sessionOptions).data?.user?.id
  const { name } = useRecipient(family_id, letter)
  const removal = useRemoval(family_id, letter)
  const hasFiles = letter.files.length > 0
  const mayDelete = letter.author_id === me || (letter.audience === 'family' && allows(family, 'comments.moderate'))
  return (
    <div className={classNames('mx-auto', hasFiles ? 'max-w-6xl' : 'max-w-2xl')}>
      <BackLink to="/families/$familyId/letters" params={{ familyId: family_id }}>
        {t('back')}
      </BackLink>
      {mayDelete && (
        <PageMenu>
          <Menu
            trigger={<IconButton icon={EllipsisVertical} label={t('actions')} tooltipAlign="end" />}
            items={[{ label: remove('open'), icon: Trash2, danger: true, onSelect: removal.ask }]}
          />
          {removal.dialog}
        </PageMenu>
      )}
      <article
        className={classNames(
          'flex animate-unfold flex-col rounded-mark border border-line bg-card px-5 py-10 shadow-soft sm:p-14',
          hasFiles && text && 'xl:grid xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] xl:grid-rows-[auto_1fr] xl:gap-x-14',
        )}
      >
        <div>
          <PageHeading className="font-serif text-2xl font-semibold tracking-tight break-words sm:text-3xl">
            {t('title', { name })}
          </PageHeading>
          <p className="mt-2 text-ink-soft">
            {t('written', { author: letter.author_name, date: format.longDate(letter.created_at) })}
          </p>
        </div>
        {hasFiles && (
          <div
            className={classNames(
              'max-xl:mt-8 xl:row-span-2',
              letter.files.length > FEW_FILES && 'max-xl:order-last',
              !text && 'xl:mt-8',
            )}
          >
            <OpenedFiles family_id={family_id} letter={letter} />
          </div>
        )}
        {text && <p className="mt-8 font-serif text-lg leading-relaxed break-words whitespace-pre-wrap">{text}</p>}
      </article>
    </div>
  )
}

/** Takes a sealed letter back, or deletes one that has opened. */
function useRemoval(family_id: string, letter: OpenedCapsule) {
  const t = useText(letter.opened_at ? 'letters.remove' : 'letters.takeBack')
  const navigate = useNavigateFromHere()
  const [isAsking, setIsAsking] = useState(false)
  const deleting = useDeleteLetter(family_id)
  const remove = () =>
    deleting.mutate(letter.id, {
      onSuccess: () => {
        toast({ title: t('done', { name: letter.person_name }) })
        void navigate({ to: '/families/$familyId/letters', params: { familyId: family_id }, replace: true })
      },
      failed: t('failed'),
      onSettled: () => setIsAsking(false),
    })
  const dialog = (
    <ConfirmDialog
      open={isAsking}
      onClose={() => setIsAsking(false)}
      onConfirm={remove}
      title={t('title')}
      text={t('text')}
      confirmLabel={t('open')}
      busy={deleting.isPending}
      busyLabel={t('busy')}
    />
  )
  return { ask: () => setIsAsking(true), dialog }
}
