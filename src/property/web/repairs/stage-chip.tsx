import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import type { LucideIcon } from 'lucide-react'
import Ban from 'lucide-react/icons/ban'
import CalendarCheck from 'lucide-react/icons/calendar-check'
import CalendarClock from 'lucide-react/icons/calendar-clock'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleX from 'lucide-react/icons/circle-x'
import Clock3 from 'lucide-react/icons/clock-3'
import FileQuestion from 'lucide-react/icons/file-question-mark'
import HardHat from 'lucide-react/icons/hard-hat'
import Receipt from 'lucide-react/icons/receipt'
import Wrench from 'lucide-react/icons/wrench'
import { Chip, type Tone } from '../../../web/ui/chip.tsx'
import type { RepairStage } from '../../repairs/repair.ts'

const LOOK: Record<RepairStage, [MessageDescriptor, Tone, LucideIcon]> = {
  named: [msg({ id: 'repair.named', message: 'Technician named' }), 'waiting', HardHat],
  'to-accept': [
    msg({ id: 'repair.to-accept', message: 'Appointment to accept' }),
    'authorize',
    CalendarClock,
  ],
  countered: [msg({ id: 'repair.countered', message: 'Another time proposed' }), 'pending', CalendarClock],
  appointed: [msg({ id: 'repair.appointed', message: 'Appointment agreed' }), 'waiting', CalendarCheck],
  'to-approve': [msg({ id: 'repair.to-approve', message: 'Quote to approve' }), 'authorize', FileQuestion],
  lapsed: [msg({ id: 'repair.lapsed', message: 'Quote lapsed' }), 'quiet', Clock3],
  refused: [msg({ id: 'repair.refused', message: 'Quote refused' }), 'bad', CircleX],
  approved: [msg({ id: 'repair.approved', message: 'Approved' }), 'good', CircleCheck],
  working: [msg({ id: 'repair.working', message: 'In progress' }), 'waiting', Wrench],
  finished: [msg({ id: 'repair.finished', message: 'Finished' }), 'good', CircleCheck],
  billed: [msg({ id: 'repair.billed', message: 'Billed' }), 'good', Receipt],
  closed: [msg({ id: 'repair.closed', message: 'Closed' }), 'quiet', Ban],
}

/** Where a repair stands as a job, as icon and words. */
export function StageChip({ stage }: { stage: RepairStage }) {
  const { i18n } = useLingui()
  const [words, tone, icon] = LOOK[stage]
  return (
    <Chip tone={tone} icon={icon}>
      {i18n._(words)}
    </Chip>
  )
}
