import { Trans } from '@lingui/react/macro'
import { type Currency, formatMoney } from '../../../kernel/money.ts'
import { SectionHead } from '../../../web/ui/page-head.tsx'
import type { OwnerAtDesk, OwnerMoney } from '../../owner/owner.endpoints.ts'

interface MoneyProps {
  money: readonly OwnerMoney[]
  contracts: OwnerAtDesk['contracts']
}

/** What each contract owes and gets, in its currencies. For finance alone. */
export function MoneyOfOwner({ money, contracts }: MoneyProps) {
  return (
    <section aria-labelledby="owner-money">
      <SectionHead
        title={
          <span id="owner-money">
            <Trans>Money</Trans>
          </span>
        }
      />
      {money.length === 0 ? (
        <p className="muted">
          <Trans>Nothing is owed, and nothing is to be paid out.</Trans>
        </p>
      ) : (
        money.map((one) => (
          <div key={`${one.contract}-${one.currency}`} className="owner-account">
            <h3 className="label">
              {contracts.length > 1 ? `${one.contract} · ${one.currency}` : one.currency}
            </h3>
            <dl className="facts">
              <Figure cents={one.owedCents} currency={one.currency}>
                <Trans>Owed</Trans>
              </Figure>
              {one.pastDueCents > 0 && (
                <Figure late cents={one.pastDueCents} currency={one.currency}>
                  <Trans>of it past due</Trans>
                </Figure>
              )}
              {one.creditCents > 0 && (
                <Figure cents={one.creditCents} currency={one.currency}>
                  <Trans>Credit</Trans>
                </Figure>
              )}
              {one.payoutCents > 0 && (
                <Figure cents={one.payoutCents} currency={one.currency}>
                  <Trans>To be paid out</Trans>
                </Figure>
              )}
            </dl>
          </div>
        ))
      )}
    </section>
  )
}

interface FigureProps {
  cents: number
  currency: Currency
  late?: boolean
  children: React.ReactNode
}

function Figure({ cents, currency, late, children }: FigureProps) {
  return (
    <>
      <dt>{children}</dt>
      <dd className={late ? 'owner-late' : undefined}>{formatMoney({ cents, currency })}</dd>
    </>
  )
}
