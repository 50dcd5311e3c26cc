import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { dayInWords } from '../../../kernel/day-words.ts'
import { type Currency, formatMoney } from '../../../kernel/money.ts'
import { useMay } from '../../../membership/web/session/use-may.ts'
import { useLanguage } from '../../../web/words.ts'
import type { DocumentReason } from '../../ledger.endpoints.ts'
import { percentText } from '../../why/percent.ts'
import { WhyHeading } from './why-heading.tsx'
import { WhyTerm } from './why-rule.tsx'

type Repair = NonNullable<DocumentReason['repair']>

/** The maintenance request that a charge is for: what was asked for, what was done, its photographs, and the quote it is by. */
export function RepairChain({ repair, currency }: { repair: Repair; currency: Currency }) {
  const language = useLanguage()
  const mayOpen = useMay('maintenance')
  const { id, code, description, firstDay, lastDay, provider, resolution, closedDay, status } = repair
  const first = dayInWords(firstDay, language)
  const last = dayInWords(lastDay, language)
  const closed = closedDay && dayInWords(closedDay, language)
  return (
    <>
      <section className="why-part">
        <WhyHeading>
          <Trans>Maintenance request {code}</Trans>
        </WhyHeading>
        <div className="why-rule">
          <blockquote className="why-asked">{description}</blockquote>
          <dl>
            <WhyTerm name={<Trans>Days</Trans>}>
              {first === last ? (
                first
              ) : (
                <Trans>
                  {first} to {last}
                </Trans>
              )}
            </WhyTerm>
            <WhyTerm name={<Trans>Who came</Trans>}>{provider ?? <Trans>The club</Trans>}</WhyTerm>
            <WhyTerm name={<Trans>State</Trans>}>
              {!closed ? (
                <Trans>Not closed yet</Trans>
              ) : status === 'resolved' ? (
                <Trans>Resolved {closed}</Trans>
              ) : (
                <Trans>Cancelled {closed}</Trans>
              )}
            </WhyTerm>
            {!repair.quote && (
              <WhyTerm name={<Trans>Quote</Trans>}>
                <Trans>None was approved in the portal</Trans>
              </WhyTerm>
            )}
          </dl>
          {resolution && <p className="why-asked">{resolution}</p>}
        </div>
        <Pictures pictures={repair.pictures} />
        {mayOpen && (
          <Link to="/my-property/maintenance-request/$id" params={{ id: String(id) }} className="link small">
            <Trans>The request with its history</Trans>
          </Link>
        )}
      </section>
      {repair.quote && <Quote quote={repair.quote} currency={currency} />}
    </>
  )
}

/** The quote that an owner approved: its lines with its tax, whose approval it has, and what is billed of it. */
function Quote({ quote, currency }: { quote: NonNullable<Repair['quote']>; currency: Currency }) {
  const language = useLanguage()
  const { number, lines, taxBasisPoints, taxCents, totalCents, approvedBy, proven, billedCents } = quote
  const money = (cents: number) => formatMoney({ cents, currency })
  const percent = percentText(taxBasisPoints, language)
  const day = dayInWords(quote.approvedDay, language)
  return (
    <section className="why-part">
      <WhyHeading>
        <Trans>Quote {number}</Trans>
      </WhyHeading>
      <ul className="why-rows">
        {lines.map(({ what, quantity, unitCents, cents }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a quote never changes
          <li key={at}>
            <span>
              {what[language]}
              <span className="small faint numeric">
                {quantity} × {money(unitCents)}
              </span>
            </span>
            <span className="numeric">{money(cents)}</span>
          </li>
        ))}
        {taxCents > 0 && (
          <li>
            <span>
              <Trans>Tax, {percent}</Trans>
            </span>
            <span className="numeric">{money(taxCents)}</span>
          </li>
        )}
        <li>
          <b>
            <Trans>The quote comes to</Trans>
          </b>
          <b className="numeric">{money(totalCents)}</b>
        </li>
        {billedCents !== null && billedCents !== totalCents && (
          <li>
            <span>
              <Trans>Billed to your contract</Trans>
            </span>
            <span className="numeric">{money(billedCents)}</span>
          </li>
        )}
      </ul>
      <p className="small muted why-approved">
        {proven ? (
          <Trans>
            {approvedBy} approved it on {day}, with a fresh proof of who it was.
          </Trans>
        ) : (
          <Trans>
            {approvedBy} approved it on {day}.
          </Trans>
        )}
      </p>
    </section>
  )
}

/** The photographs, small and with their moment; each opens as it is kept. */
function Pictures({ pictures }: Pick<Repair, 'pictures'>) {
  const { t } = useLingui()
  const language = useLanguage()
  if (pictures.length === 0) return null
  return (
    <ul className="why-pictures" aria-label={t`Photographs`}>
      {pictures.map(({ key, name, moment, day, fileRoute }) => (
        <li key={key}>
          <a href={fileRoute} target="_blank" rel="noreferrer" aria-label={t`Look at ${name}`}>
            <img src={fileRoute} alt="" loading="lazy" />
          </a>
          <span className="small muted numeric">
            <PictureMoment moment={moment} day={dayInWords(day, language)} />
          </span>
        </li>
      ))}
    </ul>
  )
}

function PictureMoment({ moment, day }: Pick<Repair['pictures'][number], 'moment' | 'day'>) {
  if (moment === 'asked') return <Trans>With the request, {day}</Trans>
  if (moment === 'before') return <Trans>Before the repair, {day}</Trans>
  return <Trans>After the repair, {day}</Trans>
}
