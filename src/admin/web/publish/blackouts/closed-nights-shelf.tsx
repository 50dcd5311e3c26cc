import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { daysBetween, formatDay } from '../../../../kernel/day.ts'
import type { AnswerOf } from '../../../../kernel/endpoint.ts'
import type { Blackout, listClosedNights } from '../../../../reservations/publish-blackouts.endpoints.ts'
import { buttonClass } from '../../../../web/ui/button.tsx'
import { Field } from '../../../../web/ui/field.tsx'
import { Segmented } from '../../../../web/ui/segmented.tsx'
import { Select } from '../../../../web/ui/select.tsx'
import { useLanguage } from '../../../../web/words.ts'
import { NewLink } from '../new-link.tsx'
import { Shelf } from '../shelf.tsx'
import { ShelfItem } from '../shelf-item.tsx'
import { BlackoutChip } from './blackout-chip.tsx'
import { OpenAgain } from './open-again.tsx'

type Answer = AnswerOf<typeof listClosedNights>

/** The closed nights of the resorts: those ahead, or those that are past. */
export function ClosedNightsShelf({ query }: { query: UseQueryResult<Answer> }) {
  const { t } = useLingui()
  const [when, setWhen] = useState<'ahead' | 'past'>('ahead')
  const [hotel, setHotel] = useState(0)
  const hotels = query.data?.hotels ?? []
  const shown = query.data && {
    ...query.data,
    data: query.data.data.filter(
      ({ state, idHotel }) => (state === 'ended') === (when === 'past') && (!hotel || hotel === idHotel),
    ),
  }
  return (
    <>
      <Shelf<Blackout>
        query={{ ...query, data: shown } as UseQueryResult<Answer>}
        tools={
          <>
            <NewLink kind="blackouts">
              <Trans>Close nights</Trans>
            </NewLink>
            <Segmented
              label={t`When`}
              value={when}
              onChange={setWhen}
              options={[
                { value: 'ahead', label: t`Now and ahead` },
                { value: 'past', label: t`Past` },
              ]}
            />
            <Field label={t`Resort`}>
              {(control) => (
                <Select {...control} value={hotel} onChange={(event) => setHotel(Number(event.target.value))}>
                  <option value={0}>{t`All resorts`}</option>
                  {hotels.map(({ id, name }) => (
                    <option key={id} value={id}>
                      {name}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
          </>
        }
        empty={
          when === 'ahead' ? (
            <Trans>No night is closed: owners can request every night that is open.</Trans>
          ) : (
            <Trans>No closed nights are past.</Trans>
          )
        }
      >
        {(item) => (
          <Closed
            key={item.id}
            item={item}
            hotel={hotels.find(({ id }) => id === item.idHotel)?.name ?? ''}
          />
        )}
      </Shelf>
      {when === 'past' && query.data?.more && (
        <p className="small muted">
          <Trans>Older ones are not listed.</Trans>
        </p>
      )}
    </>
  )
}

function Closed({ item, hotel }: { item: Blackout; hotel: string }) {
  const { t } = useLingui()
  const language = useLanguage()
  const from = formatDay(item.firstNight, language)
  const to = formatDay(item.lastNight, language)
  const nights = daysBetween(item.firstNight, item.lastNight) + 1
  const reason = item.reason[language]
  return (
    <ShelfItem
      title={from === to ? from : t`${from} to ${to}`}
      chip={<BlackoutChip state={item.state} />}
      facts={
        <>
          {hotel} · {reason} · <Plural value={nights} one="# night" other="# nights" />
        </>
      }
      changed={item.changed}
      actions={
        item.state !== 'ended' && (
          <>
            <OpenAgain item={item} hotel={hotel} />
            <Link
              to="/desk/publish"
              search={{ show: 'blackouts', edit: item.id }}
              className={buttonClass('secondary', 'small')}
              aria-label={t`Change: ${reason}, ${hotel}, ${from}`}
            >
              <Trans>Change</Trans>
            </Link>
          </>
        )
      }
    />
  )
}
