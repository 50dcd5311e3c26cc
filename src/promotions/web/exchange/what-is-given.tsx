import { Plural, Trans } from '@lingui/react/macro'
import { namedMoney } from '../../../kernel/money.ts'
import { useContract } from '../../../membership/web/session/use-session.ts'
import { NIGHTS_OF_A_WEEK } from '../../exchange.ts'
import type { OpenExchange } from './use-exchanges.ts'

interface WhatIsGivenProps {
  weeks: number
  year: number
  night: OpenExchange['night']
}

/** What the weeks are in nights and in rent, and what comes back for them. */
export function WhatIsGiven({ weeks, year, night }: WhatIsGivenProps) {
  const { residence: housing } = useContract()
  const nights = weeks * NIGHTS_OF_A_WEEK
  const each = night && namedMoney(night)
  const all = night && namedMoney({ ...night, cents: night.cents * nights }, 0)
  return (
    <dl className="exchange-given small">
      <div>
        <dt>
          <Trans>You give</Trans>
        </dt>
        <dd>
          <Trans>
            {nights} nights of residence {housing} in {year}, on days that the concierge arranges with you
          </Trans>
        </dd>
      </div>
      <div>
        <dt>
          <Trans>They would bring</Trans>
        </dt>
        <dd>
          {each && all ? (
            <Trans>
              About {all} of rental income, if all were rented: a rented night brought {each} on average in
              the last twelve months
            </Trans>
          ) : (
            <Trans>Not known: no night of this residence was rented in the last twelve months</Trans>
          )}
        </dd>
      </div>
      <div>
        <dt>
          <Trans>You get</Trans>
        </dt>
        <dd>
          <Plural
            value={weeks}
            one="# week somewhere else, after your wish, once the club has found a match"
            other="# weeks somewhere else, after your wish, once the club has found a match"
          />
        </dd>
      </div>
      <div>
        <dt>
          <Trans>Until then</Trans>
        </dt>
        <dd>
          <Trans>Nothing is taken from your balance of nights</Trans>
        </dd>
      </div>
    </dl>
  )
}
