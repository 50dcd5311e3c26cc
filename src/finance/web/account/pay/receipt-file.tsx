import { Trans } from '@lingui/react/macro'
import Download from 'lucide-react/icons/download'
import { useContract } from '../../../../membership/web/session/use-session.ts'
import { useSend } from '../../../../web/calls/use-send.ts'
import { saveFile } from '../../../../web/save-file.ts'
import { Button } from '../../../../web/ui/button.tsx'
import { FormError } from '../../../../web/ui/fields/field.tsx'
import { readReceiptFile } from '../../../account/receipts.endpoints.ts'

/** Saves a receipt as a PDF, as it stands now. */
export function ReceiptFile({ id }: { id: number }) {
  const { id: idContract } = useContract()
  const { send, busy, failure } = useSend({
    send: () => saveFile(readReceiptFile, { query: { idContract, id } }),
  })
  return (
    <>
      {failure && <FormError>{failure.message}</FormError>}
      <Button block busy={busy} onClick={() => void send()}>
        <Download className="icon-small" aria-hidden />
        <Trans>Receipt as PDF</Trans>
      </Button>
    </>
  )
}
