import { Trans, useLingui } from '@lingui/react/macro'
import Mail from 'lucide-react/icons/mail'
import { useContract } from '../../../../membership/web/session/use-session.ts'
import { call } from '../../../../web/calls/call.ts'
import { useSend } from '../../../../web/calls/use-send.ts'
import { Button } from '../../../../web/ui/button.tsx'
import { FormError } from '../../../../web/ui/fields/field.tsx'
import { toast } from '../../../../web/ui/toast/toast-queue.ts'
import { sendReceipt } from '../../../account/receipts.endpoints.ts'

/** Mails a receipt once more, to the owner's own address. */
export function ReceiptMail({ id }: { id: number }) {
  const { t } = useLingui()
  const { id: idContract } = useContract()
  const { send, busy, failure } = useSend<void, { data: { email: string } }>({
    send: (_, idempotencyKey) => call(sendReceipt, { body: { idContract, id }, idempotencyKey }),
    done: ({ data: { email } }) => toast(t`The receipt is on its way to ${email}`),
  })
  return (
    <>
      {failure && <FormError>{failure.message}</FormError>}
      <Button kind="secondary" block busy={busy} onClick={() => void send()}>
        <Mail className="icon-small" aria-hidden />
        <Trans>Send it by email</Trans>
      </Button>
    </>
  )
}
