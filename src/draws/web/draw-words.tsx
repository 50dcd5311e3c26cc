import { SelectOrdinal, Trans } from '@lingui/react/macro'
import CircleCheck from 'lucide-react/icons/circle-check'
import Hourglass from 'lucide-react/icons/hourglass'
import ListOrdered from 'lucide-react/icons/list-ordered'
import { momentInWords } from '../../kernel/day-words.ts'
import type { AnswerOf } from '../../kernel/endpoint.ts'
import { Chip } from '../../web/ui/chip.tsx'
import { useLanguage } from '../../web/words.ts'
import type { listDraws, readDraw } from '../draws.endpoints.ts'
import type { DrawState } from '../state.ts'

export type DrawRound = AnswerOf<typeof listDraws>['data'][number]
export type DrawOfContract = AnswerOf<typeof readDraw>['data']
export type DrawWeek = DrawOfContract['places'][number]

/** "3rd" */
export function Ordinal({ value }: { value: number }) {
  return <SelectOrdinal value={value} one="#st" two="#nd" few="#rd" other="#th" />
}

/** A moment of a round, by the resort's clock. */
export function useMomentOf({ zone }: Pick<DrawRound, 'zone'>): (at: string) => string {
  const language = useLanguage()
  return (at) => momentInWords(new Date(at), zone, language)
}

/** A round as everybody may know it. */
export type KnownRound = DrawOfContract['round']

/** How far a round has come, in one sentence. */
export function DrawNow({ round }: { round: KnownRound }) {
  const momentOf = useMomentOf(round)
  const opens = momentOf(round.opensAt)
  const closes = momentOf(round.closesAt)
  const number = momentOf(round.numberAt)
  switch (round.state) {
    case 'announced':
      return <Trans>Wishes open on {opens}.</Trans>
    case 'open':
      return <Trans>Wishes are open until {closes}.</Trans>
    case 'closing':
    case 'closed':
      return (
        <Trans>
          Wishes are closed. The public number is known on {number}; nothing can change meanwhile.
        </Trans>
      )
    case 'numbered':
    case 'drawing':
      return <Trans>The public number is known. The result comes next.</Trans>
    case 'drawn':
      return <Trans>It is drawn. The stays are being booked.</Trans>
    case 'settled':
      return <Trans>It is drawn, and everybody sees why.</Trans>
    case 'withdrawn':
      return <Trans>The club has taken it back.</Trans>
  }
}

/** The same in a word. */
export function DrawChip({ state }: { state: DrawState }) {
  if (state === 'open')
    return (
      <Chip tone="accent" icon={ListOrdered}>
        <Trans>Wishes are open</Trans>
      </Chip>
    )
  if (state === 'drawn' || state === 'settled')
    return (
      <Chip tone="good" icon={CircleCheck}>
        <Trans>Drawn</Trans>
      </Chip>
    )
  return (
    <Chip tone="pending" icon={Hourglass}>
      {state === 'announced' ? <Trans>Not open yet</Trans> : <Trans>Closed</Trans>}
    </Chip>
  )
}
