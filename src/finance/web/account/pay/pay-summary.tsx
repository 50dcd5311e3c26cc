import { Plural, Trans } from '@lingui/react/macro'
import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import type { ReactNode } from 'react'
import { dayInWords } from '../../../../kernel/day-words.ts'
import { formatMoney } from '../../../../kernel/money.ts'
import { Button } from '../../../../web/ui/button.tsx'
import { KeptHere } from '../../../../web/ui/connection/kept-here.tsx'
import { FormError } from '../../../../web/ui/fields/field.tsx'
import { useLanguage } from '../../../../web/words.ts'
import type { ContractAccount } from '../../../account/account.endpoints.ts'
import { leastOnline } from '../../../account/payment.ts'
import type { ChosenWay } from './chosen-way.ts'
import type { useChoice } from './use-choice.ts'
import { usePay } from './use-pay.ts'

interface PaySummaryProps {
  account: ContractAccount
  choice: ReturnType<typeof useChoice>
  way: ChosenWay
  /** What happened meanwhile, at the button that it concerns. */
  notice: ReactNode
}

/** What it comes to, and the one button that says the amount. */
export function PaySummary({ account, choice, way, notice }: PaySummaryProps) {
  const language = useLanguage()
  const { currency } = account
  const { bill, parts, isFaulty, said } = choice
  const money = (cents: number) => formatMoney({ cents, currency })
  const moneyCents = bill?.moneyCents ?? 0
  const payout = account.payouts.find(({ idReport }) => way === `profit-${idReport}`)
  const { send, busy, failure } = usePay({ account, parts, moneyCents, payout })
  // With an amount that is not possible the sum says what is typed; nothing is sent.
  const shown = isFaulty ? said : { count: parts.length, totalCents: bill?.totalCents ?? 0, moneyCents }
  const creditCents = shown.totalCents - shown.moneyCents
  const total = money(shown.moneyCents)
  const until = payout && dayInWords(payout.until, language)
  const waits = !bill || isFaulty
  const isShort = payout !== undefined && moneyCents > payout.cents
  const leastCents = leastOnline(moneyCents, { way, currency, isWhole: choice.isWhole })
  const least = money(leastCents ?? 0)
  return (
    <section className="card pad pay-sum">
      <h2 className="title">
        {payout && moneyCents > 0 ? <Trans>You settle from profit</Trans> : <Trans>You pay today</Trans>}
      </h2>
      <dl className="pay-sums">
        <div>
          <dt>
            <Plural value={shown.count} one="# charge" other="# charges" />
          </dt>
          <dd className="numeric">{money(shown.totalCents)}</dd>
        </div>
        {creditCents > 0 && (
          <div>
            <dt>
              <Trans>Your credit</Trans>
            </dt>
            <dd className="numeric">−{money(creditCents)}</dd>
          </div>
        )}
        <div className="pay-total">
          <dt>
            <Trans>Total ({currency})</Trans>
          </dt>
          <dd className="figure">{total}</dd>
        </div>
      </dl>
      {failure && <FormError>{failure.message}</FormError>}
      {notice}
      {/* Always mounted: a live region that is inserted with its text is not said. */}
      <p
        className={waits || leastCents !== null ? 'small muted' : 'hidden-text'}
        id="pay-why-not"
        role="status"
      >
        {isFaulty ? (
          <Trans>Correct the amount that is marked, and this can go on.</Trans>
        ) : !bill ? (
          <Trans>Choose at least one charge.</Trans>
        ) : (
          leastCents !== null && (
            <Trans>
              Online the smallest payment of these is {least}. Pay more of what is open, or choose “At the
              resort”.
            </Trans>
          )
        )}
      </p>
      <KeptHere />
      <Button
        block
        busy={busy}
        disabled={!waits && isShort}
        aria-describedby={waits || leastCents !== null ? 'pay-why-not' : undefined}
        onClick={() => (waits || leastCents !== null ? focusWhat() : void send(way))}
      >
        {bill && moneyCents === 0 ? (
          <Trans>Pay with my credit</Trans>
        ) : payout ? (
          <Trans>Settle {total}</Trans>
        ) : way === 'resort' ? (
          bill ? (
            <Trans>Pay {total} at the resort</Trans>
          ) : (
            <Trans>Pay at the resort</Trans>
          )
        ) : (
          <>
            {way === 'card' ? (
              <Trans>Continue to the card page</Trans>
            ) : (
              <Trans>Continue to the payment page</Trans>
            )}
            <ArrowUpRight className="icon-small" aria-hidden />
          </>
        )}
      </Button>
      {moneyCents > 0 && (
        <p className="small muted">
          {payout ? (
            <Trans>Both sides are written together. You can take it back until {until}.</Trans>
          ) : way === 'resort' ? (
            <Trans>
              The front desk takes the money and confirms it; then you have your receipt by email.
            </Trans>
          ) : (
            <Trans>
              You come back here with your receipt. If the page closes, nothing is lost: we ask the provider.
            </Trans>
          )}
        </p>
      )}
    </section>
  )
}

/** Goes to the amount that is wrong, else to the first that can be chosen. */
function focusWhat() {
  const what = document.querySelector('.pay-what')
  const wrong =
    what?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? what?.querySelector<HTMLElement>('input')
  wrong?.focus()
}
