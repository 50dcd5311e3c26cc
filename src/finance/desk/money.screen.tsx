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
      <PageHead title={<Trans>Money</Trans>} />
      <p className="row wrap shelf-tools">
        <Link className={buttonClass('secondary')} to="/desk/publish" search={{ show: 'reports' }}>
          <Trans>Executive reports</Trans>
        </Link>
        <Link className={buttonClass('secondary')} to="/desk/publish" search={{ show: 'charges' }}>
          <Trans>Condo fees</Trans>
        </Link>
      </p>
      <div className="stack stack-wide">
        <PaymentBooks />
      </div>
    </div>
  )
}
