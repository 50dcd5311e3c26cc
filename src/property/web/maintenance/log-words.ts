import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { MaintenanceLogDeed } from '../../maintenance.ts'

/** What an entry of a request's log is called; a comment alone has its author in its place for the owner. */
export const LOG_DEED_WORDS: Record<MaintenanceLogDeed, MessageDescriptor> = {
  created: msg`Request sent`,
  changed: msg`Request changed`,
  started: msg`Work began`,
  resolved: msg`Request resolved`,
  cancelled: msg`Request cancelled`,
  commented: msg`Comment`,
  named: msg`Technician named`,
  'visit-proposed': msg`Time proposed`,
  'visit-accepted': msg`Time accepted`,
  'visit-countered': msg`Another time proposed`,
  quoted: msg`Quote sent`,
  'quote-approved': msg`Quote approved`,
  'quote-refused': msg`Quote refused`,
  photographed: msg`Pictures added`,
  finished: msg`Work finished`,
  billed: msg`Bill sent`,
}
