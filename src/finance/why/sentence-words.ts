import type { Words, WordValues } from '../../kernel/language.ts'

/** A sentence with its values, formatted for the language that it is said in. */
export interface Sentence {
  words: Words
  values?: WordValues
}

/**
 * What “Why this figure?” says in sentences, on the screen and on paper; what stands between <b> and </b> is emphasized where it can be.
 * Days, months, percent and money come formatted.
 */
export const SENTENCES = {
  rented: /*i18n*/ {
    id: 'why.say.rented',
    message:
      'Your residence was rented <b>{nights, plural, one {# night} other {# nights}} of {nightsInMonth}</b> in {month}, for <b>{income}</b> before taxes.',
  },
  notRented: /*i18n*/ {
    id: 'why.say.not-rented',
    message: 'Your residence was not rented in {month}.',
  },
  keptAfterAgency: /*i18n*/ {
    id: 'why.say.kept-after-agency',
    message:
      'After an agency’s commission the club keeps <b>{share}</b>, by the rule in force since {since}: <b>{kept}</b>.',
  },
  kept: /*i18n*/ {
    id: 'why.say.kept',
    message: 'Of that the club keeps <b>{share}</b>, by the rule in force since {since}: <b>{kept}</b>.',
  },
  ownAlone: /*i18n*/ {
    id: 'why.say.own-alone',
    message: 'With the monthly service of {service} taken off, <b>{own}</b> is yours.',
  },
  ownAsMuch: /*i18n*/ {
    id: 'why.say.own-as-much',
    message:
      'With the monthly service of {service} taken off, <b>{own}</b> is yours. It is as much as in {before}.',
  },
  ownMore: /*i18n*/ {
    id: 'why.say.own-more',
    message:
      'With the monthly service of {service} taken off, <b>{own}</b> is yours. That is {amount} more than in {before}, which had {nights, plural, one {# night} other {# nights}}.',
  },
  ownLess: /*i18n*/ {
    id: 'why.say.own-less',
    message:
      'With the monthly service of {service} taken off, <b>{own}</b> is yours. That is {amount} less than in {before}, which had {nights, plural, one {# night} other {# nights}}.',
  },
  ownBelow: /*i18n*/ {
    id: 'why.say.own-below',
    message: 'With the monthly service of {service} taken off, the month ends at <b>{own}</b>.',
  },
  ownAdjusted: /*i18n*/ {
    id: 'why.say.own-adjusted',
    message:
      'With the monthly service of {service} taken off, the month ended at <b>{own}</b>; on signing it was adjusted to zero, so that it counts as nothing.',
  },
  totalIncome: /*i18n*/ {
    id: 'why.say.total-income',
    message: 'The rental income of {month} was <b>{income}</b>.',
  },
  totalKept: /*i18n*/ {
    id: 'why.say.total-kept',
    message: 'Of that the club kept <b>{kept}</b> as fees and charges.',
  },
  totalEnds: /*i18n*/ { id: 'why.say.total-ends', message: 'The month ends at <b>{own}</b>.' },
  totalAdjusted: /*i18n*/ {
    id: 'why.say.total-adjusted',
    message:
      'The month ended at <b>{own}</b>; on signing it was adjusted to zero, so that it counts as nothing.',
  },
  feeVoted: /*i18n*/ {
    id: 'why.say.fee-voted',
    message: '{resort} costs <b>{whole}</b> this quarter, by the budget that its owners voted on {day}.',
  },
  feeBudget: /*i18n*/ {
    id: 'why.say.fee-budget',
    message: '{resort} costs <b>{whole}</b> this quarter, by its budget of {year}.',
  },
  feeShare: /*i18n*/ {
    id: 'why.say.fee-share',
    message:
      'Residence {residence} carries <b>{share}</b> of it, its {own} of the resort’s {all} m² by the deed.',
  },
  feeQuarter: /*i18n*/ {
    id: 'why.say.fee-quarter',
    message: 'It is the condo fee Q{quarter} {year}.',
  },
  feeDue: /*i18n*/ { id: 'why.say.fee-due', message: 'It is due on {day}.' },
  feePaid: /*i18n*/ { id: 'why.say.fee-paid', message: 'That is <b>{fee}</b>, and all of it is paid.' },
  feeOpen: /*i18n*/ {
    id: 'why.say.fee-open',
    message: 'That is <b>{fee}</b>; {came} has come in, so <b>{open}</b> is still to pay.',
  },
  reportEnded: /*i18n*/ {
    id: 'why.say.report-ended',
    message: 'The report of {month} ended at <b>{balance}</b>.',
  },
  signed: /*i18n*/ { id: 'why.say.signed', message: '{signer} signed it on {day}.' },
  adjusted: /*i18n*/ {
    id: 'why.say.adjusted',
    message: 'A month that ends below zero is adjusted to zero on signing: <b>{amount}</b> to your credit.',
  },
  paidOut: /*i18n*/ {
    id: 'why.say.paid-out',
    message: 'The choice signed with it pays the profit out on {day}: <b>{amount}</b>.',
  },
  paidOutLess: /*i18n*/ {
    id: 'why.say.paid-out-less',
    message:
      'The choice signed with it pays the profit out on {day}; {used} of it was settled from the profit before that, so <b>{amount}</b> goes out.',
  },
  towardsFee: /*i18n*/ {
    id: 'why.say.towards-fee',
    message:
      'The choice signed with it puts the profit towards condo fees: <b>{amount}</b> towards that of Q{quarter} {year}.',
  },
  received: /*i18n*/ {
    id: 'why.say.received',
    message: 'The club received <b>{amount}</b> on {day}.',
  },
  gaveBack: /*i18n*/ {
    id: 'why.say.gave-back',
    message: 'The club gave <b>{amount}</b> back on {day}.',
  },
  charged: /*i18n*/ { id: 'why.say.charged', message: 'The club charged <b>{amount}</b> on {day}.' },
  credited: /*i18n*/ { id: 'why.say.credited', message: 'The club credited <b>{amount}</b> on {day}.' },
  draft: /*i18n*/ {
    id: 'why.say.draft',
    message: 'It is a draft of {day}: nothing of its <b>{amount}</b> is charged yet.',
  },
  oneLine: /*i18n*/ { id: 'why.say.one-line', message: 'Its one line is “{line}”.' },
  oneLineTimes: /*i18n*/ {
    id: 'why.say.one-line-times',
    message: 'Its one line is “{line}”, {count} at {unit} each.',
  },
  lines: /*i18n*/ {
    id: 'why.say.lines',
    message: 'It is made of {count, plural, one {# line} other {# lines}}, which add up to it.',
  },
  ofOrder: /*i18n*/ { id: 'why.say.of-order', message: 'It is for order <b>{number}</b> of {day}.' },
  orderTotal: /*i18n*/ {
    id: 'why.say.order-total',
    message: '{count, plural, one {Its line comes} other {Its # lines come}} to <b>{total}</b>, with taxes.',
  },
  orderTotalLess: /*i18n*/ {
    id: 'why.say.order-total-less',
    message:
      '{gone, plural, one {A line of it was cancelled and costs} other {# of its lines were cancelled and cost}} nothing; with taxes the others come to <b>{total}</b>.',
  },
  orderCancelled: /*i18n*/ {
    id: 'why.say.order-cancelled',
    message: 'The whole order, of {total} with taxes, was cancelled on {day}.',
  },
  repairDone: /*i18n*/ { id: 'why.say.repair-done', message: 'The club closed it as resolved on {day}.' },
  repairGivenUp: /*i18n*/ { id: 'why.say.repair-given-up', message: 'The request was cancelled on {day}.' },
  repairOpen: /*i18n*/ { id: 'why.say.repair-open', message: 'The request is not closed yet.' },
  ofRepair: /*i18n*/ {
    id: 'why.say.of-repair',
    message: 'It is for maintenance request <b>{code}</b>, {first} to {last}.',
  },
  quoteApproved: /*i18n*/ {
    id: 'why.say.quote-approved',
    message: '{signer} approved quote {number} on {day}: <b>{total}</b> with tax.',
  },
  quoteBilledLess: /*i18n*/ {
    id: 'why.say.quote-billed-less',
    message:
      '{signer} approved quote {number} on {day}: {total} with tax, of which <b>{billed}</b> is billed.',
  },
  someOrder: /*i18n*/ {
    id: 'why.say.some-order',
    message: 'It is for something you ordered; the club’s books name no order number.',
  },
  someRepair: /*i18n*/ {
    id: 'why.say.some-repair',
    message: 'It is for a repair of your residence; the club’s books name no maintenance request.',
  },
  inFavor: /*i18n*/ { id: 'why.say.in-favor', message: 'It is in your favor.' },
  clubsReceipt: /*i18n*/ {
    id: 'why.say.clubs-receipt',
    message:
      'The club entered it from its own books: its receipt is the one that the club gave for it, and none of this portal.',
  },
  ofNothing: /*i18n*/ {
    id: 'why.say.of-nothing',
    message: 'The club’s books name no order and no repair for it.',
  },
  corrects: /*i18n*/ {
    id: 'why.say.corrects',
    message: 'It corrects {concept} ({reference}) of {day}, which was <b>{was}</b>.',
  },
  correctedTo: /*i18n*/ {
    id: 'why.say.corrected-to',
    message: 'With this correction that comes to <b>{now}</b>.',
  },
  settledBack: /*i18n*/ {
    id: 'why.say.settled-back',
    message: 'It is a side of what was settled from a profit and taken back; all sides are zero together.',
  },
  correctsAnother: /*i18n*/ {
    id: 'why.say.corrects-another',
    message: 'It corrects another transaction of the statement.',
  },
  wasCorrected: /*i18n*/ {
    id: 'why.say.was-corrected',
    message:
      '{count, plural, one {A transaction of its own corrects} other {# transactions of their own correct}} it: it comes to <b>{now}</b>.',
  },
  planPart: /*i18n*/ {
    id: 'why.say.plan-part',
    message:
      'It is part <b>{position} of {count}</b> of plan {number}, to which {signer} agreed on {day}; it is due on {due}.',
  },
  planMoved: /*i18n*/ {
    id: 'why.say.plan-moved',
    message:
      'It is what plan {number} took over, to which {signer} agreed on {day}: what was due at once is due in {count, plural, one {# part} other {# parts}}.',
  },
  planFee: /*i18n*/ {
    id: 'why.say.plan-fee',
    message: 'It is the fee of plan {number}, to which {signer} agreed on {day}.',
  },
  planTotal: /*i18n*/ {
    id: 'why.say.plan-total',
    message:
      '<b>{base}</b> was open; the fee of {percent} by the rule {rule} adds {fee}, so the parts come to <b>{total}</b>.',
  },
  planTotalFree: /*i18n*/ {
    id: 'why.say.plan-total-free',
    message: '<b>{base}</b> was open; the rule {rule} asks no fee, so the parts come to the same.',
  },
  interestOf: /*i18n*/ {
    id: 'why.say.interest-of',
    message: '{concept} was due on {due}, and was late on {day}.',
  },
  interestRule: /*i18n*/ {
    id: 'why.say.interest-rule',
    message:
      'By the rule {rule}, in force since {since}, what is still open {days, plural, =0 {after its due day} one {# day after its due day} other {# days after its due day}} costs {percent} a month.',
  },
  interestCents: /*i18n*/ {
    id: 'why.say.interest-cents',
    message: 'Of what was open on {day} that is <b>{amount}</b>.',
  },
  earlyOf: /*i18n*/ {
    id: 'why.say.early-of',
    message: '{concept} was paid on {day}, before it was due on {due}; receipt {receipt}.',
  },
  earlyRule: /*i18n*/ {
    id: 'why.say.early-rule',
    message:
      'By the rule {rule}, in force since {since}, paying {days, plural, =0 {by the due day} one {# day before the due day or earlier} other {# days before the due day or earlier}} brings {percent} of what is paid.',
  },
  earlyCents: /*i18n*/ {
    id: 'why.say.early-cents',
    message: 'That is <b>{amount}</b> to your credit.',
  },
  earlyBack: /*i18n*/ {
    id: 'why.say.early-back',
    message: 'The payment went back, and with it <b>{amount}</b> of what paying early had brought.',
  },
  receipt: /*i18n*/ {
    id: 'why.say.receipt',
    message:
      'Receipt {receipt} says where it went: to {count, plural, one {# charge} other {# charges}}, {paid} together.',
  },
  receiptNothing: /*i18n*/ {
    id: 'why.say.receipt-nothing',
    message: 'Its receipt is {receipt}; it has paid no charge.',
  },
  leftOver: /*i18n*/ {
    id: 'why.say.left-over',
    message: '<b>{left}</b> of it has paid nothing yet.',
  },
  wentBack: /*i18n*/ {
    id: 'why.say.went-back',
    message: '<b>{back}</b> of it went back; nothing of the rest is left over.',
  },
  nothingLeft: /*i18n*/ { id: 'why.say.nothing-left', message: 'Nothing of it is left over.' },
  takenBack: /*i18n*/ {
    id: 'why.say.taken-back',
    message:
      'It belongs to the payment of receipt {receipt}; what that paid is open again as far as it went back.',
  },
  profitUsed: /*i18n*/ {
    id: 'why.say.profit-used',
    message: 'On {day} <b>{amount}</b> of the profit of {month} was put towards charges.',
  },
  otherSide: /*i18n*/ {
    id: 'why.say.other-side',
    message: 'Both sides stand in the statement, and are zero together.',
  },
} satisfies Record<string, Words>
