import type { SignedIn } from '#server/http/route.ts'

/** What features above do when something happens to a child; `app` fills it in. All run in the same transaction. */
export type ChildHooks = {
  childAdded(editor: SignedIn, child: { id: string; family_id: string; first_name: string }): Promise<void>
}
