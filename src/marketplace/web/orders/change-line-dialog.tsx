import './order-page.css'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type Day, formatTime } from '../../../kernel/day.ts'
import type { BodyOf } from '../../../kernel/endpoint.ts'
import { call } from '../../../web/calls/call.ts'
import { useSend } from '../../../web/calls/use-send.ts'
import { Button } from '../../../web/ui/button.tsx'
import { Dialog, DialogActions } from '../../../web/ui/dialog/dialog.tsx'
import { FormError } from '../../../web/ui/fields/field.tsx'
import { Stepper } from '../../../web/ui/fields/stepper.tsx'
import { toast } from '../../../web/ui/toast/toast-queue.ts'
import { useDayInWords } from '../../../web/use-day-in-words.ts'
import { useLanguage } from '../../../web/words.ts'
import { changeOrderLine } from '../../changes/changes.endpoints.ts'
import { namesAnHour } from '../../changes/line-limit.ts'
import { withOwnDay, withOwnPlaces } from '../../changes/own-places.ts'
import { MOST_OF_A_LINE } from '../../most-of-a-line.ts'
import type { OrderDetails, OrderLine } from '../../orders/orders.endpoints.ts'
import { DayChoice } from '../thing/day-choice.tsx'
import { HourChoice } from '../thing/hour-choice.tsx'
import { hourChosen, hoursShown } from '../thing/hours-for.ts'
import { tellingDays, useShownMonth } from '../thing/told-days.tsx'
import { useNotAvailable } from '../thing/use-not-available.ts'
import { type ProductDays, useProductDays } from '../thing/use-product-days.ts'
import { useStayDay } from '../use-stay-day.ts'
import { DayBehind } from './day-behind.tsx'
import { LegChangeFields, useLegChange } from './leg-change.tsx'
import { LineDifference } from './line-difference.tsx'
import { TOUCHED_BY_CHANGE, usePricedChange } from './use-priced-change.ts'

interface LineDialogProps {
  order: OrderDetails
  line: OrderLine
  /** The day that it opens with; its own where none is proposed. */
  proposed?: Day | null
  open: boolean
  onClose: () => void
}

