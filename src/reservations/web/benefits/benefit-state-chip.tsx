import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import type { LucideIcon } from 'lucide-react'
import Check from 'lucide-react/icons/check'
import CircleCheck from 'lucide-react/icons/circle-check'
import ShieldQuestionMark from 'lucide-react/icons/shield-question-mark'
import Undo2 from 'lucide-react/icons/undo-2'
import X from 'lucide-react/icons/x'
import { Chip, type Tone } from '../../../web/ui/chip.tsx'
import type { BenefitState } from '../../benefit/benefit.ts'

type Shown = BenefitState | 'used'

// The context keeps the word apart from the same English word for something of another gender in Spanish.
const LOOK: Record<Shown, [Tone, LucideIcon, MessageDescriptor]> = {
  pending: ['authorize', ShieldQuestionMark, msg({ context: 'benefit', message: 'Pending authorization' })],
  authorized: ['good', CircleCheck, msg({ context: 'benefit', message: 'Authorized' })],
  refused: ['bad', X, msg({ context: 'benefit', message: 'Not authorized' })],
  returned: ['quiet', Undo2, msg({ context: 'benefit', message: 'Returned' })],
  used: ['quiet', Check, msg({ context: 'benefit', message: 'Used' })],
}

/** How a benefit in a booking stands (spec, section 4). Once the stay is over, what was authorized is used. */
export function BenefitStateChip({ state, over }: { state: BenefitState; over: boolean }) {
  const { i18n } = useLingui()
  const [tone, icon, words] = LOOK[over && state === 'authorized' ? 'used' : state]
  return (
    <Chip tone={tone} icon={icon}>
      {i18n._(words)}
    </Chip>
  )
}
