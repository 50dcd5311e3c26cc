import { Trans } from '@lingui/react/macro'
import { daysBetween, formatDay } from '../../../kernel/day.ts'
import { useLanguage } from '../../../web/words.ts'
import type { House } from '../../house.endpoints.ts'
import { type Carried, fitVerdict } from './use-carry.ts'

/** Whether a stay fits where it is held, and why, in a sentence: said before it is placed. */
export function FitWords({ carried, house }: { carried: Carried; house: House }) {
  const language = useLanguage()
  const { stay, target } = carried
  const verdict = fitVerdict(carried, house)
  const number = house.residences.find(({ id }) => id === target)?.number ?? ''
  const own = house.residences.find(({ id }) => id === stay.idHousing)?.number ?? ''
  const category = house.categories.find(({ id }) => id === stay.idCategory)?.name[language] ?? ''
  if (verdict.kind === 'here' && target === null)
    return (
      <Trans>
        Not placed: it holds its nights in {category}. Choose a residence with the arrow keys or drag it
        there.
      </Trans>
    )
  if (verdict.kind === 'here')
    return stay.pinned ? <Trans>It is pinned in {number}.</Trans> : <Trans>It is in {number} now.</Trans>
  if (verdict.kind === 'fits')
    return target === null ? (
      <Trans>It leaves its residence and keeps its nights.</Trans>
    ) : (
      <Fits carried={carried} house={house} number={number} />
    )
  if (verdict.why === 'STAY_PINNED') return <Trans>It is pinned in {own}. Unpin it first.</Trans>
  if (verdict.why === 'STAY_OVER') return <Trans>It is over and stays where it was.</Trans>
  if (verdict.why === 'OTHER_CATEGORY')
    return (
      <Trans>
        {number} doesn’t fit: the stay holds nights of {category}.
      </Trans>
    )
  const { taken, repair } = verdict
  if (verdict.why === 'RESIDENCE_CLOSED' && repair) {
    const { code } = repair
    const first = formatDay(repair.firstNight, language)
    const last = formatDay(repair.lastNight, language)
    return (
      <Trans>
        {number} doesn’t fit: repair {code} closes it from the night of {first} to that of {last}.
      </Trans>
    )
  }
  if (!taken) return <Trans>{number} doesn’t fit: somebody else is there.</Trans>
  const { name } = taken
  const [from, to] = [formatDay(taken.checkIn, language), formatDay(taken.checkOut, language)]
  return (
    <Trans>
      {number} doesn’t fit: {name} is there from {from} to {to}.
    </Trans>
  )
}

/** It fits; and what lies beside it, because gaps that nobody can have are what one avoids. */
function Fits({
  carried: { stay, target },
  house,
  number,
}: {
  carried: Carried
  house: House
  number: string
}) {
  const language = useLanguage()
  const there = house.stays.filter((one) => one.idHousing === target && one.id !== stay.id)
  const next = there
    .filter(({ checkIn }) => checkIn >= stay.checkOut)
    .toSorted((a, b) => (a.checkIn < b.checkIn ? -1 : 1))[0]
  const gap = next ? daysBetween(stay.checkOut, next.checkIn) : null
  const name = next?.name ?? ''
  const day = next ? formatDay(next.checkIn, language) : ''
  return (
    <>
      {target === stay.idOwn ? (
        <Trans>{number} fits: it is its owner’s own residence, free on all nights.</Trans>
      ) : (
        <Trans>{number} fits: free on all nights, same category, and nobody else moves.</Trans>
      )}{' '}
      {gap === 0 && <Trans>{name} comes the day it ends.</Trans>}
      {gap !== null && gap > 0 && (
        <Trans>
          {name} comes on {day}.
        </Trans>
      )}
    </>
  )
}
