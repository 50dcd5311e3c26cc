import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { clsx } from 'clsx'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { type ReactNode, useId, useState } from 'react'
import { addDays, daysBetween } from '../../../kernel/day.ts'
import { dayInWords } from '../../../kernel/day-words.ts'
import { type Currency, formatMoney } from '../../../kernel/money.ts'
import { spanInWords } from '../../../kernel/span-words.ts'
import { useLanguage } from '../../../web/words.ts'
import type { ProfitReason } from '../../ledger.endpoints.ts'
import { percentText } from '../../why/percent.ts'
import type { RentedStay, SharedNight } from '../../why.ts'
import { CHANNEL_NAMES, RATE_NAMES } from './rate-names.ts'
import { WhyHeading } from './why-heading.tsx'

interface RentedNightsProps {
  reason: ProfitReason
  proof: NonNullable<ProfitReason['proof']>
  currency: Currency
}

/** The month as a ribbon of nights, then stay by stay, and of a stay each night with the reason of its rate. */
export function RentedNights({ reason: { month, nightsInMonth }, proof, currency }: RentedNightsProps) {
  const { t } = useLingui()
  const rented = new Set(proof.stays.flatMap(({ nights }) => nights.map(({ night }) => night)))
  const own = new Set(proof.ownNights)
  const nights = Array.from({ length: nightsInMonth }, (_, at) => addDays(month, at))
  const free = nightsInMonth - rented.size - own.size
  return (
    <section className="why-part">
      <WhyHeading>
        <Trans>The nights</Trans>
      </WhyHeading>
      <div className="why-ribbon" aria-hidden>
        {nights.map((night, at) => (
          <span
            key={night}
            className={clsx(rented.has(night) && 'why-night-rented', own.has(night) && 'why-night-own')}
          >
            {at % 7 === 0 && <small className="numeric">{at + 1}</small>}
          </span>
        ))}
      </div>
      <ul className="why-legend small muted" aria-label={t`The nights`}>
        <li>
          <span className="why-night-rented" aria-hidden />
          <Trans>Rented, {rented.size}</Trans>
        </li>
        {own.size > 0 && (
          <li>
            <span className="why-night-own" aria-hidden />
            <Trans>Your stay, {own.size}</Trans>
          </li>
        )}
        <li>
          <span aria-hidden />
          <Trans>Not rented, {free}</Trans>
        </li>
      </ul>
      {proof.stays.length > 0 && (
        <ul className="why-rows">
          {proof.stays.map((stay) => (
            <Stay key={stay.folio} stay={stay} currency={currency} />
          ))}
        </ul>
      )}
    </section>
  )
}

interface StepProps {
  title: ReactNode
  note: ReactNode
  cents: number
  currency: Currency
  children: ReactNode
}

/** A disclosure: what it is and how much; pressed, what that is made of. */
function Step({ title, note, cents, currency, children }: StepProps) {
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <li className="why-step">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        <span>
          <span className="numeric">{title}</span>
          <span className="small faint">{note}</span>
        </span>
        <span className="numeric">{formatMoney({ cents, currency })}</span>
        <ChevronDown className="icon-small" aria-hidden />
      </button>
      {open && <div id={id}>{children}</div>}
    </li>
  )
}

function Stay({ stay, currency }: { stay: RentedStay; currency: Currency }) {
  const language = useLanguage()
  const { i18n } = useLingui()
  const { nights, first, channel, cents } = stay
  const last = nights.at(-1)?.night ?? first
  const name = i18n._(CHANNEL_NAMES[channel])
  return (
    <Step
      title={spanInWords({ checkIn: first, checkOut: addDays(last, 1) }, language)}
      note={
        <>
          <Plural value={nights.length} one="# night" other="# nights" />, {name}
        </>
      }
      cents={cents}
      currency={currency}
    >
      <ul className="why-nights">
        {nights.map((night) => (
          <Step
            key={night.night}
            title={dayInWords(night.night, language)}
            note={i18n._(RATE_NAMES[night.rate])}
            cents={night.cents}
            currency={currency}
          >
            <NightFacts night={night} currency={currency} />
          </Step>
        ))}
      </ul>
    </Step>
  )
}

/** Why one night brought what it did. */
function NightFacts({ night, currency }: { night: SharedNight; currency: Currency }) {
  const language = useLanguage()
  const money = (cents: number) => formatMoney({ cents, currency })
  const { publishedCents, reductionBasisPoints, cents, commissionCents, taxCents, booked, folio } = night
  const { shareCents } = night
  const ahead = booked === null ? null : daysBetween(booked, night.night)
  return (
    <dl className="why-facts">
      <Fact name={<Trans>Published rate of the day</Trans>}>{money(publishedCents)}</Fact>
      {reductionBasisPoints > 0 && (
        <Fact name={<Trans>Reduction of the plan</Trans>}>
          −{percentText(reductionBasisPoints, language)}
        </Fact>
      )}
      {ahead !== null && (
        <Fact name={<Trans>Booked before</Trans>}>
          <Plural value={ahead} one="# day" other="# days" />
        </Fact>
      )}
      <Fact name={<Trans>Rate of the night</Trans>}>{money(cents)}</Fact>
      {commissionCents > 0 && (
        <Fact name={<Trans>Agency’s commission</Trans>}>{money(-commissionCents)}</Fact>
      )}
      <Fact name={<Trans>The club’s share</Trans>}>{money(-shareCents)}</Fact>
      <Fact name={<b>{<Trans>Yours, before the monthly service</Trans>}</b>}>
        <b>{money(cents - commissionCents - shareCents)}</b>
      </Fact>
      {taxCents > 0 && <Fact name={<Trans>Paid with taxes</Trans>}>{money(cents + taxCents)}</Fact>}
      <Fact name={<Trans>Folio</Trans>}>{folio}</Fact>
    </dl>
  )
}

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="numeric">{children}</dd>
    </div>
  )
}
