import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { formatMonth } from '../../../kernel/day.ts'
import { queryOf } from '../../../web/calls/query.ts'
import { useLanguage } from '../../../web/words.ts'
import { listReviews } from '../../reviews/reviews.endpoints.ts'
import { Rating, Stars } from './rating.tsx'

/** What owners say of a product; nothing at all below five of them. */
export function SaidOfIt({ id }: { id: number }) {
  const language = useLanguage()
  const { data } = useQuery(queryOf(listReviews, { query: { id } }))
  if (!data?.data.rating) return null
  const { rating, reviews } = data.data
  return (
    <section className="said">
      <h2 className="title">
        <Trans>What owners say</Trans>
      </h2>
      <p>
        <Rating rating={rating} />
      </p>
      <ul>
        {reviews.map(({ stars, words, month, answer }, index) => {
          const when = `${formatMonth(Number(month.slice(5)), language, 'long')} ${month.slice(0, 4)}`
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: reviews have no name that is told
            <li key={index}>
              <p>
                <Stars of={stars} /> <span className="small muted">{when}</span>
              </p>
              <p>“{words}”</p>
              {answer && (
                <p className="small muted">
                  <Trans>The club answers: {answer}</Trans>
                </p>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
