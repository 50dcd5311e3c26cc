import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Picture } from '../../../web/ui/picture.tsx'
import { useDayInWords } from '../../../web/use-day-in-words.ts'
import { useLanguage } from '../../../web/words.ts'
import type { NextDay } from '../../days/days.endpoints.ts'
import { Marked } from './marked-text.tsx'
import type { CatalogueOffer } from './offers.ts'

interface NotInTheseDaysProps {
  later: readonly { offer: CatalogueOffer; next: NextDay }[]
  words: readonly string[]
}

/** What is full, closed or over in the days of the stay: why, and when it is possible next. Nothing is hidden because it is full. */
export function NotInTheseDays({ later, words }: NotInTheseDaysProps) {
  const language = useLanguage()
  if (later.length === 0) return null
  return (
    <section aria-labelledby="not-in-these-days">
      <h2 className="title" id="not-in-these-days">
        <Trans>Not in these days</Trans>
      </h2>
      <p className="small muted">
        <Trans>Full, closed or over while you are here, and when each is possible next.</Trans>
      </p>
      <ul className="market-later">
        {later.map(({ offer, next: { closed, next } }) => (
          <li key={`${offer.kind}-${offer.id}`}>
            <div className="market-thumb">
              <Picture name={offer.picture} sizes="60px" />
            </div>
            <div>
              <h3>
                <Link
                  to="/things-to-do/product/$slug"
                  params={{ slug: offer.slug }}
                  search={offer.kind === 'product' ? {} : { kind: offer.kind }}
                >
                  <Marked text={offer.name[language]} words={words} />
                </Link>
              </h3>
              <p>
                {offer.when ? (
                  <Trans>On another day</Trans>
                ) : (
                  (closed?.[language] ?? <Trans>Full on all your days</Trans>)
                )}
              </p>
            </div>
            <p className="numeric">{next ? <NextDate day={next} /> : <Trans>Ask the concierge</Trans>}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function NextDate({ day }: { day: string }) {
  const date = useDayInWords()(day)
  return <Trans>Next: {date}</Trans>
}
