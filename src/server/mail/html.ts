import type { Language } from '../../kernel/language.ts'
import type { Brand } from '../boot/config.ts'
import { LIST_BY_NIGHT, listOfThings } from './html-list.ts'
import type { MailList, MailTable } from './template.ts'

/** A mail's texts, not yet escaped. */
export interface MailParts {
  title: string
  before: readonly string[]
  tables: readonly MailTable[]
  list: MailList | null
  below: readonly string[]
  /** Where the mail has a picture: what it shows. */
  picture: string | null
  action: { label: string; link: string; hint: string } | null
  after: readonly string[]
  /** The closing words for owners; null where none reads it. */
  concierge: string | null
  /** Ways out, at the foot: to stop such mails, to choose which come. */
  ways: readonly { label: string; link: string }[]
}

/** Mail programs know neither variables nor our fonts: the portal's colours by value, and fonts that they have. */
const SERIF = "Georgia,'Times New Roman',serif"
const SANS = "'Helvetica Neue',Helvetica,Arial,sans-serif"
const INK = '#15282B'
const QUIET = '#465557'
const HOUSE_LOOK = { accent: '#0E5A60', night: '#7ecac2', onNight: '#05282c' }
const SAND = '#F7F3EC'
const LINE = '#E6DDCF'

/**
 * The dark scheme, for mail programs that support it: a class says which colour an element has, and nothing else.
 * Others show the light scheme.
 */
const byNight = (night: string, onNight: string) => `@media (prefers-color-scheme: dark) {
.ground { background: #0c181b !important }
.card { background: #122326 !important; border-color: #21373b !important }
.line { border-color: #21373b !important }
.ink { color: #f2ece1 !important }
.quiet { color: #bac5c1 !important }
.link { color: ${night} !important }
.button { background: ${night} !important; border-color: ${night} !important; color: ${onNight} !important }
${LIST_BY_NIGHT}
}`

/** Text that may stand between tags and in a quoted attribute. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
}

/** The whole page of a mail: one column, nothing loaded from anywhere. `brand` and `tagline` are escaped. */
export function htmlPage(
  { title, before, tables, list, below, picture, action, after, concierge, ways }: MailParts,
  {
    language,
    brand,
    tagline,
    look,
    hasMark,
  }: { language: Language; brand: string; tagline: string; look: Brand['look']; hasMark: boolean },
): string {
  const { accent, night, onNight } = look ?? HOUSE_LOOK
  const body = [
    ...before.map(paragraph),
    ...tables.map(table),
    ...(list ? [listOfThings(list, { ...LOOKS, accent })] : []),
    ...(picture ? [image(picture)] : []),
    ...below.map(paragraph),
    ...(action ? [button(action, accent)] : []),
    ...after.map(paragraph),
  ]
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(title)}</title>
<style>
${byNight(night, onNight)}
</style>
</head>
<body class="ground ink" style="margin:0;padding:0;background:${SAND};color:${INK}">
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" style="background:${SAND}">
<tr><td align="center" style="padding:36px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td class="ink" style="padding:0 4px 20px;font:400 25px/1.2 ${SERIF};color:${INK}">${hasMark ? logo() : ''}${brand}
<span class="quiet" style="font:400 14px/1.5 ${SANS};color:${QUIET}">&nbsp;${tagline}</span></td></tr>
<tr><td class="card" style="padding:28px;background:#FFFFFF;border:1px solid ${LINE};border-radius:20px">
<h1 class="ink" style="margin:0 0 20px;font:400 25px/1.25 ${SERIF};color:${INK}">${escapeHtml(title)}</h1>
${body.join('\n')}
</td></tr>
<tr><td class="quiet" style="padding:20px 4px 0;font:400 14px/1.5 ${SANS};color:${QUIET}">${[...(concierge === null ? [] : [escapeHtml(concierge)]), ...ways.map(wayOut)].join('<br>\n')}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
}

const LOOKS = {
  serif: SERIF,
  sans: SANS,
  ink: INK,
  quiet: QUIET,
  line: LINE,
  escaped: escapeHtml,
}

/** Text of several lines keeps them. */
const withLines = (text: string) => escapeHtml(text).replaceAll(/\r?\n/g, '<br>\n')

function paragraph(text: string): string {
  return `<p class="ink" style="margin:0 0 16px;font:400 16px/1.6 ${SANS};color:${INK}">${withLines(text)}</p>`
}

/** A table of data; its row and column headers are marked up for screen readers. */
function table({ title, heads, rows }: MailTable): string {
  const cell = `padding:9px 12px 9px 0;border-top:1px solid ${LINE};text-align:left;vertical-align:top`
  const small = `font:400 14px/1.5 ${SANS};color:${QUIET}`
  const head = heads
    ? `<tr>${heads.map((one, at) => `<th scope="col" class="quiet" style="${at === 0 ? 'width:26%;' : ''}padding:0 12px 6px 0;text-align:left;${small}">${escapeHtml(one)}</th>`).join('')}</tr>\n`
    : ''
  // Tables of one mail share their edge.
  const share = heads ? 'width:26%;' : 'width:36%;'
  const lines = rows.map(
    ([first = '', ...cells]) =>
      `<tr><th scope="row" class="quiet line" style="${share}${cell};${small}">${withLines(first)}</th>${cells
        .map(
          (one) =>
            `<td class="ink line" style="${cell};font:400 16px/1.5 ${SANS};color:${INK}">${withLines(one)}</td>`,
        )
        .join('')}</tr>`,
  )
  return `<table class="ink" width="100%" cellpadding="0" cellspacing="0" style="margin:4px 0 22px;border-collapse:collapse${heads ? ';table-layout:fixed' : ''}">
<caption class="ink" style="padding:0 0 8px;text-align:left;font:600 16px/1.4 ${SANS};color:${INK}">${escapeHtml(title)}</caption>
${head}${lines.join('\n')}
</table>`
}

/** The mail's own picture, by the name under which it travels along. */
export const PICTURE_ID = 'picture@veranda'

/** The club's own logo, by the name under which it travels along. */
export const MARK_ID = 'mark@veranda'

/** On paper in both schemes: few mail programs would change it for another by night. Its name stands beside it. */
function logo(): string {
  return `<img src="cid:${MARK_ID}" height="34" alt="" style="height:34px;margin:0 10px 0 0;padding:4px;background:${SAND};border-radius:6px;vertical-align:middle"> `
}

function image(alt: string): string {
  return `<p style="margin:24px 0"><img src="cid:${PICTURE_ID}" width="232" height="232" alt="${escapeHtml(alt)}" style="display:block;border:1px solid ${LINE};border-radius:14px"></p>`
}

function button(
  { label, link, hint }: { label: string; link: string; hint: string },
  accent: string,
): string {
  const href = escapeHtml(link)
  return `<p style="margin:24px 0">
<a href="${href}" class="button" style="display:inline-block;padding:13px 24px;background:${accent};border-radius:10px;font:600 16px/1.25 ${SANS};color:#FFFFFF;text-decoration:none">${escapeHtml(label)}</a>
</p>
<p class="quiet" style="margin:0 0 20px;font:400 14px/1.5 ${SANS};color:${QUIET}">${escapeHtml(hint)}<br>
<a href="${href}" class="link" style="color:${accent};word-break:break-all">${href}</a></p>`
}

function wayOut({ label, link }: { label: string; link: string }): string {
  return `<a href="${escapeHtml(link)}" class="quiet" style="color:${QUIET}">${escapeHtml(label)}</a>`
}
