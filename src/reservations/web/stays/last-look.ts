import { useEffect } from 'react'
import { useSession } from '../../../membership/web/session/use-session.ts'
import type { Searches } from '../../../web/searches.ts'

type Look = Searches['/my-reservations']

/** Kept for this tab and this owner: another owner's search is nobody else's to see. */
let last: { idOwner: number | null; look: Look } | null = null

const useOwner = (): number | null => {
  const { user, actingFor } = useSession()
  return actingFor?.idOwner ?? user.idOwner
}

/** Remembers what of My Reservations was looked at. */
export function useKeptLook(look: Look): void {
  const idOwner = useOwner()
  useEffect(() => {
    last = { idOwner, look }
  }, [idOwner, look])
}

/** What was looked at last, for a link that leads back to it. */
export function useLastLook(): Look {
  const idOwner = useOwner()
  return last?.idOwner === idOwner ? last.look : {}
}
