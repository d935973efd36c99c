import { useText } from '#web/text.tsx'
import type { Invited } from '../invitations.contract.ts'
import { CopyLink, LinkToShare } from './copy-link.tsx'
import { OnlyHere } from './only-here.tsx'

/** The result for each person, with the links of new invitations, which are the main thing if no email was sent. */
export function InvitedList({ invited, isSharedByHand }: { invited: Invited[]; isSharedByHand: boolean }) {
  const t = useText('invitations.invite')
  const nameOf = ({ invited_name, email }: Invited) => invited_name ?? email ?? ''
  const first = invited.find(({ link }) => link)
  // The title has the name.
  if (first?.link && isSharedByHand && invited.length === 1)
    return <LinkToShare link={first.link} name={nameOf(first)} />
  return (
    <>
      {first?.link && isSharedByHand && <OnlyHere link={first.link} />}
      <ul className="divide-y divide-line border-y border-line not-first:mt-4">
        {invited.map((one) => (
          <li key={one.email} className="flex flex-wrap items-center gap-x-3 gap-y-2 py-4">
            <div className="min-w-0 flex-1 basis-44">
              <p className="font-medium break-words">{nameOf(one)}</p>
              {!(isSharedByHand && one.link) && (
                <p className="text-sm text-ink-soft">
                  {t(one.outcome === 'invited' && !one.mailed ? 'outcomes.notMailed' : `outcomes.${one.outcome}`)}
                </p>
              )}
            </div>
            {one.link &&
              (isSharedByHand ? (
                <LinkToShare link={one.link} name={nameOf(one)} isAlone={false} showsCode={false} />
              ) : (
                <CopyLink link={one.link} name={nameOf(one)} />
              ))}
          </li>
        ))}
      </ul>
    </>
  )
}
