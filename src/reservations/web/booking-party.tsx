import { plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { LOCALE } from '../../kernel/language.ts'
import { useLanguage } from '../../web/words.ts'
import type { Booking } from '../reservations.endpoints.ts'
import { benefitAmount } from './benefit-amount.ts'
import { PartyWords } from './party-words.tsx'

/** Who comes, by name where the names are known, and what the stay takes: its code, nights and benefits. */
export function BookingParty({ booking }: { booking: Booking }) {
  const { t } = useLingui()
  const language = useLanguage()
  const list = new Intl.ListFormat(LOCALE[language], { type: 'conjunction' })
  const named = booking.guests.filter((guest) => !guest.na && guest.name)
  const unnamed = booking.guests.length - named.length
  const names = named.map((guest) => [guest.name, guest.lastname].filter(Boolean).join(' '))
  const guests = list.format(
    unnamed > 0
      ? [...names, t`${plural(unnamed, { one: '# guest to be named', other: '# guests to be named' })}`]
      : names,
  )
  const benefits = booking.benefits.map((benefit) => {
    const amount = benefitAmount(benefit, benefit.quantity)
    return benefit.unit === 'money'
      ? `${benefit.name[language]} ${amount} ${benefit.currency}`
      : `${benefit.name[language]} × ${amount}`
  })
  const benefitList = list.format(benefits)
  return (
    <div className="booking-party small faint">
      <p>
        <span className="numeric">{booking.code}</span>,{' '}
        <PartyWords adults={booking.adults} childCount={booking.children} />
        {booking.occupant === 'guest' && (
          <>
            , <Trans>guest of the owner</Trans>
          </>
        )}
      </p>
      {guests && (
        <p>
          <Trans>Staying: {guests}</Trans>
        </p>
      )}
      <p>
        <Plural value={booking.nightsCost} one="# night from the balance" other="# nights from the balance" />
      </p>
      {benefitList && (
        <p>
          <Trans>Benefits: {benefitList}</Trans>
        </p>
      )}
    </div>
  )
}
