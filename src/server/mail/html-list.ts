import type { MailItem, MailList } from './template.ts'

/** The colours by value, for mail programs that know no style sheet. */
const TONES: Record<MailItem['mark']['tone'], string> = {
  bad: 'background:#F8E1DC;color:#98291F',
  pending: 'background:#F7EBCF;color:#775009',
  waiting: 'background:#DFECF4;color:#1B5A82',
}

/** The same by night, by class. */
export const LIST_BY_NIGHT = `.mark-bad { background: #3d1f1c !important; color: #f3a79b !important }
.mark-pending { background: #362b17 !important; color: #ecc67e !important }
.mark-waiting { background: #152f40 !important; color: #9cc9e8 !important }
.outlined { border-color: #7ecac2 !important; color: #7ecac2 !important }`

interface Looks {
  serif: string
  sans: string
  ink: string
  quiet: string
  accent: string
  line: string
  escaped: (text: string) => string
}

/** Things with a press each, and lines that are further off, as tables: screen readers are told which is a table of data. */
export function listOfThings({ items, title, lines }: MailList, looks: Looks): string {
  const { ink, sans, quiet, accent, line, escaped } = looks
  const rows = lines.map(
    (one) =>
      `<tr><th scope="row" class="quiet line" style="width:30%;padding:10px 12px 10px 0;border-top:1px solid ${line};text-align:left;vertical-align:top;font:400 14px/1.5 ${sans};color:${quiet}">${escaped(one.when)}</th>
<td class="ink line" style="padding:10px 12px 10px 0;border-top:1px solid ${line};vertical-align:top;font:400 16px/1.5 ${sans};color:${ink}">${escaped(one.text)}<br>
<a href="${escaped(one.link)}" class="link" aria-label="${escaped(`${one.label}: ${one.text}`)}" style="display:inline-block;padding:4px 0;color:${accent}">${escaped(one.label)}</a></td></tr>`,
  )
  const table =
    rows.length > 0
      ? `<table class="ink" width="100%" cellpadding="0" cellspacing="0" style="margin:12px 0 22px;border-collapse:collapse">
<caption class="ink" style="padding:0 0 8px;text-align:left;font:600 16px/1.4 ${sans};color:${ink}">${escaped(title)}</caption>
${rows.join('\n')}
</table>`
      : ''
  return `${items.map((one, at) => item(one, at === 0, looks)).join('\n')}\n${table}`
}

function item({ mark, title, text, label, link, filled }: MailItem, isFirst: boolean, looks: Looks): string {
  const { serif, sans, ink, accent, line, escaped } = looks
  const edge = isFirst ? '' : `border-top:1px solid ${line};`
  const press = filled
    ? `class="button" style="display:inline-block;padding:13px 24px;background:${accent};border:1px solid ${accent};border-radius:10px;font:600 16px/1.25 ${sans};color:#FFFFFF;text-decoration:none"`
    : `class="outlined" style="display:inline-block;padding:13px 24px;border:1px solid ${accent};border-radius:10px;font:600 16px/1.25 ${sans};color:${accent};text-decoration:none"`
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td class="line" style="${edge}padding:${isFirst ? 4 : 22}px 0 24px">
<p style="margin:0 0 10px"><span class="mark-${mark.tone}" style="display:inline-block;padding:3px 10px;border-radius:999px;font:600 14px/1.5 ${sans};${TONES[mark.tone]}">${escaped(mark.text)}</span></p>
<h2 class="ink" style="margin:0 0 6px;font:400 20px/1.3 ${serif};color:${ink}">${escaped(title)}</h2>
<p class="ink" style="margin:0 0 16px;font:400 16px/1.6 ${sans};color:${ink}">${escaped(text)}</p>
<p style="margin:0"><a href="${escaped(link)}" ${press}>${escaped(label)}</a></p>
</td></tr></table>`
}
