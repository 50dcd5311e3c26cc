import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { LucideIcon } from 'lucide-react'
import Handshake from 'lucide-react/icons/handshake'
import Phone from 'lucide-react/icons/phone'
import Video from 'lucide-react/icons/video'
import type { Channel } from '../meeting.ts'

/** How each way of meeting is called. */
export const MEETING_CHANNEL_WORDS: Readonly<Record<Channel, MessageDescriptor>> = {
  video: msg`Video call`,
  phone: msg`Phone call`,
  'in-person': msg`In person`,
}

export const CHANNEL_ICONS: Readonly<Record<Channel, LucideIcon>> = {
  video: Video,
  phone: Phone,
  'in-person': Handshake,
}
