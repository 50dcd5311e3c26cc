import './money.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useId, useState } from 'react'
import { queryOf } from '../../web/calls/query.ts'
import { LoadError } from '../../web/ui/load-error.tsx'
import { Moment } from '../../web/ui/moment.tsx'
import { SectionHead } from '../../web/ui/page-head.tsx'
import { listReceivedPayments, type ReceivedPayment } from '../account/desk.endpoints.ts'
import { WayWords } from '../web/account/way-words.tsx'
import { BookSearch } from './book-search.tsx'
import { CfdiOfMonth, CfdiOfReceipt } from './cfdi-files.tsx'
import { deskMoney } from './desk-money.ts'
import { EnterPayment } from './enter-payment.tsx'
import { RefundDialog } from './refund-dialog.tsx'

/** What was received, to be looked up, invoiced and given back. */
export function ReceivedPayments() {
  const { t } = useLingui()
  const id = useId()
  const [search, setSearch] = useState('')
  const looked = useDeferredValue(search.trim())
  const found = useQuery(
    queryOf(listReceivedPayments, { query: looked.length > 1 ? { search: looked } : {} }),
  )
  return (
    <section className="money-book" aria-labelledby={id}>
      <SectionHead title={<span id={id}>{t`Received`}</span>} action={<EnterPayment />} />
      <div className="money-tools">
        <BookSearch label={t`Owner, contract or receipt`} value={search} onChange={setSearch} />
        <CfdiOfMonth />
      </div>
      {found.isError && !found.data && <LoadError query={found} />}
      {found.data?.data.length === 0 && (
        <p className="muted">
          <Trans>No payment is found.</Trans>
        </p>
      )}
      {found.data && found.data.data.length > 0 && (
        <div className="card">
          <table className="table table-stacked money-rows" aria-labelledby={id}>
            <thead>
              <tr>
                <th scope="col">
                  <Trans>Owner</Trans>
                </th>
                <th scope="col">
                  <Trans>Received on</Trans>
                </th>
                <th scope="col">
                  <Trans>How</Trans>
                </th>
                <th scope="col" className="amount">
                  <Trans>Amount</Trans>
                </th>
                <td />
              </tr>
            </thead>
            <tbody>
              {found.data.data.map((one) => (
                <Received key={one.id} one={one} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  )
}

function Received({ one }: { one: ReceivedPayment }) {
  const who = one.owner && `${one.owner.name} ${one.owner.lastname}`
  return (
    <tr>
      <td>
        <b>{who ?? one.contract}</b>
        {who && <span className="small muted numeric">{one.contract}</span>}
      </td>
      <td className="cell-date numeric">
        <Moment at={one.paidAt} zone={one.zone} />
      </td>
      <td className="cell-how">
        <WayWords payment={one} />
        {one.receipt && <span className="small muted numeric">{one.receipt}</span>}
      </td>
      <td className="amount">
        <b>{deskMoney(one)}</b>
      </td>
      <td className="cell-acts">
        <div className="money-acts">
          {one.receipt && <CfdiOfReceipt idPayment={one.id} receipt={one.receipt} />}
          {one.refundableCents > 0 && <RefundDialog payment={one} />}
        </div>
      </td>
    </tr>
  )
}
