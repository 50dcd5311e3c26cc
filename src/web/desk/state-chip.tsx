import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import CalendarClock from 'lucide-react/icons/calendar-clock'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleSlash from 'lucide-react/icons/circle-slash'
import PenLine from 'lucide-react/icons/pen-line'
import { Chip } from '../ui/chip.tsx'

/** Where a published thing stands: being prepared, seen by owners, seen from its day on, over. */
export type ShelfState = 'draft' | 'published' | 'coming' | 'ended'

const LOOKS = {
  draft: { tone: 'changing', icon: PenLine, word: msg`Draft` },
  coming: { tone: 'waiting', icon: CalendarClock, word: msg`Coming` },
  ended: { tone: 'quiet', icon: CircleSlash, word: msg`Ended` },
  published: { tone: 'good', icon: CircleCheck, word: msg`Published` },
} as const

/** The state in a word, with its color and mark. */
export function ShelfStateChip({ state }: { state: ShelfState }) {
  const { tone, icon } = LOOKS[state]
  return (
    <Chip tone={tone} icon={icon}>
      {useStateWord()(state)}
    </Chip>
  )
}

/** Says a state in a word. */
export function useStateWord(): (state: ShelfState) => string {
  const { i18n } = useLingui()
  return (state) => i18n._(LOOKS[state].word)
}
