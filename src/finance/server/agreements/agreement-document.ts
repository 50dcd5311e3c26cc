import { type DocumentProps, Page, Text, View } from '@react-pdf/renderer'
import { createElement as h, type ReactElement } from 'react'
import { letterFoot, letterHead, rows } from '../../../server/press/letter.ts'
import { letterDocument } from '../../../server/press/letter-document.ts'
import { INK, STYLES } from '../../../server/press/look.ts'
import { certificatePage } from '../pdf/certificate-page.ts'
import { note, opening } from '../pdf/report-document.ts'
import { section } from '../pdf/section.ts'
import type { AgreementPaper } from './agreement-paper.ts'

/** An agreement, set: what is paid in installments, by when each part is due, and the certificate. */
export function agreementDocument(paper: AgreementPaper): ReactElement<DocumentProps> {
  return letterDocument(
    paper,
    h(
      Page,
      { size: 'LETTER', style: STYLES.page },
      letterHead(paper),
      opening({ ...paper, month: paper.heading }),
      note(paper),
      section(paper.takenOver.title, paper.takenOver.currency),
      rows(paper.takenOver.rows, 5),
      // The days stay together: what is agreed to is read at one glance.
      h(
        View,
        { wrap: paper.parts.rows.length > 12 },
        section(paper.parts.title, ''),
        rows(paper.parts.rows, 5),
        h(Text, { style: { ...STYLES.small, color: INK.ink2, marginTop: 8 } }, paper.rule),
        h(Text, { style: { ...STYLES.small, color: INK.ink2, marginTop: 6 } }, paper.ending),
      ),
      letterFoot(paper),
    ),
    paper.certificate && certificatePage(paper, paper.certificate),
  )
}
