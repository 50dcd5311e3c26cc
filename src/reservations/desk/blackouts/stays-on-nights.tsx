import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { formatDay, isDay } from '../../../kernel/day.ts'
import { queryOf } from '../../../web/calls/query.ts'
import { FormError } from '../../../web/ui/fields/field.tsx'
import { Skeleton } from '../../../web/ui/skeleton.tsx'
import { useLanguage } from '../../../web/words.ts'
import { listStaysOnNights } from '../../publish-blackouts.endpoints.ts'
import { WhatStays } from './what-stays.tsx'

interface StaysOnNightsProps {
  idHotel: number
  firstNight: string
  lastNight: string
}

/** How many live stays lie on the nights that are about to be closed, and which: they stay as they are. */
export function StaysOnNights({ idHotel, firstNight, lastNight }: StaysOnNightsProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const datesSaid = (dates: readonly { checkIn: string; checkOut: string }[]) =>
    dates
      .map((one) => `${formatDay(one.checkIn, language)} – ${formatDay(one.checkOut, language)}`)
      .join(' · ')
  const whole = isDay(firstNight) && isDay(lastNight) && firstNight <= lastNight
  const stays = useQuery({
    ...queryOf(listStaysOnNights, { query: { idHotel, firstNight, lastNight } }),
    enabled: whole && idHotel > 0,
    placeholderData: (before) => before,
  })
  if (!whole) return null
  if (stays.isError) return <FormError>{stays.error.message}</FormError>
  if (!stays.data) return <Skeleton height={72} radius={14} />
  const { count, data } = stays.data
  return (
    <WhatStays
      count={count}
      busy={stays.isPlaceholderData}
      none={<Trans>No stay lies on these nights.</Trans>}
      title={<Plural value={count} one="# stay lies on these nights" other="# stays lie on these nights" />}
      says={
        <>
          <Plural
            value={count}
            one="It stays as it is: closing nights cancels nothing."
            other="They stay as they are: closing nights cancels nothing."
          />{' '}
          <Trans>Only new stays and moved ones have to keep off.</Trans>
        </>
      }
      more={count - data.length}
    >
      {data.map((stay) => {
        const from = formatDay(stay.checkIn, language)
        const to = formatDay(stay.checkOut, language)
        return (
          <li key={stay.id} className="small">
            <b>{stay.code}</b>{' '}
            <Link to="/desk/owners/$id" params={{ id: String(stay.owner.id) }} className="link">
              {stay.owner.name} {stay.owner.lastname}
            </Link>{' '}
            · {t`${from} to ${to}`}
            {stay.dates.length > 0 && (
              <p className="muted">
                <Trans>Free instead: {datesSaid(stay.dates)}</Trans>
              </p>
            )}
          </li>
        )
      })}
    </WhatStays>
  )
}
