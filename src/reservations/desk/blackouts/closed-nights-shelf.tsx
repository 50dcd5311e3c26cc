import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { daysBetween } from '../../../kernel/day.ts'
import type { AnswerOf } from '../../../kernel/endpoint.ts'
import { HotelOptions } from '../../../web/desk/hotel-options.tsx'
import { Field } from '../../../web/ui/fields/field.tsx'
import { Select } from '../../../web/ui/fields/select.tsx'
import { useLanguage } from '../../../web/words.ts'
import type { Blackout, listClosedNights } from '../../publish-blackouts.endpoints.ts'
import { ClosedItem, ClosedShelf } from './closed-shelf.tsx'
import { OpenAgain } from './open-again.tsx'

type Answer = AnswerOf<typeof listClosedNights>

/** The closed nights of the resorts: those ahead, or those that are past. */
export function ClosedNightsShelf({ query }: { query: UseQueryResult<Answer> }) {
  const { t } = useLingui()
  const [hotel, setHotel] = useState(0)
  const hotels = query.data?.hotels ?? []
  return (
    <ClosedShelf<Blackout>
      kind="nights"
      query={query}
      wanted={({ idHotel }) => !hotel || hotel === idHotel}
      fresh={<Trans>Close nights</Trans>}
      wordsOf={({ reason, idHotel }) =>
        `${reason.en} ${reason.es} ${hotels.find(({ id }) => id === idHotel)?.name ?? ''}`
      }
      tools={
        <Field label={t`Resort`}>
          {(control) => (
            <Select {...control} value={hotel} onChange={(event) => setHotel(Number(event.target.value))}>
              <option value={0}>{t`All resorts`}</option>
              <HotelOptions hotels={hotels} />
            </Select>
          )}
        </Field>
      }
      empty={<Trans>No night is closed: owners can request every night that is open.</Trans>}
    >
      {(item) => (
        <Closed key={item.id} item={item} hotel={hotels.find(({ id }) => id === item.idHotel)?.name ?? ''} />
      )}
    </ClosedShelf>
  )
}

function Closed({ item, hotel }: { item: Blackout; hotel: string }) {
  const language = useLanguage()
  const { firstNight, lastNight } = item
  const nights = daysBetween(firstNight, lastNight) + 1
  const reason = item.reason[language]
  return (
    <ClosedItem
      kind="nights"
      item={item}
      first={firstNight}
      last={lastNight}
      facts={
        <>
          {hotel} · {reason} · <Plural value={nights} one="# night" other="# nights" />
        </>
      }
      about={`${reason}, ${hotel}`}
      open={<OpenAgain item={item} hotel={hotel} />}
    />
  )
}
