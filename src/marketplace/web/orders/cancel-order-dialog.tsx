import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { dayInWords } from '../../../kernel/day-words.ts'
import { formatMoney } from '../../../kernel/money.ts'
import { call } from '../../../web/calls/call.ts'
import { useSend } from '../../../web/calls/use-send.ts'
import { Button } from '../../../web/ui/button.tsx'
import { Dialog, DialogActions } from '../../../web/ui/dialog/dialog.tsx'
import { FormError } from '../../../web/ui/fields/field.tsx'
import { Note } from '../../../web/ui/note.tsx'
import { toast } from '../../../web/ui/toast/toast-queue.ts'
import { useLanguage } from '../../../web/words.ts'
import { listEvents, listNotAvailable } from '../../catalogue.endpoints.ts'
import { cancelOrder, listOrders, type Order, readOrder } from '../../orders/orders.endpoints.ts'
import { MoneyBackWords } from './money-back-words.tsx'

/** What shows the order, or the places it gives back. */
const TOUCHED = [listOrders, readOrder, listEvents, listNotAvailable].map(({ name }) => name)

interface CancelOrderDialogProps {
  order: Pick<Order, 'id' | 'number' | 'currency' | 'hotel' | 'totalSale' | 'firstDay' | 'paidSoFar'>
  open: boolean
  onClose: () => void
}

/** Cancels an order before its first date; says what happens with places and benefits. */
export function CancelOrderDialog({ order, open, onClose }: CancelOrderDialogProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const queries = useQueryClient()
  const { number, currency } = order
  const total = formatMoney({ cents: order.totalSale, currency })

  const { send, busy, failure, forget } = useSend({
    send: () => call(cancelOrder, { body: { idOrder: order.id } }),
    changed: () => {
      for (const name of TOUCHED) void queries.invalidateQueries({ queryKey: [name] })
    },
    done: ({ data }) => {
      onClose()
      toast(t`Order cancelled`, {
        text: data.backToCard
          ? t`What you paid goes back to your card by itself.`
          : data.refundDue
            ? t`The concierge returns what you paid.`
            : data.benefitsBack
              ? t`Its places are free again, and its benefits are back in your balance.`
              : t`Its places are free again.`,
      })
    },
  })
  const close = () => {
    forget()
    onClose()
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      title={<Trans>Cancel order {number}?</Trans>}
      lead={
        <span className="numeric">
          {dayInWords(order.firstDay, language)}, {total} {currency}
        </span>
      }
    >
      <Note tone="gold">
        <Trans>The whole order is cancelled: its places are given back, and so are the benefits in it.</Trans>
      </Note>
      {order.paidSoFar.paid > 0 ? (
        <MoneyBackWords order={order} total={0} />
      ) : (
        <p className="small">
          <Trans>Nothing has been paid for it, and nothing is charged.</Trans>
        </p>
      )}
      {failure && <FormError>{failure.message}</FormError>}
      <DialogActions>
        <Button kind="secondary" onClick={close}>
          <Trans>Keep the order</Trans>
        </Button>
        <Button kind="danger" busy={busy} onClick={() => void send()}>
          <Trans>Cancel the order</Trans>
        </Button>
      </DialogActions>
    </Dialog>
  )
}
