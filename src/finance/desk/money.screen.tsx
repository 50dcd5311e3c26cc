import './money.css'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { PageHead } from '../../web/ui/page-head.tsx'
import { PaymentBooks } from './waiting-payments.tsx'

/** Finance's own way to what is no thing of the inbox: payments to enter and give back, liquidations, charge runs. */
export default function MoneyScreen() {
  return (
    <div className="page fade">
      <PageHead
        title={<Trans>Money</Trans>}
        lead={<Trans>What came in, what is paid in installments, and the ways to reports and fees.</Trans>}
      />
      <div className="money-ways">
        <Link className="card pad money-way" to="/desk/publish" search={{ show: 'reports' }}>
          <b>
            <Trans>Executive reports</Trans>
          </b>
          <span className="small muted">
            <Trans>A month’s figures, from a file or typed, checked and issued.</Trans>
          </span>
          <ChevronRight className="icon-small" aria-hidden />
        </Link>
        <Link className="card pad money-way" to="/desk/publish" search={{ show: 'charges' }}>
          <b>
            <Trans>Condo fees</Trans>
          </b>
          <span className="small muted">
            <Trans>A budget becomes the fees of a resort, and goes back while nothing is paid.</Trans>
          </span>
          <ChevronRight className="icon-small" aria-hidden />
        </Link>
      </div>
      <PaymentBooks />
    </div>
  )
}
