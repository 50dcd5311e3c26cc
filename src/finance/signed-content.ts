import { balanceOf } from './report.ts'
import type { ReportFacts, Signature } from './report-facts.ts'

/**
 * What was signed as one line of text. The certificate prints it beside its SHA-256, so that anybody can compute the sum
 * again; it therefore never changes its form, only its version: in the second one several owners have signed, the last four
 * parts once for each. Amounts in cents, moments in UTC. Of a name only plain
 * letters stand as they are, so that what is printed is what was summed, in whatever script somebody signs.
 */
export function signedContent(report: ReportFacts, signature: Signature): string {
  const { parts } = signature
  const first = {
    idOwner: signature.accountId,
    signer: signature.signer,
    signedAt: signature.at,
    from: signature.from,
  }
  return [
    `executive-report/${parts.length > 0 ? 2 : 1}`,
    `report=${report.id}`,
    `contract=${report.contractNumber}`,
    `month=${report.month.slice(0, 7)}`,
    `currency=${report.currency}`,
    `income=${report.incomeCents}`,
    `fees=${report.feesCents}`,
    `balance=${balanceOf(report)}`,
    `carried=${signature.carriedCents}`,
    `cash-back=${signature.cashBack ?? '-'}`,
    ...(parts.length > 0 ? parts : [first]).flatMap(({ idOwner, signer, signedAt, from }) => [
      `owner=${idOwner}`,
      `signer=${writtenName(signer)}`,
      `signed=${signedAt}`,
      `from=${from ?? '-'}`,
    ]),
  ].join('; ')
}

/** A name in printable ASCII: other characters, and the separators of the line, are written as `\u{418}`. */
export function writtenName(name: string): string {
  return name.replace(
    /[^ !'(),\-.0-9A-Za-z\u00c0-\u00ff]/gu,
    (letter) => `\\u{${letter.codePointAt(0)?.toString(16)}}`,
  )
}
