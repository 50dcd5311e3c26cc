import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { queryOf } from '../../web/calls/query.ts'
import { Field } from '../../web/ui/fields/field.tsx'
import { TextInput } from '../../web/ui/fields/text-input.tsx'
import { LoadError } from '../../web/ui/load-error.tsx'
import { Moment } from '../../web/ui/moment.tsx'
import { SectionHead } from '../../web/ui/page-head.tsx'
import { listReceivedPayments, type ReceivedPayment } from '../account/desk.endpoints.ts'
import { WayWords } from '../web/account/way-words.tsx'
import { CfdiOfMonth, CfdiOfReceipt } from './cfdi-files.tsx'
import { deskMoney } from './desk-money.ts'
import { EnterPayment } from './enter-payment.tsx'
import { RefundDialog } from './refund-dialog.tsx'

/** What was received, to be looked up, invoiced and given back. */
export function ReceivedPayments() {
  const { t } = useLingui()
  const [search, setSearch] = useState('')
  const looked = useDeferredValue(search.trim())
  const found = useQuery(
    queryOf(listReceivedPayments, { query: looked.length > 1 ? { search: looked } : {} }),
  )
  return (
    <section className="desk-received">
      <SectionHead title={<Trans>Received</Trans>} action={<EnterPayment />} />
      <Field label={t`Owner, contract or receipt`}>
        {(control) => (
          <TextInput
            {...control}
            value={search}
            maxLength={100}
            onChange={(event) => setSearch(event.target.value)}
          />
        )}
      </Field>
      <CfdiOfMonth />
      {found.isError && !found.data && <LoadError query={found} />}
      {found.data?.data.length === 0 && (
        <p className="muted">
          <Trans>No payment is found.</Trans>
        </p>
      )}
      <ul className="desk-queue">
        {found.data?.data.map((one) => (
          <Received key={one.id} one={one} />
        ))}
      </ul>
    </section>
  )
}

function Received({ one }: { one: ReceivedPayment }) {
  const who = one.owner && `${one.owner.name} ${one.owner.lastname}`
  return (
    <li className="card pad desk-item">
      <div className="row wrap">
        <b className="numeric">{deskMoney(one)}</b>
        <span>
          {who}, {one.contract}
        </span>
        <span className="muted">
          <WayWords payment={one} />, <Moment at={one.paidAt} zone={one.zone} />
          {one.receipt && `, ${one.receipt}`}
        </span>
        {one.receipt && <CfdiOfReceipt idPayment={one.id} receipt={one.receipt} />}
        {one.refundableCents > 0 && <RefundDialog payment={one} />}
      </div>
    </li>
  )
}
