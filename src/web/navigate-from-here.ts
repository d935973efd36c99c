import { useLocation, useNavigate, useRouter } from '@tanstack/react-router'

/** For what follows a change: navigates only if the person is still on the page where they asked for it. */
export function useNavigateFromHere(): ReturnType<typeof useNavigate> {
  const navigate = useNavigate()
  const router = useRouter()
  const here = useLocation({ select: ({ pathname }) => pathname })
  return async (options) => {
    if (router.state.location.pathname === here) await navigate(options)
  }
}
