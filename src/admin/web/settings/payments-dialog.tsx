import { Trans, useLingui } from '@lingui/react/macro'
import * as z from 'zod/mini'
import { OWN_WAYS, type OwnWay } from '../../../finance/account/ways.ts'
import { call } from '../../../web/calls/call.ts'
import { useForm } from '../../../web/forms/use-form.ts'
import { Dialog } from '../../../web/ui/dialog/dialog.tsx'
import { Checkbox } from '../../../web/ui/fields/checkbox.tsx'
import { FieldGroup } from '../../../web/ui/fields/field.tsx'
import { toast } from '../../../web/ui/toast/toast-queue.ts'
import { type PaymentSetting, savePayments } from '../../settings/payments.endpoints.ts'
import { SettingFoot } from './setting-foot.tsx'
import { useSettingChanged } from './use-setting-changed.ts'

interface PaymentsDialogProps {
  open: boolean
  onClose: () => void
  setting: PaymentSetting
}

/** Offers ways of paying, or offers them no more. */
export function PaymentsDialog({ open, onClose, setting }: PaymentsDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={<Trans>Ways of paying</Trans>}
      lead={<Trans>It holds at once, for whoever is on a page to pay already too.</Trans>}
    >
      <PaymentsForm onClose={onClose} setting={setting} />
    </Dialog>
  )
}

/** A box that is not ticked is not in the form. */
const box = () => z.optional(z.string())
const SHAPE = z.object({
  'charges-card': box(),
  'charges-link': box(),
  'charges-resort': box(),
  'orders-card': box(),
  'orders-link': box(),
  'orders-resort': box(),
})

function PaymentsForm({ onClose, setting }: Omit<PaymentsDialogProps, 'open'>) {
  const { t } = useLingui()
  const changed = useSettingChanged()
  const { payments, works, seen } = setting
  const form = useForm({
    shape: SHAPE,
    send: (typed) => {
      // What is not set up has no box that can be ticked: it stays as it was.
      const chosen = (of: 'charges' | 'orders') =>
        OWN_WAYS.filter((way) =>
          works.includes(way) ? typed[`${of}-${way}`] !== undefined : payments[of].includes(way),
        )
      return call(savePayments, {
        body: { value: { charges: chosen('charges'), orders: chosen('orders') }, seen },
      })
    },
    done: () => {
      onClose()
      toast(t`The ways of paying are changed`)
    },
    changed,
  })
  const labels: Record<OwnWay, string> = {
    card: t`By card, on the card provider’s page`,
    link: t`Online, on the payment page`,
    resort: t`At the resort`,
  }
  const group = (of: 'charges' | 'orders', legend: string) => (
    <FieldGroup legend={legend}>
      {OWN_WAYS.map((way) =>
        works.includes(way) ? (
          <Checkbox key={way} name={`${of}-${way}`} value="yes" defaultChecked={payments[of].includes(way)}>
            {labels[way]}
          </Checkbox>
        ) : (
          <p key={way} className="small muted">
            {labels[way]}: <Trans>not set up in the environment of the server.</Trans>
          </p>
        ),
      )}
    </FieldGroup>
  )
  return (
    <form {...form.props} className="stack stack-wide">
      {group('charges', t`Charges of contracts`)}
      {group('orders', t`Orders`)}
      <SettingFoot sending={form} onClose={onClose} />
    </form>
  )
}
