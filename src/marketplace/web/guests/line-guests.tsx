import { Trans, useLingui } from '@lingui/react/macro'
import Ticket from 'lucide-react/icons/ticket'
import { useState } from 'react'
import { useMay } from '../../../membership/web/session/use-may.ts'
import { Button } from '../../../web/ui/button.tsx'
import { useLanguage } from '../../../web/words.ts'
import type { OrderDetails, OrderLine } from '../../orders/orders.endpoints.ts'
import { LineGuestsDialog } from './line-guests-dialog.tsx'

/** Leads to who takes the places of a line, and to their passes. */
export function LineGuestsLink({ order, line }: { order: OrderDetails; line: OrderLine }) {
  const { t } = useLingui()
  const language = useLanguage()
  const mayInvite = useMay('visitors')
  const [open, setOpen] = useState(false)
  const name = line.name[language]
  // A guest's pass opens the gate.
  if (!mayInvite) return null
  return (
    <>
      <p>
        <Button
          kind="ghost"
          size="small"
          aria-haspopup="dialog"
          aria-label={t`Guests and their passes: ${name}`}
          onClick={() => setOpen(true)}
        >
          <Ticket className="icon-small" aria-hidden />
          <Trans>Guests and their passes</Trans>
        </Button>
      </p>
      <LineGuestsDialog order={order} line={line} open={open} onClose={() => setOpen(false)} />
    </>
  )
}
