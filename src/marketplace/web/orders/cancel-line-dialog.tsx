import './order-page.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { formatTime } from '../../../kernel/day.ts'
import { dayInWords } from '../../../kernel/day-words.ts'
import type { BodyOf } from '../../../kernel/endpoint.ts'
import { call } from '../../../web/calls/call.ts'
import { useSend } from '../../../web/calls/use-send.ts'
import { Button } from '../../../web/ui/button.tsx'
import { Dialog, DialogActions } from '../../../web/ui/dialog/dialog.tsx'
import { FormError } from '../../../web/ui/fields/field.tsx'
import { toast } from '../../../web/ui/toast/toast-queue.ts'
import { useDayInWords } from '../../../web/use-day-in-words.ts'
import { useLanguage } from '../../../web/words.ts'
import { cancelOrderLine } from '../../changes/changes.endpoints.ts'
import { namesAnHour } from '../../changes/line-limit.ts'
import type { OrderDetails, OrderLine } from '../../orders/orders.endpoints.ts'
import { LineDifference } from './line-difference.tsx'
import { QuantityWords } from './quantity-words.tsx'
import { TOUCHED_BY_CHANGE, usePricedChange } from './use-priced-change.ts'

interface CancelLineDialogProps {
  order: OrderDetails
  line: OrderLine
  open: boolean
  onClose: () => void
}

/** Cancels one line; says what comes back, and until when that was possible. */
export function CancelLineDialog({ order, line, open, onClose }: CancelLineDialogProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const inWords = useDayInWords()
  const queries = useQueryClient()
  const name = line.name[language]
  const { operationdate, operationtime, qty, may } = line
  const wish = { operationdate, operationtime, qty, cancels: true as const }
  const { priced, isCurrent, error } = usePricedChange(order, line, wish, open)
  const { send, busy, failure, forget } = useSend({
    send: (body: BodyOf<typeof cancelOrderLine>, idempotencyKey) =>
      call(cancelOrderLine, { body, idempotencyKey }),
    changed: () => {
      for (const each of TOUCHED_BY_CHANGE) void queries.invalidateQueries({ queryKey: [each] })
    },
    done: () => {
      onClose()
      toast(t`The line is cancelled`, {
        text: line.isBenefit
          ? t`Its places are free again, and its benefits are back in your balance.`
          : t`Its places are free again.`,
      })
    },
  })
  const close = () => {
    forget()
    onClose()
  }
  const confirm = () => {
    if (!priced) return
    const { version } = order
    void send({ idOrder: order.id, idLine: line.id, difference: priced.difference, version })
  }
  const until = may && `${inWords(may.until.day)}, ${formatTime(may.until.time)}`
  return (
    <Dialog
      open={open}
      onClose={close}
      title={<Trans>Cancel {name}?</Trans>}
      lead={
        <span className="numeric">
          {dayInWords(operationdate, language)}
          {namesAnHour(line) && <>, {formatTime(operationtime)}</>} · <QuantityWords line={line} />
        </span>
      }
    >
      <div className="change-line">
        {until && !may.late && (
          <p className="muted numeric">
            <Trans>Free of charge until {until}.</Trans>
          </p>
        )}
        {line.kind === 'package' && (
          <p>
            <Trans>The whole package is cancelled, with all that comes with it.</Trans>
          </p>
        )}
        <div role="status">
          {error ? (
            <FormError>{error.message}</FormError>
          ) : (
            priced && <LineDifference order={order} priced={priced} isCurrent={isCurrent} cancels />
          )}
        </div>
        {failure && <FormError>{failure.message}</FormError>}
      </div>
      <DialogActions>
        <Button kind="secondary" onClick={close}>
          <Trans>Keep it as it is</Trans>
        </Button>
        <Button kind="danger" busy={busy} disabled={!priced || !isCurrent} onClick={confirm}>
          <Trans>Cancel {name}</Trans>
        </Button>
      </DialogActions>
    </Dialog>
  )
}
