import { Plural, SelectOrdinal, Trans, useLingui } from '@lingui/react/macro'
import ArrowUp from 'lucide-react/icons/arrow-up'
import Hourglass from 'lucide-react/icons/hourglass'
import { daysBetween } from '../../../kernel/day.ts'
import type { AnswerOf } from '../../../kernel/endpoint.ts'
import { Chip } from '../../../web/ui/chip.tsx'
import type { listWaits } from '../../waiting.endpoints.ts'
import type { WaitDraft } from './wait-draft.ts'

export type Waiting = AnswerOf<typeof listWaits>
export type Wait = Waiting['data'][number]
export type Chance = Wait['chance']

/** "3rd" */
export function PlaceInLine({ place }: { place: number }) {
  return <SelectOrdinal value={place} one="#st" two="#nd" few="#rd" other="#th" />
}

/** How many are before it, and how many of these want the same days. */
export function PlaceWords({ place: { before, same, of } }: { place: Chance['place'] }) {
  return (
    <>
      <Plural value={of} one="Nobody else waits for these nights." other="of # in line." />{' '}
      {before > 0 && same > 0 && (
        <Plural
          value={same}
          one="One of those before you wants the same days."
          other="# of those before you want the same days."
        />
      )}
    </>
  )
}

/** "Up from 9th": how far a wait has come since it got its place; that it waits where it has come no further. */
export function WaitingChip({ wait: { behind, chance } }: { wait: Pick<Wait, 'behind' | 'chance'> }) {
  if (behind === null || behind <= chance.place.before)
    return (
      <Chip tone="pending" icon={Hourglass}>
        <Trans>Waiting</Trans>
      </Chip>
    )
  return (
    <Chip tone="accent" icon={ArrowUp}>
      <SelectOrdinal
        value={behind + 1}
        one="Up from #st"
        two="Up from #nd"
        few="Up from #rd"
        other="Up from #th"
      />
    </Chip>
  )
}

/** "7 nights, exactly these" or "5 to 7 nights in between". */
export function NightsWords({
  wait: { firstDay, lastDay, nightsFrom, nightsTo },
}: {
  wait: Pick<WaitDraft, 'firstDay' | 'lastDay' | 'nightsFrom' | 'nightsTo'>
}) {
  if (nightsFrom === daysBetween(firstDay, lastDay))
    return <Plural value={nightsFrom} one="# night, exactly this one" other="# nights, exactly these" />
  if (nightsFrom === nightsTo)
    return <Plural value={nightsFrom} one="Any # night of these" other="Any # nights of these" />
  return (
    <Trans>
      {nightsFrom} to {nightsTo} nights of these
    </Trans>
  )
}

/** How often such nights came free, with the years; nothing is said of fewer than are kept. */
export function FreedWords({ chance: { years, since } }: { chance: Chance }) {
  const free = years.filter(({ daysBefore }) => daysBefore !== null).length
  if (years.length === 0) {
    return since === null ? (
      <Trans>No count yet: the club keeps none.</Trans>
    ) : (
      <Trans>No count yet: the club keeps it since {since}.</Trans>
    )
  }
  const kept = years.length
  if (kept === 1)
    return free === 0 ? (
      <Trans>Did not come free the year before.</Trans>
    ) : (
      <Trans>Came free the year before.</Trans>
    )
  return free === 0 ? (
    <Trans>Never came free in the last {kept} years.</Trans>
  ) : (
    <Trans>
      Came free in {free} of the last {kept} years.
    </Trans>
  )
}

/** The years before, each filled where such nights came free in it. */
export function FreedYears({ chance: { years } }: { chance: Chance }) {
  const { t } = useLingui()
  return (
    <ul className="freed-years">
      {years.map(({ year, daysBefore }) => {
        const short = `’${String(year).slice(2)}`
        const said =
          daysBefore === null
            ? t`${year}: did not come free`
            : t`${year}: came free ${daysBefore} days before arrival`
        return (
          <li key={year} className={daysBefore === null ? undefined : 'is-freed'} title={said}>
            <span aria-hidden>{short}</span>
            <span className="hidden-text">{said}</span>
          </li>
        )
      })}
    </ul>
  )
}
