import { Plural, Trans } from '@lingui/react/macro'
import { formatDay } from '../../../kernel/day.ts'
import { formatMoney } from '../../../kernel/money.ts'
import { useLanguage } from '../../../web/words.ts'
import type { DocumentReason, Why } from '../../ledger.endpoints.ts'
import { Named } from './named-source.tsx'
import { WhyHeading } from './why-heading.tsx'
import { WhySentences } from './why-sentences.tsx'

/** A charge, a credit or a payment: what it is for, what it is made of, and of what order or repair. */
export function DocumentChain({ why, reason }: { why: Why; reason: DocumentReason }) {
  const language = useLanguage()
  const { currency, lines, cents } = why
  const money = (amount: number) => formatMoney({ cents: amount, currency })
  const day = formatDay(why.day, language)
  const amount = money(Math.abs(cents))
  return (
    <>
      <WhySentences>
        {reason.origin === 'payment' ? (
          <Trans>
            The club received <b>{amount}</b> on {day}.
          </Trans>
        ) : cents < 0 ? (
          <Trans>
            The club charged <b>{amount}</b> on {day}.
          </Trans>
        ) : (
          <Trans>
            The club credited <b>{amount}</b> on {day}.
          </Trans>
        )}
        {lines.length > 1 && (
          <Trans>
            It is made of <Plural value={lines.length} one="# line" other="# lines" />, which add up to it.
          </Trans>
        )}
        <Named reason={reason} />
      </WhySentences>
      <section className="why-part">
        <WhyHeading>
          <Trans>How it adds up</Trans>
        </WhyHeading>
        <ul className="why-rows">
          {lines.map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other name than its place
            <li key={at}>
              <span>
                {line.concept[language]}
                {line.quantity !== 1 && (
                  <span className="small faint numeric">
                    {line.quantity} × {money(line.unitCents)}
                  </span>
                )}
              </span>
              <span className="numeric">{money(line.cents)}</span>
            </li>
          ))}
        </ul>
      </section>
      {reason.order && (
        <section className="why-part">
          <WhyHeading>
            <Trans>Order {reason.order.number}</Trans>
          </WhyHeading>
          <ul className="why-rows">
            {reason.order.lines.map((line, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other name than its place
              <li key={at}>
                <span>
                  {line.quantity} × {line.name[language]}
                  {line.day && <span className="small faint numeric">{formatDay(line.day, language)}</span>}
                </span>
                <span className="numeric">{money(line.cents)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
