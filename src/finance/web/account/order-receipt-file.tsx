import { Trans, useLingui } from '@lingui/react/macro'
import Download from 'lucide-react/icons/download'
import { useSend } from '../../../web/calls/use-send.ts'
import { saveFile } from '../../../web/save-file.ts'
import { Button } from '../../../web/ui/button.tsx'
import { toast } from '../../../web/ui/toast/toast-queue.ts'
import { receiptName } from '../../account/payment-words.ts'
import { readOrderReceipt } from '../../account/receipts.endpoints.ts'

/** Saves the receipt of an order that was paid by card or online, as a PDF. */
export function OrderReceiptFile({
  receipt,
}: {
  receipt: { idContract: number; year: number; number: number }
}) {
  const { t } = useLingui()
  const { idContract, year, number } = receipt
  const { send, busy } = useSend({
    send: () => saveFile(readOrderReceipt, { query: { idContract, year, number } }),
    refused: ({ message }) => toast(t`The file couldn’t be downloaded`, { text: message, tone: 'bad' }),
  })
  const name = receiptName(receipt)
  return (
    <Button kind="ghost" size="small" busy={busy} onClick={() => void send()}>
      <Download className="icon-small" aria-hidden />
      <span className="numeric">
        <Trans>Receipt {name}</Trans>
      </span>
    </Button>
  )
}
