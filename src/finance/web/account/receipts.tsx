import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import Download from 'lucide-react/icons/download'
import { formatMoney } from '../../../kernel/money.ts'
import { useMay } from '../../../membership/web/session/use-may.ts'
import { useContract } from '../../../membership/web/session/use-session.ts'
import { queryOf } from '../../../web/calls/query.ts'
import { useSend } from '../../../web/calls/use-send.ts'
import { saveFile } from '../../../web/save-file.ts'
import { Button } from '../../../web/ui/button.tsx'
import { LoadError } from '../../../web/ui/load-error.tsx'
import { WrittenMoment } from '../../../web/ui/moment.tsx'
import { SectionHead } from '../../../web/ui/page-head.tsx'
import { Skeleton } from '../../../web/ui/skeleton.tsx'
import { toast } from '../../../web/ui/toast/toast-queue.ts'
import { receiptName } from '../../account/payment-words.ts'
import {
  type ListedReceipt,
  listReceipts,
  readOrderReceipt,
  readReceiptFile,
} from '../../account/receipts.endpoints.ts'
import { useAsk, useStatement } from '../statement/use-statement.ts'
import { TaxYear } from './tax-year.tsx'
import { WayWords } from './way-words.tsx'

/** The receipts of the selected contract, of charges and of orders, and its years for the tax adviser. */
export function Receipts() {
  const contract = useContract()
  const receipts = useQuery(queryOf(listReceipts, { query: { idContract: contract.id } }))
  const { data } = useStatement()
  const { year } = useAsk()
  const listed = receipts.data?.data
  // A year has something where the statement or a receipt says so.
  const years = [...new Set([...(data?.years ?? []), ...(listed ?? []).map((one) => one.year), year])]
  return (
    <>
      <section className="card pad owe-receipts">
        <SectionHead title={<Trans>Receipts</Trans>} />
        {listed ? (
          listed.length === 0 ? (
            <p className="muted">
              <Trans>None yet. Each payment in the portal has one.</Trans>
            </p>
          ) : (
            <ul className="owe-list">
              {listed.map((receipt) => (
                <ReceiptRow key={receiptName(receipt)} receipt={receipt} />
              ))}
            </ul>
          )
        ) : receipts.isError ? (
          <LoadError query={receipts} />
        ) : (
          <Skeleton height={64} />
        )}
        {listed && listed.length > 0 && (
          <p className="small muted">
            <Trans>
              The club counts the receipts of all its contracts in one row, from 1 each year and without gaps.
              The numbers between yours are other contracts’.
            </Trans>
          </p>
        )}
        <p className="small muted">
          <Trans>
            A payment that the club entered from its own books has the club’s own receipt, and none here; your
            statement lists it.
          </Trans>
        </p>
      </section>
      <section className="card pad owe-receipts">
        <SectionHead title={<Trans>For your tax adviser</Trans>} />
        {years
          .sort((a, b) => b - a)
          .map((each) => (
            <TaxYear key={each} year={each} />
          ))}
      </section>
    </>
  )
}

/** The order that a receipt is of, which opens where it stands here and the reader may see it. */
function OfOrder({ order: { id, number } }: { order: NonNullable<ListedReceipt['order']> }) {
  const mayOpen = useMay('order')
  return (
    <span className="small numeric">
      {id !== null && mayOpen ? (
        <Link to="/things-to-do" search={{ view: 'orders', order: id }} className="link owe-order">
          <Trans>Order {number}</Trans>
        </Link>
      ) : (
        <Trans>Order {number}</Trans>
      )}
    </span>
  )
}

function ReceiptRow({ receipt }: { receipt: ListedReceipt }) {
  const { id, order, issuedAt, zone, refundedCents, cents, currency } = receipt
  const name = receiptName(receipt)
  const back = formatMoney({ cents: refundedCents, currency })
  return (
    <li>
      <div>
        {id !== null ? (
          <Link to="/my-reports" search={{ paid: id }} className="link numeric owe-order">
            <Trans>Receipt {name}</Trans>
          </Link>
        ) : (
          <b className="numeric">
            <Trans>Receipt {name}</Trans>
          </b>
        )}
        {order && <OfOrder order={order} />}
        <span className="small faint">
          <WayWords payment={receipt} />, <WrittenMoment at={issuedAt} zone={zone} />
        </span>
        {refundedCents > 0 && (
          <span className="small faint">
            <Trans>{back} given back</Trans>
          </span>
        )}
      </div>
      <span className="owe-amount numeric">
        {formatMoney({ cents, currency })} {currency}
      </span>
      <ReceiptPdf receipt={receipt} />
    </li>
  )
}

/** The paper of a receipt, of charges or of an order. */
function ReceiptPdf({ receipt: { id, year, number } }: { receipt: ListedReceipt }) {
  const { t } = useLingui()
  const { id: idContract } = useContract()
  const name = receiptName({ year, number })
  const { send, busy } = useSend({
    send: () =>
      id === null
        ? saveFile(readOrderReceipt, { query: { idContract, year, number } })
        : saveFile(readReceiptFile, { query: { idContract, id } }),
    refused: ({ message }) => toast(t`The file couldn’t be downloaded`, { text: message, tone: 'bad' }),
  })
  return (
    <Button
      kind="ghost"
      size="small"
      busy={busy}
      aria-label={t`PDF, receipt ${name}`}
      onClick={() => void send()}
    >
      <Download className="icon-small" aria-hidden />
      PDF
    </Button>
  )
}
