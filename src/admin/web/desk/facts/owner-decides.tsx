import { Plural, Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { rangeInWords } from '../../../../kernel/day-words.ts'
import { namedMoney } from '../../../../kernel/money.ts'
import { useLanguage } from '../../../../web/words.ts'
import type { OwnerThingFacts } from '../../../inbox/facts.shape.ts'
import type { InboxRow } from '../../../inbox/inbox.endpoints.ts'

interface OwnerProps {
  facts: OwnerThingFacts
  owner: NonNullable<InboxRow['owner']>
}

/** Whose thing it is: what is left to them, what they owe, what they did before and what comes; and the way to all of it. */
export function OwnerDecides({ facts, owner: { name, lastname } }: OwnerProps) {
  const { idOwner, balances, money } = facts
  const language = useLanguage()
  return (
    <section className="thing-owner" aria-labelledby="thing-owner">
      <h3 id="thing-owner">
        <Link to="/desk/owners/$id" params={{ id: String(idOwner) }} className="link">
          {name} {lastname}
        </Link>
      </h3>
      <dl>
        {balances.map(({ idBenefit, name: benefit, left, granted, currency }) => {
          const [of, all] = currency
            ? [namedMoney({ cents: left, currency }, 0), namedMoney({ cents: granted, currency }, 0)]
            : [left, granted]
          return (
            <div key={idBenefit}>
              <dt>{benefit[language]}</dt>
              <dd className="numeric">
                <Trans>
                  <b>{of}</b> left of {all}
                </Trans>
              </dd>
            </div>
          )
        })}
        {money?.map(({ currency, owedCents, pastDueCents }) => {
          const owed = namedMoney({ cents: owedCents, currency })
          const late = namedMoney({ cents: pastDueCents, currency })
          return (
            <div key={currency}>
              <dt>
                <Trans>Owed</Trans>
              </dt>
              <dd className="numeric">
                <b>{owed}</b>
                {pastDueCents > 0 && (
                  <span className="inbox-late">
                    {' '}
                    <Trans>{late} past due</Trans>
                  </span>
                )}
              </dd>
            </div>
          )
        })}
        <Before facts={facts} />
      </dl>
    </section>
  )
}

function Before({ facts: { history, next } }: { facts: OwnerThingFacts }) {
  const language = useLanguage()
  const since = history?.since ?? null
  return (
    <>
      {next && (
        <div>
          <dt>
            <Trans>Next stay</Trans>
          </dt>
          <dd className="numeric">
            {next.hotel}, {rangeInWords(next, language)}
          </dd>
        </div>
      )}
      {history && history.stays > 0 && (
        <div>
          <dt>{since ? <Trans>Stays since {String(since)}</Trans> : <Trans>Stays</Trans>}</dt>
          <dd className="numeric">{history.stays}</dd>
        </div>
      )}
      {history && history.changed > 0 && (
        <div>
          <dt>
            <Trans>Changes confirmed</Trans>
          </dt>
          <dd className="numeric">{history.changed}</dd>
        </div>
      )}
      {history && history.rejected > 0 && (
        <div>
          <dt>
            <Trans>Refused</Trans>
          </dt>
          <dd>
            <Plural value={history.rejected} one="# stay" other="# stays" />
          </dd>
        </div>
      )}
      {history && history.cancelled > 0 && (
        <div>
          <dt>
            <Trans>Cancelled</Trans>
          </dt>
          <dd>
            <Plural value={history.cancelled} one="# stay" other="# stays" />
          </dd>
        </div>
      )}
    </>
  )
}
