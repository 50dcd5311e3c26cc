import { Trans } from '@lingui/react/macro'
import { formatMoney } from '../../../../kernel/money.ts'
import { WrittenMoment } from '../../../../web/ui/moment.tsx'
import { useLanguage } from '../../../../web/words.ts'
import { receiptName } from '../../../account/payment-words.ts'
import { receiptFigure } from '../../../account/receipt-figure.ts'
import type { WholePayment } from '../../../account/receipts.endpoints.ts'
import { WayWords } from '../way-words.tsx'

/** The receipt: whom it is from, and where each cent went. */
export function ReceiptPaper({ payment }: { payment: WholePayment }) {
  const language = useLanguage()
  const { receipt, currency, lines } = payment
  if (!receipt) return null
  const money = (cents: number) => formatMoney({ cents, currency })
  const figure = receiptFigure(payment)
  return (
    <section className="card pad receipt-paper">
      <p className="small muted">
        <Trans>Receipt</Trans> <b className="numeric">{receiptName(receipt)}</b>
      </p>
      <p className="figure">{money(figure.cents)}</p>
      <p className="small muted">
        {currency}, <WayWords payment={payment} />,{' '}
        <WrittenMoment at={payment.paidAt ?? payment.createdAt} zone={payment.zone} />
      </p>
      {!figure.isMoney && (
        <p className="small muted">
          <Trans>
            No money was received: this settles charges with what the club owed the contract already.
          </Trans>
        </p>
      )}
      <dl className="receipt-facts">
        <div>
          <dt className="small muted">
            <Trans>Received from</Trans>
          </dt>
          <dd>{receipt.receivedFrom}</dd>
        </div>
        <div>
          <dt className="small muted">
            <Trans>For</Trans>
          </dt>
          <dd>
            {payment.resort}, {payment.residence}
          </dd>
        </div>
        {payment.providerPayment && (
          <div>
            <dt className="small muted">
              <Trans>Payment number</Trans>
            </dt>
            <dd className="numeric">{payment.providerPayment}</dd>
          </div>
        )}
      </dl>
      <table className="table receipt-lines">
        <thead>
          <tr>
            <th scope="col">
              <Trans>Where it went</Trans>
            </th>
            <th scope="col" className="amount">
              <Trans>Was open</Trans>
            </th>
            <th scope="col" className="amount">
              <Trans context="receipt">Paid</Trans>
            </th>
            <th scope="col" className="amount">
              <Trans>Open now</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines are written once, in their order
            <tr key={at}>
              <td>
                <b>
                  {line.credit ? (
                    line.takenBack ? (
                      <Trans>Your credit, back again</Trans>
                    ) : (
                      <Trans>Your credit, used first</Trans>
                    )
                  ) : line.takenBack ? (
                    <Trans>{line.concept[language]}, open again</Trans>
                  ) : (
                    line.concept[language]
                  )}
                </b>
                <span className="small faint"> {line.reference}</span>
              </td>
              <td className="amount">{line.credit || line.takenBack ? '' : money(line.openCents)}</td>
              <td className="amount">{money(line.cents)}</td>
              <td className="amount">
                {line.credit || line.takenBack ? '' : money(line.openCents - line.cents)}
              </td>
            </tr>
          ))}
          {payment.leftCents > 0 && (
            <tr>
              <td>
                <b>{payment.matter ? <Trans>With the desk</Trans> : <Trans>Your credit</Trans>}</b>
              </td>
              <td />
              <td className="amount">{money(payment.leftCents)}</td>
              <td />
            </tr>
          )}
          {payment.refunds
            .filter(({ state }) => state !== 'failed')
            .map((refund) => (
              <tr key={refund.at}>
                <td>
                  <b>
                    {refund.state === 'done' ? <Trans>Given back</Trans> : <Trans>On its way back</Trans>}
                  </b>
                </td>
                <td />
                <td className="amount">{money(-refund.cents)}</td>
                <td />
              </tr>
            ))}
        </tbody>
      </table>
      <p className="small muted">
        <Trans>
          The club counts the receipts of all its contracts in one row, from 1 each year and without gaps. The
          numbers between yours are other contracts’.
        </Trans>
      </p>
    </section>
  )
}
