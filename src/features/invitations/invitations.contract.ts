import * as z from 'zod/mini'
import { Email, PersonName, Region, RequiredPersonName } from '#features/accounts/accounts.schemas.ts'
import { AssignableRole, member } from '#features/families/families.rules.ts'
import { anyone, contract, operation, signedIn } from '#shared/contract.ts'
import { Id } from '#shared/id-schemas.ts'
import { locales } from '#shared/locales.ts'
import { INVITATIONS_AT_ONCE, InvitationNote } from './invitations.rules.ts'

const Invitation = z.object({
  id: Id,
  /** Null if the link is for the first person who joins with it. */
  email: z.nullable(z.string()),
  /** What the owner calls them. */
  invited_name: z.nullable(z.string()),
  role: AssignableRole,
  created_at: z.string(),
  expires_at: z.string(),
  /** The state of the email: queued, sent, or undeliverable. The link works either way. */
  mail_state: z.enum(['waiting', 'sent', 'failed']),
  /** Null for API keys: a program can't let people into the family with links from its owner's invitations. */
  link: z.nullable(z.string()),
})

const Invited = z.object({
  email: z.nullable(z.string()),
  invited_name: z.nullable(z.string()),
  outcome: z.enum(['invited', 'already_invited', 'already_member', 'yourself']),
  /** Only for new invitations. */
  link: z.nullable(z.string()),
  /** False if this address got enough emails today: share the link yourself. */
  mailed: z.boolean(),
})

const Inviter = z.nullable(z.object({ first_name: z.string(), last_name: z.string(), email: z.string() }))

const OpenedInvitation = z.object({
  state: z.enum(['open', 'expired', 'member']),
  /** Only visible to members. */
  family_id: z.nullable(Id),
  family_name: z.string(),
  /** The invited address; null for a visitor whose link doesn't prove it, and if the link is for any address. */
  email: z.nullable(z.string()),
  /** What the inviter calls the person; null without the link that was sent to them. */
  invited_name: z.nullable(z.string()),
  /** The link is from the email, so its holder owns the address. */
  proves_address: z.boolean(),
  /** Without a mail server: new users join with an address of theirs, which no one confirms. */
  takes_address: z.boolean(),
  /** Whether the invited address has an account; null where the link doesn't prove it. */
  has_account: z.nullable(z.boolean()),
  role: AssignableRole,
  note: z.nullable(z.string()),
  expires_at: z.string(),
  inviter: Inviter,
  /** Of an open invitation, the photos in its email, as WebP in Base64. */
  photos: z.array(z.string()),
})

const MyInvitation = z.object({
  id: Id,
  family_name: z.string(),
  role: AssignableRole,
  expires_at: z.string(),
  inviter: Inviter,
  /** Opens the invitation, like the link in the email. */
  token: z.string(),
})

export type Invitation = z.output<typeof Invitation>
export type Invited = z.output<typeof Invited>
export type Joined = z.output<typeof Joined>
export type OpenedInvitation = z.output<typeof OpenedInvitation>
export type MyInvitation = z.output<typeof MyInvitation>

const Token = z.string().check(z.minLength(1), z.maxLength(200)).check(z.describe('The token in the invitation link.'))
const Proof = z
  .optional(z.string().check(z.maxLength(200)))
  .check(z.describe('The proof in the emailed link, which confirms that you received the email.'))
const Joined = z.object({ family_id: Id, family_name: z.string(), role: AssignableRole })

