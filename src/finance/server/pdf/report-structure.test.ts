import { expect, test } from 'vitest'
import { registerFonts } from '../../../server/press/look.ts'
import { taggedPdf } from '../../../server/press/tagged-pdf.ts'
import { hasPoppler, infoOf, treeOf } from '../../../server/press/testing.structure.ts'
import { aReport, aSignature } from '../../testing.a-report.ts'
import { reportDocument } from './report-document.ts'
import { writeCertificate } from './write-certificate.ts'
import { writePaper } from './write-paper.ts'

const house = {
  brand: {
    name: 'Marea',
    tagline: 'Residence Club',
    promotions: 'Offers',
    mailFrom: 'concierge@marea.example',
  },
  conciergePhone: '+52 998 555 0142',
}
registerFonts()

test.runIf(hasPoppler)(
  'a signed report is a tree: one title, a heading a section, tables with heads, the chart in words',
  async () => {
    const report = aReport({ language: 'es' })
    const seal = { keyHolder: 'Marea', at: new Date('2026-11-20T12:00:00Z') }
    const certificate = writeCertificate(report, aSignature(), house, seal)
    const paper = { ...writePaper(report, house), certificate }
    const pdf = await taggedPdf(reportDocument(paper))
    const tree = treeOf(pdf)
    expect(infoOf(pdf)).toMatchObject({
      Title: 'Reporte ejecutivo, octubre de 2026',
      Tagged: 'yes',
      Pages: '3',
    })
    expect(pdf.toString('latin1')).toContain('/Lang (es-MX)')
    expect(tree.filter((line) => /^\. H\d/.test(line))).toEqual([
      '. H1 "Octubre de 2026"',
      `. H2 "${paper.detail.title}"`,
      `. H2 "${paper.table.title}"`,
      `. H2 "${certificate.title}"`,
    ])
    // Three tables: how the balance came about, the months, the signature.
    expect(tree.filter((line) => line === '. Table')).toHaveLength(3)
    for (const head of paper.table.heads) expect(tree).toContain(`. . . TH "${head}"`)
    expect(tree).toContain(`. . . TD "${paper.table.total.at(-1)}"`)
    expect(tree.filter((line) => line.startsWith('. Figure'))).toHaveLength(1)
    // The club's name at the head of each page is said once, the foot never.
    expect(tree.filter((line) => line.endsWith('"Residence Club"'))).toHaveLength(1)
    expect(tree.join('\n')).not.toContain(paper.footer)
    expect(tree.at(-1)).toContain(certificate.how.slice(-20))
  },
)

test('the chart says in words what it shows', async () => {
  const paper = writePaper(aReport(), house)
  const pdf = await taggedPdf(reportDocument(paper))
  const { income, fees, net } = paper.chart
  expect(pdf.toString('latin1')).toContain(`/Alt (${paper.table.title}: ${income}, ${fees}, ${net})`)
})
