import './waiting.css'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import type { DayRange } from '../../../kernel/day.ts'
import { queryOf } from '../../../web/calls/query.ts'
import { Art } from '../../../web/ui/art.tsx'
import { Button } from '../../../web/ui/button.tsx'
import { listWaits, lookAtWait } from '../../waiting.endpoints.ts'
import { useMayBook } from '../use-may-book.ts'
import { StandsInLine } from './stands-in-line.tsx'
import { WaitDialog } from './wait-dialog.tsx'
import { draftOf, isInTime, nightsOfDraft, standingFor, type WaitDraft } from './wait-draft.ts'
import { FreedWords, FreedYears, PlaceInLine, type Waiting } from './wait-words.tsx'

interface WaitHereProps {
  idContract: number
  dates: DayRange
  adults: number
  children: number
  /** The category that was looked at; the contract's own without it. */
  category: number | null
  /** What stands in its place where nothing can be waited for: too near, or somebody who may not book. */
  otherwise: ReactNode
}

/** In the place of "no residence is free": the way onto the waiting list, with the place and the chance. */
export function WaitHere({ idContract, dates, adults, children, category, otherwise }: WaitHereProps) {
  const mayBook = useMayBook()
  const [wasOpen, setWasOpen] = useState(false)
  const waiting = useQuery({ ...queryOf(listWaits, { query: { idContract } }), enabled: mayBook })
  const fitting = waiting.data?.categories.filter(({ sleeps }) => sleeps >= adults + children) ?? []
  const wanted = fitting.find(({ id }) => id === category) ?? fitting[0]
  if (!waiting.data || !wanted) return otherwise
  const draft = draftOf(dates, { adults, children, category: wanted.id })
  if (!isInTime(draft, waiting.data.rules, waiting.data.today)) return otherwise
  const standing = standingFor(draft, waiting.data.data)
  if (standing) return <StandsInLine wait={standing} just={wasOpen} />
  const isFull = waiting.data.data.length >= waiting.data.rules.mostWaits
  return (
    <WaitCard {...{ idContract, draft, isFull }} waiting={waiting.data} onOpen={() => setWasOpen(true)} />
  )
}

interface WaitCardProps {
  idContract: number
  draft: WaitDraft
  waiting: Waiting
  /** The contract has as many waits as it may. */
  isFull: boolean
  onOpen: () => void
}

function WaitCard({ idContract, draft, waiting, isFull, onOpen }: WaitCardProps) {
  const [open, setOpen] = useState(false)
  const look = useQuery({
    ...queryOf(lookAtWait, { body: { idContract, ...nightsOfDraft(draft) } }),
    retry: false,
  })
  const chance = look.data?.chance
  const { mostWaits } = waiting.rules
  return (
    <section className="card wait-none" aria-labelledby="wait-none">
      <div className="arch wait-none-art">
        <Art name="hammock" hour="dawn" night />
      </div>
      <div className="wait-none-text">
        <h3 className="title" id="wait-none">
          <Trans>Wait for these nights</Trans>
        </h3>
        <p>
          {chance && (
            <Trans>
              You would be{' '}
              <b>
                <PlaceInLine place={chance.place.before + 1} />
              </b>
              .
            </Trans>
          )}{' '}
          <Trans>When they come free, they are held for you before anybody can search them.</Trans>
        </p>
        {chance && (
          <div>
            <p className="small muted">
              <FreedWords chance={chance} />
            </p>
            <FreedYears chance={chance} />
          </div>
        )}
        {isFull ? (
          <p className="small">
            <Trans>You wait for {mostWaits} already, which is the most.</Trans>{' '}
            <Link to="/my-reservations/waiting" className="link">
              <Trans>See your waiting list</Trans>
            </Link>
          </p>
        ) : (
          <>
            <p>
              <Button
                onClick={() => {
                  setOpen(true)
                  onOpen()
                }}
              >
                <Trans>Wait for these nights</Trans>
              </Button>
            </p>
            <p className="small faint">
              <Trans>Free of charge. You can withdraw at any time.</Trans>
            </p>
          </>
        )}
      </div>
      <WaitDialog
        open={open}
        onClose={() => setOpen(false)}
        idContract={idContract}
        waiting={waiting}
        draft={draft}
      />
    </section>
  )
}
