import { useNavigateFromHere } from '#web/navigate-from-here.ts'
import { operationsOf } from '#web/operations.ts'
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocale } from 'use-intl'
import { sessionOptions } from '#features/accounts/web/session.data.ts'
import { allows, familiesOptions } from '#features/families/web/families.data.ts'
import { lastUsedFamily } from '#features/families/web/last-used-family.ts'
import type { PhotoListed } from '#features/photos/photos.contract.ts'
import { recentPhotosOptions } from '#features/photos/web/photos.data.ts'
import { childrenOptions } from '#features/people/web/people.data.ts'
import type { Locale } from '#shared/locales.ts'
import { useText } from '#web/text.tsx'
import { MoreOptions } from '#web/ui/more-options.tsx'
import { PictureChoice } from '#web/ui/picture-choice.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { bookTemplates, templateLooks, type BookTemplateId } from '../book-offer.ts'
import type { booksContract as booksContractType } from '../books.contract.ts'
import { BOOK_PAGES_MAX, bookSizes } from '../../book-layout/book-layout.rules.ts'
import { isPrintable } from '../books.rules.ts'
import { useBookVerb } from './books.data.ts'
import { NewBookFilters, NewBookSource } from './new-book-source.tsx'
import { coverOf, photosOfDaysOptions } from './book-proposals.ts'
import { TemplateCover } from './template-cover.tsx'
import { useBookSize } from './use-book-size.ts'
import { firstYearOf } from '../proposed-year.ts'
import { isSameAs, useFittingBook, usePeriods } from './use-fitting-book.ts'
import { bookProblems, inputOf, pagesOf, type NewBookFields, type NewBookProblems } from './new-book-fields.ts'

const booksContract = operationsOf<typeof booksContractType>()

