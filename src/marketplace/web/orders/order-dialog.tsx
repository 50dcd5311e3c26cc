import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../../../web/query.ts'
import { Button } from '../../../web/ui/button.tsx'
import { Dialog, DialogActions } from '../../../web/ui/dialog/dialog.tsx'
import { LoadError } from '../../../web/ui/load-error.tsx'
import { type Order, readOrder } from '../../orders.endpoints.ts'
import { OrderSheet } from './order-sheet.tsx'
import { OrderSkeleton } from './order-skeleton.tsx'

interface OrderDialogProps {
  order: Order
  open: boolean
  onClose: () => void
}

/** An order with all its lines. */
export function OrderDialog({ order, open, onClose }: OrderDialogProps) {
  const { number } = order
  const details = useQuery({
    ...queryOf(readOrder, { query: { idOrder: order.id } }),
    enabled: open,
  })
  return (
    <Dialog open={open} onClose={onClose} wide title={<Trans>Order {number}</Trans>}>
      {details.data ? (
        <OrderSheet order={details.data.data} untitled />
      ) : details.error ? (
        <LoadError query={details} />
      ) : (
        <OrderSkeleton />
      )}
      <DialogActions>
        <Button kind="secondary" onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      </DialogActions>
    </Dialog>
  )
}
