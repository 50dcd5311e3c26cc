import { Plural } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import ChevronRight from 'lucide-react/icons/chevron-right'
import type { AnswerOf } from '../../../kernel/endpoint.ts'
import { StatusChip } from '../../../web/ui/status-chip.tsx'
import { useLanguage } from '../../../web/words.ts'
import type { listPastStays } from '../../past-stays.endpoints.ts'
import { markedParts } from '../../stay/past-stays.ts'
import { shownStatus } from '../../stay/shown-status.ts'
import { TradedChip } from '../traded-chip.tsx'
import { useGuestNames } from './guest-names.tsx'
import { daysOfYearWords, stayDaysWords } from './stay-words.ts'

export type PastStay = AnswerOf<typeof listPastStays>['data'][number]

interface PastRowProps {
  stay: PastStay
  /** What a search looks for, folded: marked where it stands. */
  words: readonly string[]
  /** Whether no year stands above it: then its days name theirs. */
  alone?: boolean
}

/** A stay that is behind, in one line that leads to its page. */
export function PastRow({ stay, words, alone = false }: PastRowProps) {
  const language = useLanguage()
  const names = useGuestNames(true)(stay.guests, stay.guests.length > 0 ? stay.unnamed : 0, words.length > 0)
  return (
    <li>
      <Link to="/my-reservations/$id" params={{ id: String(stay.id) }} className="past-stay">
        <b>{(alone ? daysOfYearWords : stayDaysWords)(stay.datein, stay.dateout, language)}</b>
        <span className="past-line">
          <span>
            <Marked text={stay.resort} words={words} />,{' '}
            <Plural value={stay.nights} one="# night" other="# nights" />
            {names && <span className="past-colon">: </span>}
          </span>
          <span className="past-who">
            <Marked text={names} words={words} />
          </span>
        </span>
        <span className="past-code numeric">
          <Marked text={stay.code} words={words} />
        </span>
        {/* Those that are over, and those that ended before: none of them runs. */}
        {stay.traded === null ? <StatusChip status={shownStatus(stay, stay.dateout)} /> : <TradedChip />}
        <ChevronRight className="icon-small" aria-hidden />
      </Link>
    </li>
  )
}

function Marked({ text, words }: { text: string; words: readonly string[] }) {
  if (words.length === 0) return text
  return markedParts(text, words).map(({ text: part, found }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no names of their own
    found ? <mark key={index}>{part}</mark> : part,
  )
}
