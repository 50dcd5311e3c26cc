import { dayInWords } from '../../../kernel/day-words.ts'
import { isSameName } from '../../../membership/same-name.ts'
import { printable } from '../../../server/press/printable.ts'
import { balanceOf } from '../../report.ts'
import type { ReportFacts, Signature } from '../../report-facts.ts'
import { REPORT_WORDS as WORDS } from '../../report-words.ts'
import type { PaperRow } from './paper.ts'
import { speaker } from './speaker.ts'

/**
 * What the signature decided, as the statement has it: the adjustment, the payout with the day on which it was to go out, or what fees took
 * and what is left. The profit itself stands above them.
 */
export function outcomeRows(
  report: ReportFacts,
  signature: Signature,
  amount: (cents: number) => string,
): PaperRow[] {
  const words = speaker(report)
  const { carriedCents, cashBack, payoutDay, setOffs } = signature
  const balance = balanceOf(report)
  if (balance < 0)
    return [
      { label: words(WORDS.adjusted), value: amount(-balance) },
      { label: words(WORDS.carried), value: amount(carriedCents), strong: true },
    ]
  if (cashBack === null || carriedCents === 0) return []
  if (payoutDay !== null) {
    const day = dayInWords(payoutDay, report.language)
    return [{ label: words(WORDS.payOut, { day }), value: amount(carriedCents) }]
  }
  const left = carriedCents - setOffs.reduce((sum, { cents }) => sum + cents, 0)
  return [
    ...setOffs.map(({ year, quarter, cents }) => ({
      label: words(WORDS.setOff, { year: String(year), quarter }),
      value: amount(cents),
    })),
    ...(left > 0 ? [{ label: words(WORDS.credit), value: amount(left) }] : []),
  ]
}

/** Who signed: the account's owner, and beside it the name as typed where that is another; each of them where all had to. */
export function signerOf(report: ReportFacts, { parts, ...signature }: Signature): string {
  return (parts.length > 0 ? parts : [signature]).map((one) => signedName(report, one)).join(' · ')
}

function signedName(report: ReportFacts, { account, signer }: { account: string; signer: string }): string {
  if (isSameName(account, signer)) return printable(account)
  return speaker(report)(WORDS.signerAsTyped, { account: printable(account), signer: printable(signer) })
}
