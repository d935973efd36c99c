import { useNavigate, useRouter } from '@tanstack/react-router'
import { useState } from 'react'

/** For what follows a change: navigates only if the person is still on the page where this component appeared. */
export function useNavigateFromHere(): ReturnType<typeof useNavigate> {
  const navigate = useNavigate()
  const router = useRouter()
  const [here] = useState(router.state.location.pathname)
  return async (options) => {
    if (router.state.location.pathname === here) await navigate(options)
  }
}
