import { strToU8, zipSync } from 'fflate'
import type { Paper, PaperTable } from './paper.ts'

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const WORDS = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml'

/** A paper as a `.docx` file. */
export function wordFile(paper: Paper): Uint8Array {
  const parts = {
    '[Content_Types].xml': `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${TYPE}.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="${TYPE}.styles+xml"/></Types>`,
    '_rels/.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/_rels/document.xml.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
    'word/styles.xml': `${HEAD}<w:styles xmlns:w="${WORDS}"><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Calibri" w:hAnsi="Calibri"/><w:sz w:val="22"/><w:lang w:val="${paper.language === 'en' ? 'en-US' : 'es-MX'}"/></w:rPr></w:rPrDefault><w:pPrDefault><w:pPr><w:spacing w:after="140" w:line="276" w:lineRule="auto"/></w:pPr></w:pPrDefault></w:docDefaults>${style('Title', 'Title', 44)}${style('Heading1', 'heading 1', 28)}</w:styles>`,
    'word/document.xml': `${HEAD}<w:document xmlns:w="${WORDS}"><w:body>${bodyOf(paper)}<w:sectPr><w:pgSz w:w="12240" w:h="15840"/><w:pgMar w:top="1440" w:right="1440" w:bottom="1440" w:left="1440"/></w:sectPr></w:body></w:document>`,
  }
  const files = Object.entries(parts).map(([name, text]) => [name, strToU8(text)] as const)
  return zipSync(Object.fromEntries(files))
}

const style = (id: string, name: string, halfPoints: number) =>
  `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/><w:pPr><w:keepNext/><w:spacing w:before="240" w:after="120"/></w:pPr><w:rPr><w:color w:val="0E5A60"/><w:sz w:val="${halfPoints}"/></w:rPr></w:style>`

function bodyOf({ title, lead, sections, signers = [], foot }: Paper): string {
  return [
    paragraph(title, 'Title'),
    paragraph(lead),
    ...sections.flatMap(({ heading, paragraphs = [], points = [], table }) => [
      paragraph(heading, 'Heading1'),
      ...paragraphs.map((text) => paragraph(text)),
      ...points.map((text) => paragraph(`•  ${text}`)),
      ...(table ? [tableOf(table)] : []),
    ]),
    ...signers.flatMap((signer) => [
      paragraph(''),
      paragraph('______________________________'),
      paragraph(signer),
    ]),
    paragraph(foot),
  ].join('')
}

function paragraph(text: string, styleId?: string): string {
  const look = styleId ? `<w:pPr><w:pStyle w:val="${styleId}"/></w:pPr>` : ''
  return `<w:p>${look}<w:r><w:t xml:space="preserve">${inXml(text)}</w:t></w:r></w:p>`
}

function tableOf({ head, rows }: PaperTable): string {
  const line = (cells: readonly string[]) =>
    `<w:tr>${cells.map((text) => `<w:tc><w:tcPr><w:tcW w:w="${Math.floor(9360 / head.length)}" w:type="dxa"/></w:tcPr>${paragraph(text)}</w:tc>`).join('')}</w:tr>`
  const border = ['top', 'bottom', 'insideH'].map(
    (side) => `<w:${side} w:val="single" w:sz="4" w:color="D6C9B5"/>`,
  )
  const grid = head.map(() => `<w:gridCol w:w="${Math.floor(9360 / head.length)}"/>`).join('')
  return `<w:tbl><w:tblPr><w:tblW w:w="9360" w:type="dxa"/><w:tblBorders>${border.join('')}</w:tblBorders></w:tblPr><w:tblGrid>${grid}</w:tblGrid>${[head, ...rows].map(line).join('')}</w:tbl>`
}

/** A text as it may stand in XML. */
function inXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
