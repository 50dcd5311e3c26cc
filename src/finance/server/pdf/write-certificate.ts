import { createHash } from 'node:crypto'
import { formatMoment } from '../../../kernel/day.ts'
import { formatMoney } from '../../../kernel/money.ts'
import { isSameName } from '../../../membership/same-name.ts'
import { printable } from '../../../server/press/printable.ts'
import { momentInUtc } from '../../moment.ts'
import { balanceOf } from '../../report.ts'
import type { PartOfSignature, ReportFacts, Signature } from '../../report-facts.ts'
import { REPORT_WORDS as WORDS } from '../../report-words.ts'
import { signedContent } from '../../signed-content.ts'
import { outcomeRows } from './outcome.ts'
import type { PaperCertificate } from './paper.ts'
import { speaker } from './speaker.ts'
import { clubName, type House, monthOf, numberOf } from './write-paper.ts'

/** The page that says who signed what, when and from where; `seal` is whose key seals the file, and when. */
export function writeCertificate(
  report: ReportFacts,
  signature: Signature,
  house: House,
  seal: { keyHolder: string; at: Date },
): PaperCertificate {
  const words = speaker(report)
  const money = (cents: number) => `${formatMoney({ cents, currency: report.currency })} ${report.currency}`
  const whenOf = (at: Date) => ({
    value: words(WORDS.atResort, {
      when: formatMoment(at, report.zone, report.language),
      zone: report.zone,
    }),
    hint: momentInUtc(at),
  })
  const content = signedContent(report, signature)
  return {
    title: words(WORDS.certificate),
    lead: words(WORDS.certificateLead, { club: clubName(house, report.language) }),
    rows: [
      {
        label: words(WORDS.signedBy),
        value: partsOf(signature)
          .map(({ account }) => printable(account))
          .join(' · '),
        strong: true,
      },
      ...partsOf(signature).flatMap(({ account, signer, signedAt, from }, _, all) => [
        // Of several, each one's rows begin with whose they are.
        ...(all.length > 1 ? [{ label: words(WORDS.signedBy), value: printable(account) }] : []),
        ...(isSameName(account, signer) ? [] : [{ label: words(WORDS.asTyped), value: printable(signer) }]),
        { label: words(WORDS.signedAt), ...whenOf(new Date(signedAt)) },
        { label: words(WORDS.from), value: from ?? words(WORDS.notRecorded) },
      ]),
      {
        label: words(WORDS.report),
        value: `${monthOf(report.month, report.language)}, ${words(WORDS.number, { number: numberOf(report) })}`,
        hint: words(WORDS.place, { resort: report.resort, residence: report.residence }),
      },
      { label: words(WORDS.balance), value: money(balanceOf(report)) },
      ...outcomeRows(report, signature, money),
      { label: words(WORDS.sealedAt), ...whenOf(seal.at) },
      { label: words(WORDS.sealedBy), value: seal.keyHolder },
    ],
    sumLabel: words(WORDS.sum),
    sum: createHash('sha256').update(content, 'utf8').digest('hex'),
    contentLabel: words(WORDS.content),
    content,
    howTitle: words(WORDS.how),
    how: words(WORDS.howText),
  }
}

/** What each has signed: one, or all of the contract's owners. */
function partsOf({ parts, accountId, account, signer, at, from }: Signature): PartOfSignature[] {
  return parts.length > 0 ? parts : [{ idOwner: accountId, account, signer, signedAt: at, from }]
}
