import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { type LucideIcon, SprayCan, Stethoscope, Truck, Users, Wrench } from 'lucide-react'
import type { AccessType, GuestType } from '../../access.ts'

/** What a visit is for. The context keeps the nouns apart from other uses of the same English words. */
export const ACCESS_TYPE_WORDS: Record<AccessType, MessageDescriptor> = {
  VI: msg({ context: 'access', message: 'Visit' }),
  CL: msg({ context: 'access', message: 'Cleaning' }),
  MT: msg({ context: 'access', message: 'Maintenance' }),
  PV: msg({ context: 'access', message: 'Providers' }),
  MD: msg({ context: 'access', message: 'Medical visit' }),
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
