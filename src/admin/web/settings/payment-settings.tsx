import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryOf } from '../../../web/calls/query.ts'
import { Button } from '../../../web/ui/button.tsx'
import { LoadError } from '../../../web/ui/load-error.tsx'
import { readPaymentSetting } from '../../settings/payments.endpoints.ts'
import { PaymentsDialog } from './payments-dialog.tsx'
import { SettingChanges } from './setting-changes.tsx'
import { SettingsLoading } from './settings-loading.tsx'
import { useValueLines } from './value-lines.tsx'

/** By which ways owners may pay their charges and their orders. */
export function PaymentSettings() {
  const { t } = useLingui()
  const lines = useValueLines()
  const read = useQuery(queryOf(readPaymentSetting))
  const [isAsked, setAsked] = useState(false)
  if (read.isError) return <LoadError query={read} />
  if (!read.data) return <SettingsLoading />
  const { payments, works } = read.data.data
  const offered = {
    charges: payments.charges.filter((way) => works.includes(way)),
    orders: payments.orders.filter((way) => works.includes(way)),
  }
  return (
    <>
      <h2 className="title">
        <Trans>Ways of paying</Trans>
      </h2>
      <p className="muted">
        <Trans>
          What owners may choose where they pay. What was ordered or agreed to be paid another way stays so:
          an order that waits for its card, installments, a card that was saved.
        </Trans>
      </p>
      <dl className="settings-lines settings-apart">
        {lines.payments(offered).map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value || t`at the resort`}</dd>
          </div>
        ))}
      </dl>
      <div className="row">
        <Button
          kind="secondary"
          size="small"
          aria-haspopup="dialog"
          aria-label={t`Change the ways of paying`}
          onClick={() => setAsked(true)}
        >
          <Trans>Change…</Trans>
        </Button>
      </div>
      <SettingChanges title={<Trans>Changed here</Trans>} of={{ of: 'payments' }} />
      <PaymentsDialog open={isAsked} onClose={() => setAsked(false)} setting={read.data.data} />
    </>
  )
}
