import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { LucideIcon } from 'lucide-react'
import Calculator from 'lucide-react/icons/calculator'
import ClipboardList from 'lucide-react/icons/clipboard-list'
import HeartHandshake from 'lucide-react/icons/heart-handshake'
import Scale from 'lucide-react/icons/scale'
import Sprout from 'lucide-react/icons/sprout'
import UserRound from 'lucide-react/icons/user-round'
import type { ReactNode } from 'react'
import type { TrustedScope } from '../../../../kernel/endpoint.ts'
import type { Relation } from '../../../relations.ts'

interface ScopeSaid {
  title: ReactNode
  /** What it allows, in a sentence. */
  what: ReactNode
  chip: ReactNode
}

/** What each scope allows, as the owner reads it before giving it. */
export const SCOPES_SAID: Readonly<Record<TrustedScope, ScopeSaid>> = {
  money: {
    title: <Trans>See money and reports</Trans>,
    what: <Trans>Statements, reports, condo fees. Read and download.</Trans>,
    chip: <Trans>Money and reports</Trans>,
  },
  documents: {
    title: <Trans>See documents</Trans>,
    what: <Trans>Contract papers and the club’s files.</Trans>,
    chip: <Trans>Documents</Trans>,
  },
  stays: {
    title: <Trans>See stays</Trans>,
    what: <Trans>When and where you stay, and with whom.</Trans>,
    chip: <Trans>Stays</Trans>,
  },
  book: {
    title: <Trans>Book and change</Trans>,
    what: <Trans>Stays from your nights, without your benefits, with an email to you each time.</Trans>,
    chip: <Trans>Book and change</Trans>,
  },
  order: {
    title: <Trans>Order things to do</Trans>,
    what: <Trans>For your stays, whose days they see. You get an email each time.</Trans>,
    chip: <Trans>Order</Trans>,
  },
  visitors: {
    title: <Trans>Visitors</Trans>,
    what: <Trans>Register visits and share passes.</Trans>,
    chip: <Trans>Visitors</Trans>,
  },
  maintenance: {
    title: <Trans>Maintenance</Trans>,
    what: <Trans>Ask for work at the residence.</Trans>,
    chip: <Trans>Maintenance</Trans>,
  },
}

/** The same within a sentence: “Carmen may see money and reports, and register visitors.” */
export const SCOPES_IN_SENTENCE: Readonly<Record<TrustedScope, MessageDescriptor>> = {
  money: msg`see money and reports`,
  documents: msg`see documents`,
  stays: msg`see the stays`,
  book: msg`book and change stays`,
  order: msg`order things to do`,
  visitors: msg`register visitors`,
  maintenance: msg`ask for maintenance`,
}

/** What somebody is to the owner, as a choice. */
export const RELATIONS_SAID: Readonly<Record<Relation, MessageDescriptor>> = {
  spouse: msg`Spouse`,
  child: msg`Child`,
  heir: msg`Heir`,
  assistant: msg`Assistant`,
  accountant: msg`Accountant`,
  lawyer: msg`Lawyer`,
}

export const RELATION_ICONS: Readonly<Record<Relation, LucideIcon>> = {
  spouse: HeartHandshake,
  child: Sprout,
  heir: UserRound,
  assistant: ClipboardList,
  accountant: Calculator,
  lawyer: Scale,
}
