import { Trans, useLingui } from '@lingui/react/macro'
import { dayInWords } from '../../../../kernel/day-words.ts'
import { formatMoney } from '../../../../kernel/money.ts'
import { useContract } from '../../../../membership/web/session/use-session.ts'
import { Option } from '../../../../web/ui/fields/option.tsx'
import { Meter } from '../../../../web/ui/meter.tsx'
import { SectionHead } from '../../../../web/ui/page-head.tsx'
import { useLanguage } from '../../../../web/words.ts'
import type { ContractAccount } from '../../../account/account.endpoints.ts'
import type { Part } from '../../../account/account.ts'
import type { PaymentWay } from '../../../account/payment.ts'
import { monthName } from '../../reports/month-name.ts'
import type { ChosenWay } from './chosen-way.ts'
import { InInstalmentsWay, type OfferedPlan } from './in-instalments.tsx'

interface HowProps {
  account: ContractAccount
  ways: readonly PaymentWay[]
  value: ChosenWay
  moneyCents: number
  /** The plans that what is chosen can be paid by, and what that is. */
  plans: readonly OfferedPlan[]
  parts: readonly Part[]
  hasCredit: boolean
  today: string
  onChange: (way: ChosenWay) => void
}

/** How it is paid; the chosen way opens beneath itself. */
export function How({
  account,
  ways,
  value,
  moneyCents,
  plans,
  parts,
  hasCredit,
  today,
  onChange,
}: HowProps) {
  const { t } = useLingui()
  const contract = useContract()
  const resort = contract.resort
  const words = {
    card: {
      title: t`By card`,
      text: t`On the payment provider’s own page. Your card never touches this portal.`,
    },
    link: { title: t`Online`, text: t`On the payment provider’s own page.` },
    resort: {
      title: t`At the resort`,
      text: t`At the front desk of ${resort}. It stays open until they confirm it.`,
    },
  }
  const offered = ways.filter((way): way is keyof typeof words => way in words)
  const online = offered.filter((way) => way !== 'resort')
  const radio = (way: ChosenWay, { title, text }: { title: string; text: string }) => (
    <Option
      key={way}
      name="way"
      value={way}
      checked={value === way}
      onChange={() => onChange(way)}
      title={title}
    >
      {text}
    </Option>
  )
  return (
    <section>
      <SectionHead title={<Trans>How</Trans>} />
      <div className="stack" role="radiogroup" aria-label={t`How`}>
        {online.map((way) => radio(way, words[way]))}
        {account.payouts
          .filter(({ isOpen }) => isOpen)
          .map((payout) => (
            <FromProfit key={payout.idReport} {...{ payout, account, moneyCents, value, onChange }} />
          ))}
        {plans.map((offer) => (
          <InInstalmentsWay
            key={offer.terms.id}
            {...{ offer, account, today, parts, hasCredit, value, onChange }}
          />
        ))}
        {offered.includes('resort') && radio('resort', words.resort)}
      </div>
    </section>
  )
}

type FromProfitProps = Pick<HowProps, 'account' | 'value' | 'moneyCents' | 'onChange'> & {
  payout: ContractAccount['payouts'][number]
}

function FromProfit({ payout, account, moneyCents, value, onChange }: FromProfitProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const { currency } = account
  const way: ChosenWay = `profit-${payout.idReport}`
  const month = monthName(payout.month, language)
  const day = dayInWords(payout.goesOut, language)
  const money = (cents: number) => formatMoney({ cents, currency })
  const whole = money(payout.cents)
  const waits = account.waiting.some(({ waits }) => waits === 'sign')
  const isOver = moneyCents > payout.cents
  const [used, left] = [money(moneyCents), money(payout.cents - moneyCents)]
  return (
    <>
      <Option
        name="way"
        value={way}
        checked={value === way}
        disabled={waits}
        onChange={() => onChange(way)}
        title={<Trans>From my profit of {month}</Trans>}
      >
        {waits ? (
          <Trans>A report waits for your signature. Sign it, then you can settle from your profit.</Trans>
        ) : (
          <Trans>
            No money moves. {whole} is on its way for {day}.
          </Trans>
        )}
      </Option>
      {value === way && !waits && (
        <div className="card pad pay-profit">
          {isOver ? (
            <p className="field-error">
              <span>
                <Trans>The payout is {whole}. Choose less, or pay the rest another way.</Trans>
              </span>
            </p>
          ) : (
            <>
              <dl className="pay-sums">
                <div>
                  <dt>
                    <Trans>Payout of {day}</Trans>
                  </dt>
                  <dd className="numeric">{whole}</dd>
                </div>
                <div>
                  <dt>
                    <Trans>Used for charges</Trans>
                  </dt>
                  <dd className="numeric">−{used}</dd>
                </div>
                <div>
                  <dt>
                    <b>
                      <Trans>Arrives in your account</Trans>
                    </b>
                  </dt>
                  <dd className="numeric">
                    <b>{left}</b>
                  </dd>
                </div>
              </dl>
              <Meter
                thick
                used={payout.cents - moneyCents}
                held={moneyCents}
                total={payout.cents}
                label={t`${used} is used for charges, ${left} arrives on ${day}`}
              />
            </>
          )}
        </div>
      )}
    </>
  )
}
