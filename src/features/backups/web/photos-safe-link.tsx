import { Link } from '@tanstack/react-router'

/** A link in a sentence to the page that says whether there's a second copy. */
export function PhotosSafeLink({ family_id, children }: { family_id: string; children: string }) {
  return (
    <Link
      to="/families/$familyId/photos-safe"
      params={{ familyId: family_id }}
      className="inline-block font-semibold text-ember hover:underline"
    >
      {children}
    </Link>
  )
}
