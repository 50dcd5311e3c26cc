import { type DocumentProps, Page, Path, Svg, Text, View } from '@react-pdf/renderer'
import { createElement as h, type ReactElement } from 'react'
import { QR_INK } from '../../../property/pass-qr.ts'
import { letterFoot, letterHead, rows } from '../../../server/press/letter.ts'
import { letterDocument } from '../../../server/press/letter-document.ts'
import { INK, STYLES } from '../../../server/press/look.ts'
import { as } from '../../../server/press/tag.ts'
import type { GuestPassPaper } from './pass-paper.ts'

/** How large the QR code is on paper, in points: a guard reads it from an arm's length. */
const QR_SIZE = 230

/** A guest's pass, set: what, for whom, the code, and where and when. */
export function passDocument(paper: GuestPassPaper): ReactElement<DocumentProps> {
  const { size, path, alt } = paper.qr
  return letterDocument(
    paper,
    h(
      Page,
      { size: 'LETTER', style: STYLES.page },
      letterHead(paper),
      h(
        View,
        { style: { marginTop: 30 } },
        h(Text, as('H1', { style: STYLES.display }), paper.activity),
        h(Text, { style: { fontSize: 12, color: INK.ink2, marginTop: 6 } }, paper.name),
      ),
      h(
        View,
        { style: { alignItems: 'center', marginTop: 22, marginBottom: 22 } },
        h(
          Svg,
          as('Figure', { width: QR_SIZE, height: QR_SIZE, viewBox: `0 0 ${size} ${size}` }, { alt }),
          h(Path, { d: path, fill: QR_INK }),
        ),
        h(Text, { style: { ...STYLES.figure, fontSize: 24, marginTop: 6 } }, paper.code),
        h(Text, { style: { ...STYLES.small, marginTop: 6, textAlign: 'center' } }, paper.show),
      ),
      rows(paper.rows),
      letterFoot(paper),
    ),
  )
}