/** Another day, another hour, or another number of one line; the difference in money stands above the button. */
export function ChangeLineDialog({ order, line, proposed, open, onClose }: LineDialogProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const inWords = useDayInWords()
  const queries = useQueryClient()
  const { hotel } = order
  const name = line.name[language]
  const [day, setDay] = useState<Day>(proposed ?? line.operationdate)
  const [time, setTime] = useState(line.operationtime)
  const [qty, setQty] = useState(line.qty)
  const leg = useLegChange(line, setTime)
  const hours = useHoursOf(line, day, qty, open && line.may?.move === true)
  const hour = hours.shown ? hourChosen(hours.shown, time) : leg ? time : line.operationtime
  const changed =
    day !== line.operationdate || hour !== line.operationtime || qty !== line.qty || leg?.changed === true
  const wish = {
    operationdate: day,
    operationtime: hour ?? line.operationtime,
    qty,
    ...(leg?.changed && leg.flight),
  }
  const isAsked = open && changed && hour !== null
  const { priced, isCurrent, error } = usePricedChange(order, line, wish, isAsked)
  const isReady = isAsked && isCurrent && priced !== null && priced.fault === null

  const { send, busy, failure, forget } = useSend({
    send: (body: BodyOf<typeof changeOrderLine>, idempotencyKey) =>
      call(changeOrderLine, { body, idempotencyKey }),
    changed: () => {
      for (const each of TOUCHED_BY_CHANGE) void queries.invalidateQueries({ queryKey: [each] })
    },
    done: () => {
      onClose()
      toast(t`The line is changed`, { text: t`The rest of the order stays as it was.` })
    },
  })
  // Asked once: the day is none of the stay's.
  const isOutside = failure?.code === 'CHANGE_OUTSIDE_STAY'
  const close = () => {
    forget()
    onClose()
  }
  const confirm = () => {
    if (!priced) return
    const seen = { difference: priced.difference, version: order.version, acceptOutside: isOutside }
    void send({ idOrder: order.id, idLine: line.id, ...wish, ...seen })
  }
  const now = [inWords(line.operationdate), namesAnHour(line) && formatTime(line.operationtime)]
    .filter(Boolean)
    .join(', ')
  const had = line.itinerario
    ? t`${plural(line.qty, { one: '# car', other: '# cars' })}`
    : t`${plural(line.qty, { one: '# place', other: '# places' })}`
  return (
    <Dialog
      open={open}
      onClose={close}
      title={<Trans>Change {name}</Trans>}
      lead={
        <span className="numeric">
          <Trans>
            {hotel}. Now: {now}, {had}. The rest of the order stays.
          </Trans>
        </span>
      }
    >
      <div className="change-line">
        {line.may?.move && (
          <>
            {/* Of a transfer it is the flight that changes, mostly on the same day. */}
            {leg && <LegChangeFields leg={leg} time={time} onTime={setTime} />}
            <DayBehind day={day}>
              {(choose) => (
                <DayChoice
                  label={t`New date`}
                  value={day}
                  availability={hours.availability}
                  error={undefined}
                  {...hours.told}
                  shown={hours.told.shown ?? day}
                  onChange={(chosen) => {
                    forget()
                    setDay(chosen)
                    choose()
                  }}
                />
              )}
            </DayBehind>
            {hours.shown && <HourChoice hours={hours.shown} value={time} onChange={setTime} />}
          </>
        )}
        {line.may?.amount && (
          <div className="row between">
            <span className="label">
              <Trans>How many</Trans>
            </span>
            <Stepper label={t`How many`} min={1} max={MOST_OF_A_LINE} value={qty} onChange={setQty} />
          </div>
        )}
        <div role="status">
          {!changed ? (
            <p className="muted">
              <Trans>Choose what is to be different.</Trans>
            </p>
          ) : hour === null ? (
            <p className="muted">
              <Trans>Choose a time.</Trans>
            </p>
          ) : error ? (
            <FormError>{error.message}</FormError>
          ) : priced ? (
            <LineDifference order={order} priced={priced} isCurrent={isCurrent} />
          ) : (
            <p className="muted">
              <Trans>Working out the difference…</Trans>
            </p>
          )}
        </div>
        {failure && <FormError>{failure.message}</FormError>}
      </div>
      <DialogActions>
        <Button kind="secondary" onClick={close}>
          <Trans>Keep it as it is</Trans>
        </Button>
        <Button busy={busy} disabled={!isReady} onClick={confirm}>
          {isOutside ? <Trans>Change it all the same</Trans> : <Trans>Change this line</Trans>}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** The days and hours of a line's variant, with the places that the line has already counted as free. */
function useHoursOf(line: OrderLine, day: Day, qty: number, wanted: boolean) {
  const own = { ...line, qty: line.qty }
  const idProduct = wanted ? line.idProduct : null
  const open = useNotAvailable(
    idProduct === null ? [] : [{ idProduct, detailId: line.detailId, qty }],
    useStayDay(line.stayDay, null),
  )
  const month = useShownMonth(open.today)
  const chosen = useProductDays(idProduct, day)
  const looked = useProductDays(idProduct, month.shown ?? day)
  const ours = (days: ProductDays): ProductDays => ({
    ...days,
    on: (one) => {
      const found = days.on(one)
      return found && withOwnPlaces(found, own)
    },
    all: days.all.map((one) => withOwnPlaces(one, own)),
  })
  const party = [{ detailId: line.detailId, qty }]
  return {
    availability: { ...open, dates: open.dates && withOwnDay(open.dates, line) },
    told: tellingDays(ours(looked), party, month),
    shown: hoursShown(ours(chosen), day, party, line.minutes),
  }
}