export const invitationsContract = contract({
  inviteMembers: operation('POST', '/api/families/:family_id/invitations', {
    access: member('members.manage'),
    summary: 'Invite people',
    description:
      'Emails an invitation to each person and returns the links. With a name and no emails, it creates a link that one person can join with.',
    body: z.object({
      emails: z._default(z.array(Email).check(z.maxLength(INVITATIONS_AT_ONCE, 'too_many_addresses')), []),
      invited_name: z
        .optional(RequiredPersonName)
        .check(z.describe('What you call the person. Only you see it. For one email, or for a link without one.')),
      role: z
        ._default(AssignableRole, 'viewer')
        .check(z.describe('Viewer or contributor for a link without an email.')),
      note: z
        .optional(InvitationNote)
        .check(z.describe('A personal message to include in the email. It can’t contain links.')),
      language: z
        .optional(z.enum(locales))
        .check(z.describe('Language of the email for people without an account. Default: your language.')),
      person_id: z
        .optional(Id)
        .check(z.describe('A person of the family without an account, whom the one who joins will be. For one email.')),
    }),
    response: z.object({ invited: z.array(Invited) }),
    problems: ['plan_limit_reached', 'too_many_requests'],
  }),
  listInvitations: operation('GET', '/api/families/:family_id/invitations', {
    access: member('members.manage'),
    has_secret: true,
    summary: 'List pending invitations',
    description: 'Newest first, without expired ones.',
    response: z.object({ invitations: z.array(Invitation) }),
  }),
  resendInvitation: operation('POST', '/api/families/:family_id/invitations/:invitation_id/mail', {
    access: member('members.manage'),
    summary: 'Resend an invitation',
    description: 'Sends the same link again and extends it for seven days. Not for links without an email.',
    response: Invitation,
    problems: ['too_many_requests'],
  }),
  cancelInvitation: operation('DELETE', '/api/families/:family_id/invitations/:invitation_id', {
    access: member('members.manage'),
    summary: 'Cancel an invitation',
    description: 'The invitation’s link stops working.',
    status: 204,
  }),
  createSignInLink: operation('POST', '/api/families/:family_id/members/:member_id/sign-in-link', {
    access: member('members.manage'),
    summary: 'Create a sign-in link for a member',
    description:
      'For a server without a mail server. The link works once, for 24 hours, and replaces earlier ones. The member gets a notification. Not for administrators, members of other families, or API keys.',
    response: z.object({ link: z.string() }),
    problems: ['too_many_requests'],
  }),
  createOwnSignInLink: operation('POST', '/api/account/sign-in-link', {
    access: signedIn,
    fresh: 'unless_unsent',
    summary: 'Create a sign-in link for another of your devices',
    description:
      'For a server without a mail server. The link works once, for 15 minutes, and replaces earlier ones. Members whose only confirmation is a code that can’t be emailed don’t need one.',
    response: z.object({ link: z.string() }),
    problems: ['forbidden', 'too_many_requests'],
  }),
  readInvitation: operation('POST', '/api/invitation/read', {
    access: anyone,
    summary: 'Get an invitation',
    description: 'Doesn’t use up the link.',
    body: z.object({ token: Token, proof: Proof }),
    response: OpenedInvitation,
    problems: ['not_found', 'invitation_used'],
  }),
  joinByEmail: operation('POST', '/api/invitation/account', {
    access: anyone,
    summary: 'Join a family as a new user',
    description:
      'Requires a name and the link from an invitation email. Creates an account. Without a mail server, a link without an email also requires your address.',
    body: z.object({
      token: Token,
      proof: z.string().check(z.minLength(1), z.maxLength(200), z.describe('The proof in the emailed link.')),
      email: z.optional(Email).check(z.describe('Your address, if the link has none.')),
      first_name: RequiredPersonName,
      last_name: z._default(PersonName, ''),
      region: z.optional(Region),
    }),
    response: Joined,
    problems: ['not_found', 'invitation_expired', 'account_exists', 'plan_limit_reached', 'too_many_requests'],
  }),
  acceptInvitation: operation('POST', '/api/invitation/acceptance', {
    access: signedIn,
    summary: 'Accept an invitation',
    /** `join_as` is the caller's own address, if the invitation was sent to a different one or to none. */
    body: z.object({
      token: Token,
      join_as: z
        .optional(Email)
        .check(
          z.describe('Your account’s email, to confirm it if the invitation was sent to a different one or to none.'),
        ),
    }),
    response: Joined,
    problems: ['not_found', 'invitation_expired', 'already_member', 'other_address', 'plan_limit_reached'],
  }),
  declineInvitation: operation('POST', '/api/invitation/refusal', {
    access: anyone,
    summary: 'Decline an invitation',
    description: 'Works for invitations sent to your email address and invitations you have a link to.',
    body: z.object({ token: Token, proof: Proof }),
    problems: ['not_found'],
  }),
  listMyInvitations: operation('GET', '/api/my-invitations', {
    access: signedIn,
    has_secret: true,
    summary: 'List your invitations',
    description: 'Pending invitations sent to your email address.',
    response: z.object({ invitations: z.array(MyInvitation) }),
  }),
})
