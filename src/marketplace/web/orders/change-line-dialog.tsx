import './order-page.css'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { formatTime } from '../../../kernel/day.ts'
import { Button } from '../../../web/ui/button.tsx'
import { Dialog, DialogActions } from '../../../web/ui/dialog/dialog.tsx'
import { FormError } from '../../../web/ui/fields/field.tsx'
import { Stepper } from '../../../web/ui/fields/stepper.tsx'
import { useDayInWords } from '../../../web/use-day-in-words.ts'
import { useLanguage } from '../../../web/words.ts'
import { namesAnHour } from '../../changes/line-limit.ts'
import { MOST_OF_A_LINE } from '../../most-of-a-line.ts'
import type { OrderDetails, OrderLine } from '../../orders/orders.endpoints.ts'
import { DayChoice } from '../thing/day-choice.tsx'
import { HourChoice } from '../thing/hour-choice.tsx'
import { DayBehind } from './day-behind.tsx'
import { LegChangeFields } from './leg-change.tsx'
import { LineDifference } from './line-difference.tsx'
import { type LineChange, type LineDialogProps, useLineChange } from './use-line-change.tsx'

/** Another day, another hour, or another number of one line; the difference in money stands above the button. */
export function ChangeLineDialog(props: LineDialogProps) {
  const { order, line, open } = props
  const { t } = useLingui()
  const name = line.name[useLanguage()]
  const change = useLineChange(props)
  const { qty, setQty, failure, busy, isReady, isOutside, close, confirm } = change
  return (
    <Dialog
      open={open}
      onClose={close}
      title={<Trans>Change {name}</Trans>}
      lead={<AsItIs order={order} line={line} />}
    >
      <div className="change-line">
        {line.may?.move && <WhenElse change={change} />}
        {line.may?.amount && (
          <div className="row between">
            <span className="label">
              <Trans>How many</Trans>
            </span>
            <Stepper label={t`How many`} min={1} max={MOST_OF_A_LINE} value={qty} onChange={setQty} />
          </div>
        )}
        <div role="status">
          <WhatItCosts order={order} change={change} />
        </div>
        {failure && <FormError>{failure.message}</FormError>}
      </div>
      <DialogActions>
        <Button kind="secondary" onClick={close}>
          <Trans>Keep it as it is</Trans>
        </Button>
        <Button busy={busy} disabled={!isReady} onClick={confirm}>
          {isOutside ? <Trans>Change it all the same</Trans> : <Trans>Save the change</Trans>}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** The line before the change: where, when and how many. */
function AsItIs({ order, line }: { order: OrderDetails; line: OrderLine }) {
  const { t } = useLingui()
  const inWords = useDayInWords()
  const { hotel } = order
  const now = [inWords(line.operationdate), namesAnHour(line) && formatTime(line.operationtime)]
    .filter(Boolean)
    .join(', ')
  const had = line.itinerario
    ? t`${plural(line.qty, { one: '# car', other: '# cars' })}`
    : t`${plural(line.qty, { one: '# place', other: '# places' })}`
  return (
    <span className="numeric">
      <Trans>
        {hotel}. Now: {now}, {had}. The rest of the order stays.
      </Trans>
    </span>
  )
}

/** The flight of a transfer, the day, and the hour. */
function WhenElse({ change }: { change: LineChange }) {
  const { t } = useLingui()
  const { day, time, setTime, leg, hours } = change
  return (
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
              change.chooseDay(chosen)
              choose()
            }}
          />
        )}
      </DayBehind>
      {hours.shown && <HourChoice hours={hours.shown} value={time} onChange={setTime} />}
    </>
  )
}

/** What is still to be chosen, why it cannot be had, or the difference in money. */
function WhatItCosts({ order, change }: { order: OrderDetails; change: LineChange }) {
  const { changed, hour, error, priced, isCurrent } = change
  if (changed && hour !== null && error) return <FormError>{error.message}</FormError>
  if (changed && hour !== null && priced)
    return <LineDifference order={order} priced={priced} isCurrent={isCurrent} />
  return (
    <p className="muted">
      {!changed ? (
        <Trans>Choose what is to be different.</Trans>
      ) : hour === null ? (
        <Trans>Choose a time.</Trans>
      ) : (
        <Trans>Working out the difference…</Trans>
      )}
    </p>
  )
}
