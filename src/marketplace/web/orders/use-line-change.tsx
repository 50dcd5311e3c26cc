import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Day } from '../../../kernel/day.ts'
import type { BodyOf } from '../../../kernel/endpoint.ts'
import { call } from '../../../web/calls/call.ts'
import { useSend } from '../../../web/calls/use-send.ts'
import { toast } from '../../../web/ui/toast/toast-queue.ts'
import { changeOrderLine } from '../../changes/changes.endpoints.ts'
import { withOwnDay, withOwnPlaces } from '../../changes/own-places.ts'
import type { OrderDetails, OrderLine } from '../../orders/orders.endpoints.ts'
import { hourChosen, hoursShown } from '../thing/hours-for.ts'
import { tellingDays, useShownMonth } from '../thing/told-days.tsx'
import { useNotAvailable } from '../thing/use-not-available.ts'
import { type ProductDays, useProductDays } from '../thing/use-product-days.ts'
import { useStayDay } from '../use-stay-day.ts'
import { useLegChange } from './leg-change.tsx'
import { TOUCHED_BY_CHANGE, usePricedChange } from './use-priced-change.ts'

export interface LineDialogProps {
  order: OrderDetails
  line: OrderLine
  /** The day that it opens with; its own where none is proposed. */
  proposed?: Day | null
  open: boolean
  onClose: () => void
}

/** What is wished of a line, what it would cost, and the way to change it. */
export type LineChange = ReturnType<typeof useLineChange>

/**
 * Another day, another hour, or another number of one line: what is chosen is priced as it is chosen, and sent with the difference
 * that was seen.
 */
export function useLineChange({ order, line, proposed, open, onClose }: LineDialogProps) {
  const { t } = useLingui()
  const queries = useQueryClient()
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
  return {
    ...{ day, time, setTime, qty, setQty, leg, hours, hour, changed },
    ...{ priced, isCurrent, error, busy, failure, isOutside },
    isReady: isAsked && isCurrent && priced !== null && priced.fault === null,
    chooseDay: (chosen: Day) => {
      forget()
      setDay(chosen)
    },
    close: () => {
      forget()
      onClose()
    },
    confirm: () => {
      if (!priced) return
      const seen = { difference: priced.difference, version: order.version, acceptOutside: isOutside }
      void send({ idOrder: order.id, idLine: line.id, ...wish, ...seen })
    },
  }
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
