import { Plural, Trans, useLingui } from '@lingui/react/macro'
import Bell from 'lucide-react/icons/bell'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { momentInWords } from '../../../kernel/day-words.ts'
import { spanInWords } from '../../../kernel/span-words.ts'
import { call } from '../../../web/calls/call.ts'
import { useSend } from '../../../web/calls/use-send.ts'
import { Button } from '../../../web/ui/button.tsx'
import { Chip } from '../../../web/ui/chip.tsx'
import { Dialog, DialogActions } from '../../../web/ui/dialog/dialog.tsx'
import { FormError } from '../../../web/ui/fields/field.tsx'
import { toast } from '../../../web/ui/toast/toast-queue.ts'
import { useNow } from '../../../web/ui/use-now.ts'
import { useLanguage } from '../../../web/words.ts'
import { passHeldOffer } from '../../waiting.endpoints.ts'
import { NightSum } from '../night-sum.tsx'
import { RoomArt } from '../request/room-art.tsx'
import { useBookingsChanged } from '../use-bookings-changed.ts'
import { useMayBook } from '../use-may-book.ts'
import { heldFor } from './held-for.ts'
import { OfferedBenefits } from './wait-benefits.tsx'
import { SwapGuests, SwapOrders, SwapWords } from './wait-swap.tsx'
import type { Wait, Waiting } from './wait-words.tsx'

const TakeDialog = lazy(() => import('./choices-later.ts').then((module) => ({ default: module.TakeDialog })))

interface HeldOfferProps {
  idContract: number
  waiting: Waiting
  wait: Wait
  offer: NonNullable<Wait['offer']>
}

/** What is free and held: the stay, its clock, what it takes, and the yes and the no. */
export function HeldOffer({ idContract, waiting, wait, offer }: HeldOfferProps) {
  const language = useLanguage()
  const category = waiting.categories.find(({ id }) => id === offer.idCategory)
  const { resort } = waiting
  const { adults, children } = wait
  const title = `offer-${offer.id}`
  const left = offer.balance - offer.nightsCost
  const { comesBack: back } = offer
  const today = offer.balance - back
  const code = wait.swap?.code ?? ''
  return (
    <section className="held" aria-labelledby={title}>
      <div className="held-art">
        <RoomArt scene={category?.scene ?? 'room'} />
      </div>
      <div className="held-body">
        <p>
          <Chip tone="good" icon={Bell}>
            <Trans>Free, and held for you</Trans>
          </Chip>
        </p>
        <h2 className="title" id={title}>
          {resort}, <Plural value={offer.nights} one="# night" other="# nights" />
        </h2>
        <p className="held-when numeric">
          {spanInWords({ checkIn: offer.datein, checkOut: offer.dateout }, language)}
        </p>
        <p className="small muted">
          {category?.name[language]}, <Plural value={adults} one="# adult" other="# adults" />
          {children > 0 && (
            <>
              {', '}
              <Plural value={children} one="# child" other="# children" />
            </>
          )}
        </p>
        {wait.swap && (
          <p className="small">
            <SwapWords swap={wait.swap} /> <SwapGuests swap={wait.swap} takes="ask" />{' '}
            <SwapOrders swap={wait.swap} takes="ask" />
          </p>
        )}
        <OfferedBenefits wait={wait} offer={offer} />
        <Clock until={offer.until} zone={waiting.zone} />
        <Answers idContract={idContract} waiting={waiting} wait={wait} offer={offer} />
      </div>
      <dl className="held-facts">
        <div>
          <dt>
            <Trans>Nights from your balance</Trans>
          </dt>
          <dd>
            <Plural value={offer.nightsCost} one="# night" other="# nights" />
            <span className="small muted">
              <NightSum nights={offer.nights} percent={offer.nightPercent} cost={offer.nightsCost} />
            </span>
          </dd>
        </div>
        <div>
          <dt>
            <Trans>Nights left after it</Trans>
          </dt>
          <dd>
            <b className="figure figure-small">{Math.max(left, 0)}</b>
            <span>
              {offer.comesBack > 0 ? (
                <Trans>
                  You have {today} today, and {back} of {code} would come back
                </Trans>
              ) : left < 0 ? (
                <Plural
                  value={offer.balance}
                  _0="You have none today: these nights could not be booked."
                  other="You have # today: not enough for these nights."
                />
              ) : (
                <Plural value={offer.balance} one="You have # today" other="You have # today" />
              )}
            </span>
          </dd>
        </div>
      </dl>
    </section>
  )
}

