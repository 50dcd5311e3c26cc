import { Trans } from '@lingui/react/macro'
import { dayInWords } from '../../kernel/day-words.ts'
import { Chip } from '../../web/ui/chip.tsx'
import { useLanguage } from '../../web/words.ts'
import type { SharedPromotion } from '../promotions.endpoints.ts'

/** How much less one pays, on the picture; nothing for an offer of another kind. */
export function PercentOff({ percentOff }: Pick<SharedPromotion, 'percentOff'>) {
  if (percentOff === null) return null
  return (
    <Chip onImage>
      <Trans>{percentOff}% off</Trans>
    </Chip>
  )
}

/** The days on which it runs, the first and the last among them. */
export function PromotionDays({ firstDay, lastDay }: Pick<SharedPromotion, 'firstDay' | 'lastDay'>) {
  const language = useLanguage()
  const from = dayInWords(firstDay, language)
  const to = dayInWords(lastDay, language)
  return (
    <span className="numeric">
      <Trans>
        From {from} to {to}
      </Trans>
    </span>
  )
}

/** A text whose paragraphs have an empty line between them. */
export function Paragraphs({ text }: { text: string }) {
  return text
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two paragraphs may say the same, and none has a state
      <p key={index}>{paragraph}</p>
    ))
}