/** Creates a book from a template and a source; it's laid out automatically. */
export function NewBook({ template, onClose }: { template: string | undefined; onClose: () => void }) {
  const t = useText('books.new')
  const done = useText('books.toasts')
  const locale = useLocale() as Locale
  const { sizeName } = useBookSize()
  const navigate = useNavigateFromHere()
  const { data: all = [] } = useQuery(familiesOptions)
  const { data: session } = useQuery(sessionOptions)
  const families = all.filter((family) => allows(family, 'books.edit'))
  const creation = useBookVerb(booksContract.createBook)
  const [problems, setProblems] = useState<NewBookProblems>({})
  const [isMoreOpen, setMoreOpen] = useState(false)
  const [typed, setTyped] = useState<Partial<NewBookFields>>(template ? { template: known(template) } : {})
  const set = (more: Partial<NewBookFields>) => setTyped((now) => ({ ...now, ...more }))
  const family_id = typed.family_id ?? lastUsedFamily(families, session)?.id ?? ''
  const fitting = useFittingBook(families.find(({ id }) => id === family_id))
  const chosen = typed.template ?? fitting?.template ?? 'vacation'
  // Only a book of the first year is about a baby.
  const about = Boolean(fitting?.child) === (chosen === 'first_year') ? fitting : undefined
  const periods = usePeriods(family_id, about)
  const days = { taken_from: about?.taken_from ?? '', taken_to: about?.taken_to ?? '', ...typed }
  const suggested = chosen === 'blank' ? '' : periods.find(isSameAs(days))?.title || t(`templates.${chosen}`)
  const fields: NewBookFields = {
    ...{ family_id, template: chosen, title: suggested, subtitle: '', size: '8x8', pages: String(pagesOf(chosen)) },
    ...{ taken_from: days.taken_from, taken_to: days.taken_to },
    ...{ favorites_only: false, with_milestones: true, with_answers: true },
    ...{ ...noSource, person_ids: about?.person_ids ?? [] },
    ...typed,
  }
  const { data: children = [] } = useQuery({ ...childrenOptions(family_id), enabled: family_id !== '' })
  const born = children.flatMap(({ id, birth_date }) => (birth_date ? [{ id, ...firstYearOf(birth_date) }] : []))
  const babies = useQueries({
    queries: born.map(({ id, from, to }) => photosOfDaysOptions(family_id, from, to, id)),
    combine: (years) => years.flatMap(({ data = [] }) => data),
  })
  const { data: recent } = useQuery({ ...recentPhotosOptions(family_id), enabled: family_id !== '' })
  const photos = (recent?.photos ?? []).filter(isPrintable)
  const sunny = periods.find(({ value }) => value.startsWith('summer')) ?? noDays
  const ofSummer = useQuery({
    ...photosOfDaysOptions(family_id, sunny.taken_from, sunny.taken_to),
    enabled: sunny !== noDays,
  })
  const ofSource = useQuery({
    ...photosOfDaysOptions(family_id, fields.taken_from, fields.taken_to, fields.person_ids[0]),
    enabled: family_id !== '' && chosen !== 'blank',
    placeholderData: keepPreviousData,
  })
  const coverPhoto = coverOf(ofSource.data ?? [])
  const wrong = (field: keyof NewBookProblems) =>
    problems[field] && t(`errors.${problems[field]}`, { max: BOOK_PAGES_MAX })

  const nameOf = (id: NewBookFields['template']) => (id === 'blank' ? t('blank') : t(`templates.${id}`))

  /**
   * The chosen template has the photo that will be on the cover. Each of the others has another of the family's, the first
   * year one of a baby, and vacations a day in summer.
   */
  function photoOf(id: NewBookFields['template'], place: number) {
    if (id === chosen && id !== 'blank') return coverPhoto
    if (id === 'blank' || (id === 'vacation' && ofSummer.isLoading)) return undefined
    if (id === 'first_year') return coverOf(babies)
    const ofDay = id === 'vacation' && coverOf(ofSummer.data?.filter(isByDay) ?? [])
    return ofDay || photos[place % photos.length]
  }

  /** The chosen template has what's typed. */
  function cover(id: NewBookFields['template'], place: number) {
    const isChosen = id === fields.template
    return (
      <TemplateCover
        look={templateLooks[id]}
        size={fields.size}
        title={(isChosen && fields.title) || nameOf(id)}
        subtitle={isChosen ? fields.subtitle : ''}
        photo={photoOf(id, place)}
        className="w-full"
      />
    )
  }

  const size = sizeName(fields.size)

  function submit() {
    const found = bookProblems(fields)
    setProblems(found)
    if (found.pages ?? found.subtitle) setMoreOpen(true)
    if (Object.keys(found).length > 0) return
    const cover_photo_id = chosen === 'blank' ? undefined : coverPhoto?.id
    creation.mutate(
      { ...inputOf(fields, locale), cover_photo_id },
      {
        failed: done('failed'),
        onSuccess(book) {
          const params = { familyId: book.family_id, bookId: book.id }
          void navigate({ to: '/families/$familyId/books/$bookId', params })
        },
      },
    )
  }

  // The first choice shouldn't change while it's read.
  if (!fitting && typed.family_id === undefined) return null
  return (
    <FormDialog
      wide="very"
      title={t('title')}
      onClose={onClose}
      onSubmit={submit}
      submitLabel={t('submit')}
      // Stays busy until the new book's page is shown, so that another click doesn't create another book.
      busy={creation.isPending || creation.isSuccess}
      busyLabel={t('busy')}
    >
      {families.length > 1 && (
        <Select
          label={t('family')}
          value={family_id}
          // What's known of the other family is no choice for this one.
          onChange={(id) =>
            setTyped(({ person_ids: _people, category_ids: _categories, milestone_ids: _milestones, ...kept }) => ({
              ...kept,
              family_id: id,
            }))
          }
          options={families.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      <PictureChoice
        label={t('template')}
        value={fields.template}
        onChange={(next) => set({ template: next })}
        className="-mx-5 md:-mx-6 -mt-2 auto-cols-[10rem] sm:auto-cols-[minmax(0,1fr)] grid-flow-col items-center gap-2 overflow-x-auto px-3.5 md:px-4.5 pt-1.5 pb-5 -mb-4"
        isWithoutLabels
        options={[
          ...bookTemplates.map(({ id }, place) => ({
            value: id,
            label: nameOf(id),
            picture: cover(id, place),
          })),
          { value: 'blank' as const, label: nameOf('blank'), picture: cover('blank', 0) },
        ]}
      />
      <TextField
        label={t('bookTitle')}
        placeholder={t('titlePlaceholder')}
        value={fields.title}
        error={wrong('title')}
        // Typing replaces the template's title.
        onFocus={({ target }) => target.value === suggested && target.select()}
        onChange={(event) => set({ title: event.target.value })}
      />
      {fields.template !== 'blank' && family_id && (
        <NewBookSource {...{ family_id, periods, fields, set }} datesWrong={wrong('taken_to')} />
      )}
      <MoreOptions
        title={t('more')}
        summary={
          inputOf(fields, locale).pages
            ? t('exactSummary', { size, pages: t('pageCount', { count: Number(fields.pages) || 0 }) })
            : size
        }
        isOpen={isMoreOpen}
        onToggle={setMoreOpen}
      >
        <TextField
          label={t('subtitle')}
          optional
          value={fields.subtitle}
          error={wrong('subtitle')}
          onChange={(event) => set({ subtitle: event.target.value })}
        />
        <Select
          label={t('size')}
          value={fields.size}
          onChange={(value) => set({ size: value })}
          options={bookSizes.map((value) => ({ value, label: sizeName(value) }))}
        />
        <TextField
          label={t('pages')}
          hint={t('pagesHint', { max: BOOK_PAGES_MAX })}
          inputMode="numeric"
          value={fields.pages}
          error={wrong('pages')}
          onChange={(event) => set({ pages: event.target.value })}
        />
        {fields.template !== 'blank' && family_id && <NewBookFilters family_id={family_id} fields={fields} set={set} />}
      </MoreOptions>
    </FormDialog>
  )
}

const isByDay = ({ taken_at }: PhotoListed) => /T(09|1[0-7])/.test(taken_at ?? '')
const noDays = { taken_from: '', taken_to: '' }
const noSource = { person_ids: [], category_ids: [], milestone_ids: [] }

function known(template: string): BookTemplateId {
  return bookTemplates.find(({ id }) => id === template)?.id ?? bookTemplates[0].id
}
