import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { dayInWords } from '../../../../kernel/day-words.ts'
import { formatMoney } from '../../../../kernel/money.ts'
import { Button } from '../../../../web/ui/button.tsx'
import { FormError } from '../../../../web/ui/fields/field.tsx'
import { Note } from '../../../../web/ui/note.tsx'
import { toast } from '../../../../web/ui/toast/toast-queue.ts'
import { useLanguage } from '../../../../web/words.ts'
import type { CardPayment } from '../../../account/mandate.endpoints.ts'
import { useStopPayment } from './use-saved-card.ts'

/** Whoever comes by the mail’s press is asked once; what cannot be stopped any more says so. */
export function StopNote({ payment }: { payment: CardPayment }) {
  const { t } = useLingui()
  const language = useLanguage()
  const navigate = useNavigate()
  const close = () =>
    void navigate({ to: '/my-reports', search: { card: 'saved' }, replace: true, resetScroll: false })
  const { send, busy, failure } = useStopPayment(payment.id, () => {
    toast(t`Stopped. The charge stays open.`)
    close()
  })
  const what = payment.concept[language]
  const amount = `${formatMoney(payment)} ${payment.currency}`
  const day = dayInWords(payment.due, language)
  if (!payment.mayStop)
    return (
      <Note title={<Trans>There is nothing to stop</Trans>}>
        {payment.state === 'stopped' ? (
          <Trans>“{what}” was stopped already: your card does not pay it.</Trans>
        ) : payment.state === 'needless' ? (
          <Trans>“{what}” was paid or changed in the meantime: your card does not pay it.</Trans>
        ) : (
          <Trans>The day of “{what}” has come, and its payment is begun.</Trans>
        )}
      </Note>
    )
  return (
    <Note tone="gold" title={<Trans>Stop this payment?</Trans>}>
      <p>
        <Trans>
          Your card is to pay “{what}”, {amount}, on {day}. Stopped, it stays open, and you pay it another
          way.
        </Trans>
      </p>
      {failure && <FormError>{failure.message}</FormError>}
      <div className="row wrap card-stop">
        <Button kind="danger" busy={busy} onClick={() => void send()}>
          <Trans>Stop this payment</Trans>
        </Button>
        <Button kind="ghost" onClick={close}>
          <Trans>Let the card pay</Trans>
        </Button>
      </div>
    </Note>
  )
}
