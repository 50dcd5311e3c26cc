/** A PDF of one page that holds nothing but a note of its maker, as small as a reader opens it: its table counts true. */
export function onePagePdf(note = ''): string {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 300]/Note(${note})>>`,
  ]
  const at: number[] = []
  let text = '%PDF-1.4\n'
  for (const [index, object] of objects.entries()) {
    at.push(text.length)
    text += `${index + 1} 0 obj${object}endobj\n`
  }
  const rows = at.map((one) => `${String(one).padStart(10, '0')} 00000 n \n`).join('')
  const table = `xref\n0 4\n0000000000 65535 f \n${rows}`
  return `${text}${table}trailer<</Size 4/Root 1 0 R>>\nstartxref\n${text.length}\n%%EOF\n`
}
