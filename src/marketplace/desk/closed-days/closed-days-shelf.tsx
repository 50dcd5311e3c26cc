import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { daysBetween, formatDay } from '../../../kernel/day.ts'
import { NamedArt } from '../../../photos/desk/picture-choice.tsx'
import { ClosedItem, ClosedShelf } from '../../../reservations/desk/blackouts/closed-shelf.tsx'
import { call } from '../../../web/calls/call.ts'
import { queryOf } from '../../../web/calls/query.ts'
import { keyOf } from '../../../web/calls/query-key.ts'
import { TakeBack } from '../../../web/desk/take-back.tsx'
import { useLanguage } from '../../../web/words.ts'
import { type ClosedDaysItem, listClosedDays, openDays } from '../../publish/publish-closed-days.endpoints.ts'

/** The closed days of the products: those ahead, or those that are past. */
export function ClosedDaysShelf() {
  const query = useQuery(queryOf(listClosedDays))
  return (
    <ClosedShelf<ClosedDaysItem>
      kind="days"
      query={query}
      fresh={<Trans>Close days</Trans>}
      wordsOf={({ product, reason, hotel }) =>
        `${product.en} ${product.es} ${reason.en} ${reason.es} ${hotel ?? ''}`
      }
      empty={<Trans>No day is closed: every product is offered as far as it has places.</Trans>}
    >
      {(item) => <Closed key={item.id} item={item} />}
    </ClosedShelf>
  )
}

function Closed({ item }: { item: ClosedDaysItem }) {
  const language = useLanguage()
  const { first, last, hotel } = item
  const product = item.product[language]
  const reason = item.reason[language]
  const days = daysBetween(first, last) + 1
  return (
    <ClosedItem
      kind="days"
      item={item}
      first={first}
      last={last}
      picture={<NamedArt name={item.picture} />}
      title={product}
      facts={
        <>
          {hotel ?? <Trans>Every resort</Trans>} · {reason} ·{' '}
          <Plural value={days} one="# day" other="# days" />
        </>
      }
      about={`${reason}, ${product}`}
      open={<OpenDays item={item} />}
    />
  )
}

/** A button that opens closed days again, once one has confirmed it. */
function OpenDays({ item }: { item: ClosedDaysItem }) {
  const { t } = useLingui()
  const language = useLanguage()
  const { id, changed, state } = item
  const { version } = changed
  const from = formatDay(item.first, language)
  const to = formatDay(item.last, language)
  const product = item.product[language]
  const reason = item.reason[language]
  return (
    <TakeBack
      label={<Trans>Open again</Trans>}
      name={t`Open again: ${reason}, ${product}, ${from}`}
      title={<Trans>Open these days again?</Trans>}
      lead={
        state === 'running' ? (
          <Trans>
            {product}, {from} to {to}. Owners can order it for today and what lies ahead at once. The days
            that are past stay in the list.
          </Trans>
        ) : (
          <Trans>
            {product}, {from} to {to}. Owners can order it for all of them at once.
          </Trans>
        )
      }
      act={(idempotencyKey) => call(openDays, { body: { id, version }, idempotencyKey })}
      list={keyOf(listClosedDays)}
      said={t`Days opened again`}
    />
  )
}
