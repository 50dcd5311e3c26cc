import { createHash } from 'node:crypto'
import { formatDay, formatMoment, todayIn } from '../../../kernel/day.ts'
import { momentInWords } from '../../../kernel/day-words.ts'
import { formatMoney } from '../../../kernel/money.ts'
import { isSameName } from '../../../membership/same-name.ts'
import { brandIn } from '../../../server/boot/config.ts'
import type { Letterhead, LetterRow } from '../../../server/press/letter.ts'
import { printable } from '../../../server/press/printable.ts'
import { percentWords } from '../../account/plan-words.ts'
import { type AgreementFacts, agreedContent } from '../../agreed-content.ts'
import { momentInUtc } from '../../moment.ts'
import { REPORT_WORDS } from '../../report-words.ts'
import type { PaperCertificate, ReportPaper } from '../pdf/paper.ts'
import { speaker } from '../pdf/speaker.ts'
import { clubName, type House } from '../pdf/write-paper.ts'
import { AGREEMENT_WORDS as WORDS } from './agreement-words.ts'

/** The content of an agreement's PDF as plain data. */
export interface AgreementPaper
  extends Letterhead,
    Pick<ReportPaper, 'language' | 'title' | 'subject' | 'place' | 'facts' | 'note'> {
  form: 'agreement'
  heading: string
  takenOver: { title: string; currency: string; rows: readonly LetterRow[] }
  parts: { title: string; rows: readonly LetterRow[] }
  rule: string
  /** What ending it means. */
  ending: string
  certificate: PaperCertificate | null
}

/** What the file is called: "Installment agreement 41207-1.pdf". */
export function agreementFileName(facts: AgreementFacts): string {
  return `${speaker(facts)(WORDS.fileName, { number: facts.number })}.pdf`
}

/** Who signed, and beside it the name as typed where that is another. */
export function agreementSigner({ account, signer, language }: AgreementFacts): string {
  if (isSameName(account, signer)) return printable(account)
  const names = { account: printable(account), signer: printable(signer) }
  return speaker({ language })(REPORT_WORDS.signerAsTyped, names)
}

/** The content of an agreement's PDF in the language in which it was signed. */
export function writeAgreement(
  facts: AgreementFacts,
  house: House,
  certificate: PaperCertificate | null = null,
): AgreementPaper {
  const words = speaker(facts)
  const { language, number, currency } = facts
  const money = (cents: number) => formatMoney({ cents, currency })
  const place = words(REPORT_WORDS.place, { resort: facts.resort, residence: facts.residence })
  const signed = {
    signer: agreementSigner(facts),
    when: momentInWords(new Date(facts.signedAt), facts.zone, language),
    club: clubName(house, facts.language),
  }
  const count = facts.parts.length
  // The fee has a row of its own.
  const charges = facts.lines.filter(({ cents, reference }) => cents > 0 && reference !== `IF-${number}`)
  const creditCents = facts.lines.reduce((sum, { cents }) => sum + Math.max(0, -cents), 0)
  return {
    form: 'agreement',
    language,
    title: words(WORDS.title, { parts: count, number }),
    subject: words(REPORT_WORDS.subject, { place, contract: facts.contractNumber }),
    brand: brandIn(house.brand, language),
    kind: words(WORDS.kind),
    number: words(REPORT_WORDS.number, { number }),
    heading: words(WORDS.heading, { parts: count }),
    place,
    facts: [
      { label: words(REPORT_WORDS.preparedFor), value: printable(facts.ownerName) },
      { label: words(REPORT_WORDS.contract), value: `${facts.contractNumber} · ${facts.membershipCode}` },
      {
        label: words(WORDS.agreed),
        value: formatDay(todayIn(facts.zone, new Date(facts.signedAt)), language),
      },
    ],
    note: certificate
      ? {
          tone: 'signed',
          title: words(REPORT_WORDS.signedTitle),
          text: words(REPORT_WORDS.signedText, signed),
        }
      : {
          tone: 'sealing',
          title: words(REPORT_WORDS.sealingTitle),
          text: words(WORDS.sealingText, signed),
        },
    takenOver: {
      title: words(WORDS.takenOver),
      currency: words(currency === 'USD' ? REPORT_WORDS.usd : REPORT_WORDS.mxn),
      rows: [
        ...charges.map(({ concept, reference, cents }) => ({
          label: concept[language],
          value: money(cents),
          hint: reference,
        })),
        ...(creditCents > 0 ? [{ label: words(WORDS.credit), value: money(-creditCents) }] : []),
        { label: words(WORDS.base), value: money(facts.baseCents) },
        {
          label: words(WORDS.fee, { percent: percentWords(facts.basisPoints) }),
          value: money(facts.feeCents),
        },
        { label: words(WORDS.total), value: money(facts.totalCents), strong: true },
      ],
    },
    parts: {
      title: words(WORDS.parts),
      rows: facts.parts.map(({ due, cents }, at) => ({
        label: formatDay(due, language),
        value: money(cents),
        hint: words(WORDS.part, { position: at + 1, parts: count }),
      })),
    },
    rule: words(WORDS.rule, { rule: facts.rule }),
    ending: words(WORDS.ending),
    certificate,
    footer: words(REPORT_WORDS.concierge, {
      club: clubName(house, facts.language),
      phone: house.conciergePhone,
    }),
    page: words(REPORT_WORDS.page, { page: '{page}', pages: '{pages}' }),
  }
}

/** The page that says who signed what, when and from where; `seal` is whose key seals the file, and when. */
export function agreementCertificate(
  facts: AgreementFacts,
  house: House,
  seal: { keyHolder: string; at: Date },
): PaperCertificate {
  const words = speaker(facts)
  const { account, signer, currency } = facts
  const whenOf = (at: Date) => ({
    value: words(REPORT_WORDS.atResort, {
      when: formatMoment(at, facts.zone, facts.language),
      zone: facts.zone,
    }),
    hint: momentInUtc(at),
  })
  const content = agreedContent(facts)
  return {
    title: words(REPORT_WORDS.certificate),
    lead: words(WORDS.certificateLead, { club: clubName(house, facts.language) }),
    rows: [
      { label: words(REPORT_WORDS.signedBy), value: printable(account), strong: true },
      ...(isSameName(account, signer)
        ? []
        : [{ label: words(REPORT_WORDS.asTyped), value: printable(signer) }]),
      { label: words(REPORT_WORDS.signedAt), ...whenOf(new Date(facts.signedAt)) },
      { label: words(REPORT_WORDS.from), value: facts.from ?? words(REPORT_WORDS.notRecorded) },
      {
        label: words(WORDS.kind),
        value: words(REPORT_WORDS.number, { number: facts.number }),
        hint: words(REPORT_WORDS.place, { resort: facts.resort, residence: facts.residence }),
      },
      {
        label: words(WORDS.total),
        value: `${formatMoney({ cents: facts.totalCents, currency })} ${currency}`,
        hint: words(WORDS.heading, { parts: facts.parts.length }),
      },
      { label: words(REPORT_WORDS.sealedAt), ...whenOf(seal.at) },
      { label: words(REPORT_WORDS.sealedBy), value: seal.keyHolder },
    ],
    sumLabel: words(REPORT_WORDS.sum),
    sum: createHash('sha256').update(content, 'utf8').digest('hex'),
    contentLabel: words(REPORT_WORDS.content),
    content,
    howTitle: words(REPORT_WORDS.how),
    how: words(REPORT_WORDS.howText),
  }
}
