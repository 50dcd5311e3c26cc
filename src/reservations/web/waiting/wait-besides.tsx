import './waiting.css'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { DayRange } from '../../../kernel/day.ts'
import { queryOf } from '../../../web/calls/query.ts'
import { useLanguage } from '../../../web/words.ts'
import { listWaits } from '../../waiting.endpoints.ts'
import { useMayBook } from '../use-may-book.ts'
import { LazyWaitLink } from './lazy-wait-link.tsx'
import { draftOf, isInTime } from './wait-draft.ts'

interface WaitBesidesProps {
  idContract: number
  dates: DayRange
  adults: number
  children: number
  /** The kind that was looked for; the contract's own without it. */
  category: number | null
}

/** The list of a contract and the kind that would be waited for; null where nobody may, or none sleeps the party. */
function useWanted({ idContract, adults, children, category }: WaitBesidesProps) {
  const mayBook = useMayBook()
  const { data } = useQuery({ ...queryOf(listWaits, { query: { idContract } }), enabled: mayBook })
  const wanted = data && (data.categories.find(({ id }) => id === category) ?? data.categories[0])
  return data && wanted && wanted.sleeps >= adults + children ? { waiting: data, wanted } : null
}

/** Below the kinds that are free: the one that was looked for is not among them, and can be waited for. */
export function WaitForFull({ open, ...asked }: WaitBesidesProps & { open: readonly number[] }) {
  const language = useLanguage()
  const found = useWanted(asked)
  if (!found || open.length === 0 || open.includes(found.wanted.id)) return null
  const { dates, adults, children } = asked
  const draft = draftOf(dates, { adults, children, category: found.wanted.id })
  const { rules, today, data } = found.waiting
  if (!isInTime(draft, rules, today) || data.length >= rules.mostWaits) return null
  const name = found.wanted.name[language]
  return (
    <section className="card wait-besides">
      <p>
        <Trans>
          <b>{name}</b> is taken on these nights. When they come free they are held for you before anybody can
          search them.
        </Trans>
      </p>
      <LazyWaitLink {...asked} category={found.wanted.id} />
    </section>
  )
}

/** Under the word that the nights are closed: whether one may wait for them, and the way onto the list. */
export function WaitForClosed(asked: WaitBesidesProps) {
  const found = useWanted(asked)
  if (!found) return null
  const { dates, adults, children } = asked
  const { rules, today, data } = found.waiting
  const { closesDays, mostWaits } = rules
  const draft = draftOf(dates, { adults, children, category: found.wanted.id })
  return (
    <section className="card wait-besides">
      {!isInTime(draft, rules, today) ? (
        <p>
          <Trans>
            These nights can’t be waited for: the waiting list takes nobody in the last {closesDays} days
            before arrival, nor for longer stays than its own.
          </Trans>
        </p>
      ) : data.length >= mostWaits ? (
        <p>
          <Trans>You wait for {mostWaits} already, which is the most.</Trans>
        </p>
      ) : (
        <>
          <p>
            <Trans>
              You can wait for them: if the resort opens these nights, they go to who waits before anybody can
              search them.
            </Trans>
          </p>
          <LazyWaitLink {...asked} category={found.wanted.id} />
        </>
      )}
    </section>
  )
}