/** What is left of the time; said aloud at ten minutes and at one. */
function Clock({ until, zone }: { until: string; zone: string }) {
  const language = useLanguage()
  const changed = useBookingsChanged()
  const now = useNow(1000)
  const end = new Date(until)
  const { days, hours, minutes, seconds, total } = heldFor(end, now)
  const isOver = total <= 0
  const told = useRef(false)
  useEffect(() => {
    if (!isOver || told.current) return
    told.current = true
    changed()
  }, [isOver, changed])
  const moment = momentInWords(end, zone, language)
  const isLast = total < 3600
  return (
    <div className={isLast ? 'held-clock is-last' : 'held-clock'}>
      <div role="timer" className="held-time">
        {days > 0 && <Part value={days} words={<Plural value={days} one="day" other="days" />} />}
        {!isLast && <Part value={hours} words={<Plural value={hours} one="hour" other="hours" />} />}
        <Part value={minutes} words={<Plural value={minutes} one="minute" other="minutes" />} />
        {isLast && <Part value={seconds} words={<Plural value={seconds} one="second" other="seconds" />} />}
      </div>
      <p className="hidden-text" role="status">
        {(minutes === 10 || minutes === 1) && isLast && (
          <Plural value={minutes} one="One minute is left." other="# minutes are left." />
        )}
      </p>
      <p className="small muted">
        <Trans>Yours until {moment}. Then it goes to the next who waits.</Trans>
      </p>
    </div>
  )
}

function Part({ value, words }: { value: number; words: React.ReactNode }) {
  return (
    <span>
      <b>{value}</b> <span>{words}</span>
    </span>
  )
}

function Answers({ idContract, waiting, wait, offer }: HeldOfferProps) {
  const { t } = useLingui()
  const changed = useBookingsChanged()
  const mayBook = useMayBook()
  const [passing, setPassing] = useState(false)
  const [taking, setTaking] = useState(false)
  const [looked, setLooked] = useState(false)
  const body = { idContract, idOffer: offer.id }
  const pass = useSend({
    send: (_: undefined, idempotencyKey) => call(passHeldOffer, { body, idempotencyKey }),
    changed,
    done: () => toast(t`Passed on`, { text: t`The nights go to the next. You keep your place.` }),
  })
  if (!mayBook) return null
  return (
    <>
      <div className="held-acts">
        <Button
          onClick={() => {
            setTaking(true)
            setLooked(true)
          }}
        >
          <Trans>Take it</Trans>
        </Button>
        <Button kind="ghost" onClick={() => setPassing(true)}>
          <Trans context="let an offer go">Pass</Trans>
        </Button>
      </div>
      {looked && (
        <Suspense fallback={null}>
          <TakeDialog
            open={taking}
            onClose={() => setTaking(false)}
            {...{ idContract, waiting, wait, offer }}
          />
        </Suspense>
      )}
      <Dialog
        open={passing}
        onClose={() => setPassing(false)}
        alert
        title={<Trans>Let these nights pass?</Trans>}
        lead={
          <Trans>
            They go to the next who waits, and cannot be taken back. Your wish keeps its place for others.
          </Trans>
        }
      >
        {pass.failure && <FormError>{pass.failure.message}</FormError>}
        <DialogActions>
          <Button kind="secondary" onClick={() => setPassing(false)}>
            <Trans>Keep them for now</Trans>
          </Button>
          <Button busy={pass.busy} onClick={() => void pass.send(undefined)}>
            <Trans>Let them pass</Trans>
          </Button>
        </DialogActions>
      </Dialog>
    </>
  )
}
