import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { AnswerOf } from '../../../kernel/endpoint.ts'
import { useSession } from '../../../membership/web/session/use-session.ts'
import { useSend } from '../../../web/calls/use-send.ts'
import { Button } from '../../../web/ui/button.tsx'
import { FormError } from '../../../web/ui/fields/field.tsx'
import { RestrictedNote } from '../../../web/ui/restricted-note.tsx'
import { toast } from '../../../web/ui/toast/toast-queue.ts'
import { wordsThatCount } from '../../agreement.ts'
import type { Agreement, answerAgreement } from '../../statement.endpoints.ts'
import { RejectDialog } from './reject-dialog.tsx'
import { type AgreementOf, useAnswer } from './use-agreement.ts'

interface AgreementAnswersProps {
  agreement: Agreement
  of: AgreementOf
}

/** The two answers, for the owner in person; an admin sees why not (spec, section 6). */
export function AgreementAnswers({ agreement, of }: AgreementAnswersProps) {
  const { t } = useLingui()
  const { user } = useSession()
  const [rejecting, setRejecting] = useState(false)
  const answer = useAnswer(of)
  const { send, busy, failure } = useSend<void, AnswerOf<typeof answerAgreement>>({
    send: (_, idempotencyKey) => answer.send({ accepted: true }, idempotencyKey),
    done: (value) => {
      answer.keep(value)
      // The button that had the focus is gone.
      document.getElementById('agreement')?.focus({ preventScroll: true })
      toast(t`Transactions accepted`, { text: t`Your answer is kept with its date.` })
    },
  })
  if (user.isAdmin) return <RestrictedNote />

  // What this owner said last; where they said nothing, an acceptance of another owner of the contract will do.
  const own = wordsThatCount(agreement.history).find(({ by }) => by.idOwner === user.idOwner)
  const last = own ?? agreement.current
  const standing = last?.accepted && last.newSince === 0
  return (
    <>
      {failure && <FormError>{failure.message}</FormError>}
      <div className="row wrap agreement-answers">
        {!standing && (
          <Button busy={busy} onClick={() => void send()}>
            <Trans>Accept transactions</Trans>
          </Button>
        )}
        <Button kind="secondary" aria-haspopup="dialog" onClick={() => setRejecting(true)}>
          <Trans>Reject with a comment</Trans>
        </Button>
      </div>
      <RejectDialog of={of} open={rejecting} onClose={() => setRejecting(false)} />
    </>
  )
}
