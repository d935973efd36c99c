import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useNavigateFromHere } from '#web/navigate-from-here.ts'
import { useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { Form } from '#web/ui/form.tsx'
import { HomeLink } from '#web/ui/home-link.tsx'
import { LonePage } from '#web/ui/lone-page.tsx'
import { QueryState } from '#web/ui/query-state.tsx'
import { PageSpinner } from '#web/ui/spinner.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toastError } from '#web/ui/toast.ts'
import { familiesOptions, useCreateFamily } from './families.data.ts'
import { NewFamilySearch, planPath } from './families.search.ts'
import { nameProblem, refusedName, useNameProblemText } from './family-name-error.ts'

/** /families/new. Waits until the families are loaded, so that it doesn't offer a second one by mistake. */
export function CreateFamilyPage() {
  const t = useText('families.create')
  const query = useQuery(familiesOptions)
  const navigate = useNavigateFromHere()
  const planned = planPath(NewFamilySearch.parse(useSearch({ strict: false })))
  // A user who came to buy a plan and already has a family doesn't need another.
  const leadsTo = query.data?.length ? planned : undefined

  useEffect(() => {
    if (leadsTo) void navigate({ href: leadsTo, replace: true })
  }, [leadsTo, navigate])

  return (
    <QueryState
      query={query}
      skeleton={<PageSpinner />}
      failed={{ heading: 'h1', title: t('failedTitle'), text: t('failedText') }}
    >
      {(families) =>
        leadsTo ? (
          <PageSpinner />
        ) : (
          <>
            {families.length > 0 && <HomeLink />}
            <LonePage painting="open-album" title={t('title')} text={t('intro')}>
              <CreateFamilyForm planned={planned} />
            </LonePage>
          </>
        )
      }
    </QueryState>
  )
}

function CreateFamilyForm({ planned }: { planned: string | undefined }) {
  const t = useText('families')
  const sayName = useNameProblemText('family_name_required')
  const navigate = useNavigateFromHere()
  const [problem, setProblem] = useState<ReturnType<typeof nameProblem>>()
  const creating = useCreateFamily()

  function submit(form: HTMLFormElement) {
    const name = String(new FormData(form).get('name')).trim()
    const wrong = nameProblem(name)
    if (wrong) return setProblem(wrong)
    creating.mutate(name, {
      onSuccess: ({ id }) => arrive(id),
      onError(error) {
        const refused = refusedName(error)
        if (refused) setProblem(refused)
        else toastError(t('toasts.createFailed'), error)
      },
    })
  }

  function arrive(familyId: string) {
    if (planned) void navigate({ href: planned, replace: true })
    else void navigate({ to: '/families/$familyId', params: { familyId } })
  }

  return (
    <Form onSubmit={submit} className="flex flex-col gap-6">
      <TextField
        label={t('create.name')}
        hint={t('create.hint')}
        name="name"
        autoComplete="off"
        required
        error={sayName(problem)}
        onChange={() => setProblem(undefined)}
      />
      <Button type="submit" size="large" wide busy={creating.isPending} busyLabel={t('create.submitting')}>
        {t('create.submit')}
      </Button>
    </Form>
  )
}
