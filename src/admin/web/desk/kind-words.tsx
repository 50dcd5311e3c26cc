import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { LucideIcon } from 'lucide-react'
import Banknote from 'lucide-react/icons/banknote'
import CalendarDays from 'lucide-react/icons/calendar-days'
import CircleQuestion from 'lucide-react/icons/circle-question-mark'
import FileX from 'lucide-react/icons/file-x'
import KeyRound from 'lucide-react/icons/key-round'
import MessageSquare from 'lucide-react/icons/message-square'
import ShieldAlert from 'lucide-react/icons/shield-alert'
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import Star from 'lucide-react/icons/star'
import Users from 'lucide-react/icons/users'
import Wrench from 'lucide-react/icons/wrench'
import type { InboxKind } from '../../inbox/kinds.ts'

/** The kinds as the filter names them. */
export const KIND_WORDS: Readonly<Record<InboxKind, MessageDescriptor>> = {
  bookings: msg`Reservations`,
  agreements: msg`Rejected statements`,
  questions: msg`Questions about figures`,
  payments: msg`Payments`,
  matters: msg`Payments that do not fit`,
  maintenance: msg`Maintenance`,
  messages: msg`Messages`,
  meetings: msg`Meetings`,
  orders: msg`Orders`,
  reviews: msg`Reviews`,
  suspicions: msg`Suspicious`,
  losses: msg`Factors`,
}

/** One thing of a kind, as its row names it. */
export const THING_WORDS: Readonly<Record<InboxKind, MessageDescriptor>> = {
  bookings: msg`Stay`,
  agreements: msg`Rejected statement`,
  questions: msg`Question about a figure`,
  payments: msg`Payment at the resort`,
  matters: msg`Payment that does not fit`,
  maintenance: msg`Repair`,
  messages: msg`Message`,
  meetings: msg`Meeting`,
  orders: msg`Order`,
  reviews: msg`Review`,
  suspicions: msg`Suspicious message`,
  losses: msg`Lost factor`,
}

/** A booking's thing by its status, where it says more than that it is a stay. */
export const STAY_WORDS: Readonly<Record<string, MessageDescriptor>> = {
  'pending-modification': msg`Other dates`,
  'pending-cancel': msg`Cancellation`,
  'to-authorize': msg`Benefits to authorize`,
}

export const KIND_ICONS: Readonly<Record<InboxKind, LucideIcon>> = {
  bookings: CalendarDays,
  agreements: FileX,
  questions: CircleQuestion,
  payments: Banknote,
  matters: Banknote,
  maintenance: Wrench,
  messages: MessageSquare,
  meetings: Users,
  orders: ShoppingBag,
  reviews: Star,
  suspicions: ShieldAlert,
  losses: KeyRound,
}
