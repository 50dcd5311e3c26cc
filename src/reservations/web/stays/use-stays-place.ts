import { useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import type { Searches } from '../../../web/searches.ts'

/** Goes to another place of the list: the address says which, so that Back and a reload find it again. */
export function useStaysPlace(): (place: Searches['/my-reservations']) => void {
  const navigate = useNavigate()
  return useCallback(
    (search) => void navigate({ to: '/my-reservations', search, replace: true, resetScroll: false }),
    [navigate],
  )
}
