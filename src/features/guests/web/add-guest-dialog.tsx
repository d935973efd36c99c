import { useQuery } from '@tanstack/react-query'
import { useId, useState, type ReactNode } from 'react'
import { peopleOptions } from '#features/people/web/people.data.ts'
import { fullName } from '#shared/full-name.ts'
import {
  GUEST_LINK_DAYS,
  guestLinkDays,
  guestRecentDays,
  GUEST_NAME_MAX_LENGTH,
  Pin,
} from '#features/guests/guests.rules.ts'
import { languages, locales, type Locale } from '#shared/locales.ts'
import { ApiProblem } from '#web/api.ts'
import { useProblemText, useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Form } from '#web/ui/form.tsx'
import { MoreOptions } from '#web/ui/more-options.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { ToggleChips } from '#web/ui/toggle-chips.tsx'
import type { MadeLink } from './guest-link-dialog.tsx'
import { GuestAccessFields, GuestScopeFields, WholeLinkPreview } from './guest-scope-fields.tsx'
import { useAddGuest } from './guests.data.ts'

type AddGuestDialogProps = {
  family_id: string
  /** The album that the link shows. Otherwise the dialog asks what it shows. */
  album?: { id: string; title: string }
  /** Members who asked for a link to the album, newest first, and for whom. */
  requests?: readonly { asker: string; name: string }[]
  open: boolean
  onClose: () => void
  onMade: (link: MadeLink) => void
  /** Before the fields. */
  children?: ReactNode
}

/** Asks whom a new link is for, what it shows, and how long. */
export function AddGuestDialog({
  family_id,
  album,
  requests = [],
  open,
  onClose,
  onMade,
  children,
}: AddGuestDialogProps) {
  const t = useText('guests')
  const common = useText('web.actions')
  const say = useProblemText()
  const form = useId()
  const [problem, setProblem] = useState<string>()
  const [pinProblem, setPinProblem] = useState<string>()
  const [isMoreOpen, setMoreOpen] = useState(false)
  const [isRecent, setIsRecent] = useState(false)
  const [shows_family_only, setShowsFamilyOnly] = useState(false)
  const [person_ids, setPersonIds] = useState<string[]>([])
  const { data } = useQuery(peopleOptions(family_id))
  const adding = useAddGuest(family_id)

  function make(node: HTMLFormElement) {
    const fields = new FormData(node)
    const name = String(fields.get('name')).trim()
    if (!name) return setProblem(t('errors.guest_name_required'))
    if (name.length > GUEST_NAME_MAX_LENGTH)
      return setProblem(t('errors.guest_name_too_long', { max: GUEST_NAME_MAX_LENGTH }))
    const language = locales.find((locale) => locale === fields.get('language')) ?? null
    const days = guestLinkDays.find((choice) => String(choice) === fields.get('days')) ?? null
    const pin = String(fields.get('pin')).trim() || null
    if (pin && !Pin.safeParse(pin).success) return setPinProblem(t('errors.guest_pin_invalid'))
    const isOn = (field: string) => fields.get(field) !== null
    if (pin && isOn('shows_cover')) return setPinProblem(t('errors.cover_with_pin'))
    const may = {
      can_save: isOn('can_save'),
      can_comment: isOn('can_comment'),
      can_add: isOn('can_add'),
      shows_cover: isOn('shows_cover'),
    }
    adding.mutate(
      { name, language, days, pin, ...may, ...(scope ? { ...scope, shows_family_only } : { person_ids }) },
      {
        onSuccess: ({ url }) => onMade({ name, url, asker: requests[0]?.asker }),
        onError: (error) =>
          setProblem(error instanceof ApiProblem && error.code === 'too_many' ? t('toasts.tooMany') : say(error)),
      },
    )
  }

  const scope = album ? { album_id: album.id } : isRecent ? { recent_days: guestRecentDays[0] } : undefined
  const asks = ({ asker, name }: { asker: string; name: string }) =>
    name ? t('album.askedFor', { asker, name }) : t('album.askedBy', { asker })
  const options: { value: Locale | ''; label: string }[] = [
    { value: '', label: t('form.languages.auto') },
    ...locales.map((value) => ({ value, label: languages[value].name })),
  ]
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={album ? t('album.title', { title: album.title }) : t('form.title')}
      description={requests.length > 0 ? requests.map(asks).join(' ') : undefined}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            {common('cancel')}
          </Button>
          <Button type="submit" form={form} busy={adding.isPending} busyLabel={t('form.submitting')}>
            {t('form.submit')}
          </Button>
        </>
      }
    >
      {children}
      <Form id={form} onSubmit={make} className="flex flex-col gap-5">
        <TextField
          label={t('form.name')}
          hint={t('form.nameHint')}
          name="name"
          key={requests[0]?.name}
          defaultValue={requests[0]?.name}
          autoComplete="off"
          data-autofocus
          error={problem}
          onChange={() => setProblem(undefined)}
        />
        {!album && (
          <Select
            label={t('form.shows')}
            value={isRecent ? 'recent' : 'all'}
            onChange={(shown) => setIsRecent(shown === 'recent')}
            options={[
              { value: 'all', label: t('form.showsAll') },
              { value: 'recent', label: t('form.showsRecent', { days: guestRecentDays[0] }) },
            ]}
          />
        )}
        {open && !scope && (
          <WholeLinkPreview
            family_id={family_id}
            person_ids={person_ids}
            onRecent={() => {
              setIsRecent(true)
              setShowsFamilyOnly(true)
            }}
          />
        )}
        {open && scope && (
          <GuestScopeFields
            family_id={family_id}
            scope={scope}
            value={shows_family_only}
            onChange={setShowsFamilyOnly}
          />
        )}
        {!scope && !!data?.people.length && (
          <ToggleChips
            label={t('form.people')}
            options={data.people.map((person) => ({ value: person.id, label: fullName(person) }))}
            value={person_ids}
            onChange={setPersonIds}
          />
        )}
        <Select
          label={t('form.days')}
          name="days"
          defaultValue={String(GUEST_LINK_DAYS)}
          options={[
            { value: '', label: t('form.dayChoices.never') },
            ...guestLinkDays.map((days) => ({ value: String(days), label: t(`form.dayChoices.d${days}`) })),
          ]}
        />
        <MoreOptions title={t('form.options')} isOpen={isMoreOpen || pinProblem !== undefined} onToggle={setMoreOpen}>
          <GuestAccessFields
            ofAlbum={album !== undefined}
            error={pinProblem}
            onChange={() => setPinProblem(undefined)}
          />
          <Select label={t('form.language')} name="language" options={options} />
        </MoreOptions>
      </Form>
    </Dialog>
  )
}
