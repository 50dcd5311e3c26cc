import { useLingui } from '@lingui/react/macro'
import type { LucideIcon } from 'lucide-react'
import CircleCheck from 'lucide-react/icons/circle-check'
import Clock3 from 'lucide-react/icons/clock-3'
import Hourglass from 'lucide-react/icons/hourglass'
import X from 'lucide-react/icons/x'
import { Chip, type Tone } from '../../../web/ui/chip.tsx'
import type { TradeStage } from '../../desk.endpoints.ts'

const LOOK: Record<TradeStage, [Tone, LucideIcon]> = {
  offered: ['plain', Clock3],
  proposed: ['waiting', Hourglass],
  agreed: ['good', CircleCheck],
  ended: ['quiet', X],
}

/** The stages of a trade in words, for the chip and for what narrows the list. */
export function useStageWords(): Record<TradeStage, string> {
  const { t } = useLingui()
  return {
    offered: t({ context: 'trade', message: 'Offered' }),
    proposed: t({ context: 'trade', message: 'Proposed' }),
    agreed: t({ context: 'trade', message: 'Agreed' }),
    ended: t({ context: 'trade', message: 'Ended' }),
  }
}

/** Where a trade stands, as icon and word. */
export function TradeStageChip({ stage }: { stage: TradeStage }) {
  const words = useStageWords()
  const [tone, icon] = LOOK[stage]
  return (
    <Chip tone={tone} icon={icon}>
      {words[stage]}
    </Chip>
  )
}
