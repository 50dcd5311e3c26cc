import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { MailChoice } from '../../../mail-choices.ts'

/** What each choice is called, and when such a mail comes. */
export const CHOICE_WORDS: Record<MailChoice, { title: MessageDescriptor; more: MessageDescriptor }> = {
  'stay-requested': {
    title: msg`Your request is with the club`,
    more: msg`When you request a stay that the club has to confirm.`,
  },
  'stay-authorize': {
    title: msg`A stay needs your answer`,
    more: msg`When the benefits of a stay, or of a change, need your authorization.`,
  },
  'stay-confirmed': {
    title: msg`Confirmed or rejected`,
    more: msg`How a request ended, at once or by the club’s answer.`,
  },
  'stay-changed': {
    title: msg`Changes`,
    more: msg`Before and after, when a change is requested, made, rejected or withdrawn.`,
  },
  'stay-cancelled': {
    title: msg`Cancellations`,
    more: msg`What is back in your balance, and what it cost.`,
  },
  'stay-lapsing': {
    title: msg`What is about to expire, or has expired`,
    more: msg`Days before the last day for an answer, once more the day before, and when it has passed.`,
  },
  'stay-arrival': {
    title: msg`Three days before arrival`,
    more: msg`When and where you are expected.`,
  },
  'stay-waiting': {
    title: msg`Your wishes on the waiting list`,
    more: msg`When you join, change or withdraw one, and when its last day has passed. What is held for you always comes.`,
  },
  maintenance: {
    title: msg`Maintenance requests`,
    more: msg`When the club begins, writes to you or is done.`,
  },
  document: {
    title: msg`Documents`,
    more: msg`When the club adds a document to your contract, or replaces one.`,
  },
  exchange: {
    title: msg`The weeks exchange`,
    more: msg`When you give weeks, change them or stop taking part. What the club has found for you always comes.`,
  },
  'remind-fee': {
    title: msg`A fee or another charge is due`,
    more: msg`30 and 7 days before, the day before, and when it is late.`,
  },
  'remind-expiry': {
    title: msg`Nights and benefits expire`,
    more: msg`90, 30 and 7 days before, as long as some are left.`,
  },
  'remind-cancel': {
    title: msg`Free cancelling ends`,
    more: msg`A week before the last day on which a stay is cancelled free, and the day before.`,
  },
  'remind-report': {
    title: msg`A report waits for you`,
    more: msg`When one has waited for your signature for some days.`,
  },
}
