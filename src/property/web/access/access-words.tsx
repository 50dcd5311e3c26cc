import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { LucideIcon } from 'lucide-react'
import SprayCan from 'lucide-react/icons/spray-can'
import Stethoscope from 'lucide-react/icons/stethoscope'
import Truck from 'lucide-react/icons/truck'
import Users from 'lucide-react/icons/users'
import Wrench from 'lucide-react/icons/wrench'
import type { AccessType, GuestType, PassType } from '../../access.ts'

/** What a pass is for. The context keeps the nouns apart from other uses of the same English words. */
export const ACCESS_TYPE_WORDS: Record<PassType, MessageDescriptor> = {
  VI: msg({ context: 'access', message: 'Visit' }),
  CL: msg({ context: 'access', message: 'Cleaning' }),
  MT: msg({ context: 'access', message: 'Maintenance' }),
  PV: msg({ context: 'access', message: 'Providers' }),
  MD: msg({ context: 'access', message: 'Medical visit' }),
  AC: msg({ context: 'access', message: 'Activity' }),
}

export const ACCESS_ICONS: Record<AccessType, LucideIcon> = {
  VI: Users,
  CL: SprayCan,
  MT: Wrench,
  PV: Truck,
  MD: Stethoscope,
}

export const GUEST_TYPE_WORDS: Record<GuestType, MessageDescriptor> = {
  adult: msg({ context: 'access guest', message: 'Adult' }),
  child: msg({ context: 'access guest', message: 'Child' }),
  worker: msg({ context: 'access guest', message: 'Worker' }),
}
