import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import type { LucideIcon } from 'lucide-react'
import Ban from 'lucide-react/icons/ban'
import CircleCheck from 'lucide-react/icons/circle-check'
import Clock3 from 'lucide-react/icons/clock-3'
import Wrench from 'lucide-react/icons/wrench'
import { Chip, type Tone } from '../../../web/ui/chip.tsx'
import type { MaintenanceStatus } from '../../maintenance.ts'

// Ids of their own keep the words apart from the same English words for something else.
const LOOK: Record<MaintenanceStatus, [MessageDescriptor, Tone, LucideIcon]> = {
  open: [msg({ id: 'maintenance.open', message: 'Open' }), 'pending', Clock3],
  'in-progress': [msg({ id: 'maintenance.in-progress', message: 'In progress' }), 'waiting', Wrench],
  resolved: [msg({ id: 'maintenance.resolved', message: 'Resolved' }), 'good', CircleCheck],
  cancelled: [msg({ id: 'maintenance.cancelled', message: 'Cancelled' }), 'quiet', Ban],
}

/** How a request stands, as icon and words. */
export function MaintenanceStatusChip({ status }: { status: MaintenanceStatus }) {
  const { i18n } = useLingui()
  const [words, tone, icon] = LOOK[status]
  return (
    <Chip tone={tone} icon={icon}>
      {i18n._(words)}
    </Chip>
  )
}
