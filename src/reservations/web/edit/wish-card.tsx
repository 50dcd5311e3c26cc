import './stay-parts.css'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { daysBetween } from '../../../kernel/day.ts'
import { dayInWords } from '../../../kernel/day-words.ts'
import { call } from '../../../web/calls/call.ts'
import { useSend } from '../../../web/calls/use-send.ts'
import { Button } from '../../../web/ui/button.tsx'
import { FormError } from '../../../web/ui/fields/field.tsx'
import { SectionHead } from '../../../web/ui/page-head.tsx'
import { toast } from '../../../web/ui/toast/toast-queue.ts'
import { useLanguage } from '../../../web/words.ts'
import { type BookingDetails, withdrawChange } from '../../changes.endpoints.ts'
import type { StayWish } from '../../reservations.endpoints.ts'
import { NightSum } from '../night-sum.tsx'
import { PartyWords } from '../party/party-words.tsx'
import { useBookingsChanged } from '../use-bookings-changed.ts'

interface WishCardProps {
  booking: BookingDetails
  wish: StayWish
  /** Only the owner in person takes a change back. */
  mayWithdraw: boolean
  /** Called once it was taken back; the button is gone. */
  onDone: () => void
}

/** The change that waits for the club, beside the stay that stands, and the way to take it back. */
export function WishCard({ booking, wish, mayWithdraw, onDone }: WishCardProps) {
  const withdrawal = useWithdrawal(booking.id, onDone)
  return (
    <section>
      <SectionHead title={<Trans>The change you asked for</Trans>} />
      <div className="card pad stack stack-wide">
        <p>
          <b>
            {waitsForOwner(booking) ? (
              <Trans>Sent: it waits for your authorization</Trans>
            ) : (
              <Trans>Sent: it waits for the resort</Trans>
            )}
          </b>
        </p>
        <p className="muted">
          <Trans>The nights of both are held for you. Withdrawing the change costs nothing.</Trans>
        </p>
        <Differences booking={booking} wish={wish} />
        {withdrawal.failure && <FormError>{withdrawal.failure.message}</FormError>}
        {mayWithdraw && (
          <p>
            <Button kind="secondary" busy={withdrawal.busy} onClick={() => void withdrawal.send()}>
              <Trans>Withdraw the change</Trans>
            </Button>
          </p>
        )}
      </div>
    </section>
  )
}

/** Whether the owner has yet to decide on a benefit of the wished stay. */
function waitsForOwner({ usedBenefits, wish }: BookingDetails): boolean {
  return (
    wish?.occupant === 'owner' &&
    usedBenefits.some(({ state, part }) => state === 'pending' && part !== 'stay')
  )
}

/** What the change asks for, as far as it differs from the stay. */
function Differences({ booking, wish }: Pick<WishCardProps, 'booking' | 'wish'>) {
  const language = useLanguage()
  const moves = wish.datein !== booking.datein || wish.dateout !== booking.dateout
  const partyChanges = wish.adults !== booking.adults || wish.children !== booking.children
  const names = wish.guests?.map(({ name, lastname }) => [name, lastname].filter(Boolean).join(' '))
  const named = names?.filter(Boolean).join(', ')
  const leaves = booking.usedBenefits.filter(({ part }) => part === 'stay')
  const comes = booking.usedBenefits.filter(({ part, state }) => part === 'wish' && state !== 'refused')
  const list = (benefits: typeof leaves) => benefits.map(({ name }) => name[language]).join(', ')
  return (
    <dl className="stay-facts">
      {moves && (
        <>
          <Fact label={<Trans>Check-in</Trans>}>{dayInWords(wish.datein, language)}</Fact>
          <Fact label={<Trans>Check-out</Trans>}>{dayInWords(wish.dateout, language)}</Fact>
          <Fact label={<Trans>Nights from your balance</Trans>}>
            <Plural value={wish.nightsCost} one="# night" other="# nights" />{' '}
            <span className="small faint">
              <NightSum
                nights={daysBetween(wish.datein, wish.dateout)}
                percent={booking.nightPercent}
                cost={wish.nightsCost}
              />
            </span>
          </Fact>
        </>
      )}
      {partyChanges && (
        <Fact label={<Trans>Who is coming</Trans>}>
          <PartyWords adults={wish.adults} childCount={wish.children} />
        </Fact>
      )}
      {wish.occupant !== booking.occupant && (
        <Fact label={<Trans>Who stays</Trans>}>
          {wish.occupant === 'guest' ? <Trans>A guest in your place</Trans> : <Trans>You</Trans>}
        </Fact>
      )}
      {named && <Fact label={<Trans>Guests</Trans>}>{named}</Fact>}
      {leaves.length > 0 && <Fact label={<Trans>Benefits that return</Trans>}>{list(leaves)}</Fact>}
      {comes.length > 0 && <Fact label={<Trans>Benefits that come</Trans>}>{list(comes)}</Fact>}
      {wish.note !== booking.note && wish.note && (
        <Fact label={<Trans>Note for the resort</Trans>}>{wish.note}</Fact>
      )}
    </dl>
  )
}

function Fact({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </>
  )
}

function useWithdrawal(idBooking: number, onDone: () => void) {
  const { t } = useLingui()
  const changed = useBookingsChanged()
  return useSend({
    send: () => call(withdrawChange, { query: { idBooking } }),
    changed,
    done: () => {
      onDone()
      toast(t`Change withdrawn`, { text: t`Your stay is as it was before.` })
    },
  })
}
