import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { queryOf } from '../../web/calls/query.ts'
import { Moment } from '../../web/ui/moment.tsx'
import { listReceivedPayments, type ReceivedPayment } from '../account/desk.endpoints.ts'
import { WayWords } from '../web/account/way-words.tsx'
import { BookSearch } from './book-search.tsx'
import { CfdiOfMonth, CfdiOfReceipt } from './cfdi-files.tsx'
import { deskMoney } from './desk-money.ts'
import { EnterPayment } from './enter-payment.tsx'
import { MoneyBook } from './money-book.tsx'
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
    <MoneyBook
      title={<Trans>Received</Trans>}
      action={<EnterPayment />}
      tools={
        <>
          <BookSearch label={t`Owner, contract or receipt`} value={search} onChange={setSearch} />
          <CfdiOfMonth />
        </>
      }
      found={found}
      none={<Trans>No payment is found.</Trans>}
      columns={[
        <Trans key="a">Owner</Trans>,
        <Trans key="b">Received on</Trans>,
        <Trans key="c">How</Trans>,
        <Trans key="d">Amount</Trans>,
      ]}
    >
      {(one) => <Received key={one.id} one={one} />}
    </MoneyBook>
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
