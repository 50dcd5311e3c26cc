import { Trans, useLingui } from '@lingui/react/macro'
import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import { useState } from 'react'
import { type DayRange, isDay } from '../../../kernel/day.ts'
import type { AnswerOf } from '../../../kernel/endpoint.ts'
import type { Bilingual } from '../../../kernel/language.ts'
import { AsOwner } from '../../../web/desk/as-owner.tsx'
import { RangeCalendar } from '../../../web/ui/calendar/range-calendar.tsx'
import { useLanguage } from '../../../web/words.ts'
import type { Blackout, listClosedNights } from '../../publish-blackouts.endpoints.ts'
import { isClosed, lastDay } from '../../web/request/closed-nights.ts'
import { useRefusalWords } from '../../web/year/night-words.tsx'

interface ClosedNightsPreviewProps {
  value: { id?: number; idHotel: number; firstNight: string; lastNight: string; reason: Bilingual }
  hotel: AnswerOf<typeof listClosedNights>['hotels'][number] | undefined
  blackouts: readonly Blackout[]
}

/** The owner's calendar with the nights hatched, and what an owner reads who chooses one. */
export function ClosedNightsPreview({ value, hotel, blackouts }: ClosedNightsPreviewProps) {
  if (!hotel) return null
  const { idHotel, firstNight, lastNight } = value
  const whole = isDay(firstNight) && isDay(lastNight) && firstNight <= lastNight
  const others = blackouts.filter((one) => one.idHotel === idHotel && one.id !== value.id)
  const closed = whole ? [...others, { firstNight, lastNight }] : others
  const shown = whole && firstNight > hotel.today ? firstNight : hotel.today
  return (
    <AsOwner
      tryable
      where={
        <Trans>
          In the calendar of a request and of a change, and in the year view. Try it: nothing is sent.
        </Trans>
      }
    >
      {() => (
        <>
          <TriedCalendar
            key={`${idHotel}-${shown.slice(0, 7)}`}
            hotel={hotel}
            closed={closed}
            shown={shown}
          />
          {whole && <Sentence firstNight={firstNight} lastNight={lastNight} reason={value.reason} />}
        </>
      )}
    </AsOwner>
  )
}

interface TriedCalendarProps {
  hotel: NonNullable<ClosedNightsPreviewProps['hotel']>
  closed: readonly { firstNight: string; lastNight: string }[]
  shown: string
}

function TriedCalendar({ hotel, closed, shown }: TriedCalendarProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const [tried, setTried] = useState<DayRange | null>(null)
  const until = lastDay(hotel.lastNight)
  return (
    <RangeCalendar
      label={t`Stay dates`}
      language={language}
      zone={hotel.zone}
      months={1}
      minDay={hotel.today}
      maxDay={until}
      shown={until && until < shown ? until : shown}
      isUnavailable={(day, arrival) => isClosed(closed, day, arrival)}
      blackoutLabel={t`Blackout`}
      value={tried}
      onChange={setTried}
    />
  )
}

function Sentence(nights: { firstNight: string; lastNight: string; reason: Bilingual }) {
  const say = useRefusalWords()
  return (
    <p className="closed-sentence">
      <CircleAlert className="icon-small" aria-hidden />
      <span>{say({ why: 'night', night: nights.firstNight, state: 'blackout' }, [nights])}</span>
    </p>
  )
}
