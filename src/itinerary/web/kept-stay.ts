import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { AnswerOf } from '../../kernel/endpoint.ts'
import { useSession } from '../../membership/web/session/use-session.ts'
import { readBooking } from '../../reservations/changes.endpoints.ts'
import { atRest } from '../../web/at-rest.ts'
import { connectionNow } from '../../web/calls/connection.ts'
import { queryOf } from '../../web/calls/query.ts'
import { remember, remembered } from '../../web/remembered.ts'
import { useLanguage } from '../../web/words.ts'
import { readItinerary } from '../itinerary.endpoints.ts'

/** Goes with its session: the store (membership/web/session/store.ts) and the page's own script (index.html) remove it. */
const KEY = 'veranda.stay'

/** The stay that was shown last, for a reload without a connection (decision 0341). */
interface KeptStay {
  /** Of which session, stay, language and version. */
  of: string
  /** When it was read, in milliseconds since 1970. */
  at: number
  booking: AnswerOf<typeof readBooking>
  itinerary: AnswerOf<typeof readItinerary>
}

interface StayShown {
  booking: UseQueryResult<AnswerOf<typeof readBooking>>
  itinerary: UseQueryResult<AnswerOf<typeof readItinerary>>
  /** When the shown stay was read, where it is the kept one and no newer has come. */
  keptAt: number | null
}

/**
 * Reads a stay and what lies in its days. What was read is kept in this browser until the session ends, and is shown only
 * where the page opens without a connection. Not of who acts for an owner, nor of people whom an owner trusts.
 */
export function useStayShown(idBooking: number): StayShown {
  const session = useSession()
  const language = useLanguage()
  const of = sumOf(session, idBooking, language)
  const isOwn = !session.actingFor && !session.trusted
  const [kept] = useState(() => (isOwn && connectionNow() === 'gone' ? readKept(of) : null))
  const begun = kept?.of === of ? kept : null
  const query = { query: { idBooking } }
  // Of no age: it is asked for at once, and again when the connection is back.
  const begins = { initialDataUpdatedAt: 0 }
  const booking = useQuery({
    ...queryOf(readBooking, query),
    ...begins,
    initialData: begun?.booking,
  })
  const itinerary = useQuery({
    ...queryOf(readItinerary, query),
    ...begins,
    initialData: begun?.itinerary,
  })
  const at = booking.dataUpdatedAt
  const { data: stay } = booking
  const { data: days } = itinerary
  useEffect(() => {
    if (!isOwn || !of || !stay || !days || at === 0) return
    let left = false
    void atRest().then(() => {
      if (!left) remember(KEY, JSON.stringify({ of, at, booking: stay, itinerary: days } satisfies KeptStay))
    })
    return () => {
      left = true
    }
  }, [isOwn, of, at, stay, days])
  return { booking, itinerary, keptAt: begun && at === 0 ? begun.at : null }
}

/** The page's own script has made it (index.html); nothing where it could not, and then nothing is kept. */
function sumOf(session: unknown, idBooking: number, language: string): string | undefined {
  const { homeSums } = globalThis as {
    homeSums?: { of: (session: unknown, id: number, language: string) => string }
  }
  return homeSums?.of(session, idBooking, language)
}

function readKept(of: string | undefined): KeptStay | null {
  try {
    const kept: KeptStay | null = JSON.parse(remembered(KEY) ?? 'null')
    return kept?.of === of ? kept : null
  } catch {
    return null
  }
}
