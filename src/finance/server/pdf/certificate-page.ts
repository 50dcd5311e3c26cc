import { Page, Text, View } from '@react-pdf/renderer'
import { createElement as h, type ReactElement } from 'react'
import { type Letterhead, letterFoot, letterHead, rows } from '../../../server/press/letter.ts'
import { INK, SERIF, STYLES } from '../../../server/press/look.ts'
import { as } from '../../../server/press/tag.ts'
import type { PaperCertificate } from './paper.ts'

/** The last page of a sealed report or agreement: who signed what, when and from where, and how to check it. */
export function certificatePage(paper: Letterhead, certificate: PaperCertificate): ReactElement {
  const [signedBy, ...others] = certificate.rows
  return h(
    Page,
    { size: 'LETTER', style: STYLES.page },
    letterHead(paper, true),
    h(Text, as('H2', { style: { ...STYLES.display, fontSize: 28, marginTop: 20 } }), certificate.title),
    h(Text, { style: { color: INK.ink2, marginTop: 6, maxWidth: 420 } }, certificate.lead),
    signedBy &&
      h(
        View,
        {
          style: {
            backgroundColor: INK.sand,
            borderRadius: 10,
            paddingVertical: 10,
            paddingHorizontal: 18,
            marginTop: 12,
            marginBottom: 10,
          },
        },
        h(Text, { style: STYLES.label }, signedBy.label),
        h(
          Text,
          { style: { fontFamily: SERIF, fontWeight: 300, fontSize: 22, lineHeight: 1.3 } },
          signedBy.value,
        ),
      ),
    rows(others, 5),
    h(
      View,
      { wrap: false, style: { marginTop: 12 } },
      h(Text, { style: STYLES.label }, certificate.sumLabel),
      h(Text, { style: { fontFamily: 'Courier', fontSize: 8.6, marginTop: 2 } }, certificate.sum),
      h(Text, { style: { ...STYLES.label, marginTop: 8 } }, certificate.contentLabel),
      h(Text, { style: { fontSize: 8, color: INK.ink2, marginTop: 2 } }, certificate.content),
      h(Text, { style: { ...STYLES.label, marginTop: 8 } }, certificate.howTitle),
      h(Text, { style: { fontSize: 8.5, color: INK.ink2, marginTop: 2 } }, certificate.how),
    ),
    letterFoot(paper),
  )
}
