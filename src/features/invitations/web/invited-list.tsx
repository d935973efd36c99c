import { useText } from '#web/text.tsx'
import type { Invited } from '../invitations.contract.ts'
import { CopyLink, LinkToShare } from './copy-link.tsx'
import { OnlyHere } from './only-here.tsx'

/** The result for each person, with the links of new invitations, which are the main thing if no email was sent. */
export function InvitedList({ invited, isSharedByHand }: { invited: Invited[]; isSharedByHand: boolean }) {
  const t = useText('invitations.invite')
  const isAlone = invited.length === 1
  const first = invited.find(({ link }) => link)?.link
  return (
    <>
      {first && isSharedByHand && !isAlone && <OnlyHere link={first} />}
      <ul className="divide-y divide-line border-y border-line not-first:mt-4">
        {invited.map(({ email, invited_name, outcome, link, mailed }) => (
          <li key={email} className="flex flex-wrap items-center gap-x-3 gap-y-2 py-4">
            <div className="min-w-0 flex-1 basis-44">
              <p className="font-medium break-words">{invited_name ?? email}</p>
              {!(isSharedByHand && link) && (
                <p className="text-sm text-ink-soft">
                  {outcome === 'invited' && !mailed ? t('outcomes.notMailed') : t(`outcomes.${outcome}`)}
                </p>
              )}
            </div>
            {link &&
              (isSharedByHand ? (
                <LinkToShare link={link} name={invited_name ?? email ?? ''} {...{ isAlone }} showsCode={isAlone} />
              ) : (
                <CopyLink link={link} name={invited_name ?? email ?? ''} />
              ))}
          </li>
        ))}
      </ul>
    </>
  )
}
