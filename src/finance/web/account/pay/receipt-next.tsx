import { Trans } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { dayInWords } from '../../../../kernel/day-words.ts'
import { useContract, useSession } from '../../../../membership/web/session/use-session.ts'
import { call } from '../../../../web/calls/call.ts'
import { useSend } from '../../../../web/calls/use-send.ts'
import { Button } from '../../../../web/ui/button.tsx'
import { FormError } from '../../../../web/ui/fields/field.tsx'
import { useLanguage } from '../../../../web/words.ts'
import { takeSettlementBack } from '../../../account/pay.endpoints.ts'
import type { WholePayment } from '../../../account/receipts.endpoints.ts'
import { HappensNext } from './happens-next.tsx'
import { ReceiptFile } from './receipt-file.tsx'
import { ReceiptMail } from './receipt-mail.tsx'

/** What can be done with a payment that has come: its receipt is saved as a PDF or mailed once more, and a settlement may be taken back until the day before its payout goes out; below, what happens next. */
export function ReceiptNext({ payment }: { payment: WholePayment }) {
  const language = useLanguage()
  const { trusted, user } = useSession()
  const { id: idContract } = useContract()
  const queries = useQueryClient()
  const takeBack = useSend<void>({
    send: (_, idempotencyKey) =>
      call(takeSettlementBack, { body: { idContract, id: payment.id }, idempotencyKey }),
    done: () => void queries.invalidateQueries(),
  })
  const until = payment.takenBackUntil && dayInWords(payment.takenBackUntil, language)
  return (
    <div className="receipt-next">
      <ReceiptFile id={payment.id} />
      {!trusted && !user.isAdmin && <ReceiptMail id={payment.id} />}
      {until && !trusted && !user.isAdmin && (
        <>
          <p className="muted">
            <Trans>
              You can take this settlement back until {until}: the payout is whole again, and the charges are
              open.
            </Trans>
          </p>
          {takeBack.failure && <FormError>{takeBack.failure.message}</FormError>}
          <Button kind="secondary" busy={takeBack.busy} onClick={() => void takeBack.send()}>
            <Trans>Take it back</Trans>
          </Button>
        </>
      )}
      <HappensNext />
    </div>
  )
}
