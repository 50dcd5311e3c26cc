import '../../web/desk/publish.css'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { buttonClass } from '../../web/ui/button.tsx'
import { PageHead } from '../../web/ui/page-head.tsx'
import { PaymentBooks } from './waiting-payments.tsx'

/** Finance's own way to what is no thing of the inbox: payments to enter and give back, liquidations, charge runs. */
export default function MoneyScreen() {
  return (
    <div className="page stack stack-wide fade">
      <PageHead
        title={<Trans>Money</Trans>}
        lead={<Trans>What was received: enter a payment, give one back, save its invoices.</Trans>}
      />
      <nav className="row wrap shelf-tools" aria-labelledby="money-more">
        <span id="money-more" className="hidden-text">
          <Trans>More of finance</Trans>
        </span>
        <Link className={buttonClass('secondary')} to="/desk" search={{ show: 'payments' }}>
          <Trans>Payments that wait</Trans>
        </Link>
        <Link className={buttonClass('secondary')} to="/desk/publish" search={{ show: 'reports' }}>
          <Trans>Reports and liquidations</Trans>
        </Link>
        <Link className={buttonClass('secondary')} to="/desk/publish" search={{ show: 'charges' }}>
          <Trans>Condo fees and charge runs</Trans>
        </Link>
      </nav>
      <div className="stack stack-wide">
        <PaymentBooks />
      </div>
    </div>
  )
}
