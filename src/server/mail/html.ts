import type { Language } from '../../kernel/language.ts'

/** A mail's texts, not yet escaped. */
export interface MailParts {
  title: string
  before: readonly string[]
  /** Where the mail has a picture: what it shows. */
  picture: string | null
  action: { label: string; link: string; hint: string } | null
  after: readonly string[]
  concierge: string
  stop: { label: string; link: string } | null
}

/** Mail programs know neither variables nor our fonts: the portal's colours by value, and fonts that they have. */
const SERIF = "Georgia,'Times New Roman',serif"
const SANS = "'Helvetica Neue',Helvetica,Arial,sans-serif"
const INK = '#15282B'
const QUIET = '#465557'
const ACCENT = '#0E5A60'
const SAND = '#F7F3EC'
const LINE = '#E6DDCF'

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
  { title, before, picture, action, after, concierge, stop }: MailParts,
  { language, brand, tagline }: { language: Language; brand: string; tagline: string },
): string {
  const body = [
    ...before.map(paragraph),
    ...(picture ? [image(picture)] : []),
    ...(action ? [button(action)] : []),
    ...after.map(paragraph),
  ]
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(title)}</title>
</head>
<body style="margin:0;padding:0;background:${SAND};color:${INK}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${SAND}">
<tr><td align="center" style="padding:36px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td style="padding:0 4px 20px;font:400 25px/1.2 ${SERIF};color:${INK}">${brand}
<span style="font:400 14px/1.5 ${SANS};color:${QUIET}">&nbsp;${tagline}</span></td></tr>
<tr><td style="padding:28px;background:#FFFFFF;border:1px solid ${LINE};border-radius:20px">
<h1 style="margin:0 0 20px;font:400 25px/1.25 ${SERIF};color:${INK}">${escapeHtml(title)}</h1>
${body.join('\n')}
</td></tr>
<tr><td style="padding:20px 4px 0;font:400 14px/1.5 ${SANS};color:${QUIET}">${escapeHtml(concierge)}${stop ? stopLink(stop) : ''}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
}

function paragraph(text: string): string {
  // A list within a paragraph keeps its lines.
  return `<p style="margin:0 0 16px;font:400 16px/1.6 ${SANS};color:${INK};white-space:pre-line">${escapeHtml(text)}</p>`
}

/** The mail's own picture, by the name under which it travels along. */
export const PICTURE_ID = 'picture@veranda'

function image(alt: string): string {
  return `<p style="margin:24px 0"><img src="cid:${PICTURE_ID}" width="232" height="232" alt="${escapeHtml(alt)}" style="display:block;border:1px solid ${LINE};border-radius:14px"></p>`
}

function button({ label, link, hint }: { label: string; link: string; hint: string }): string {
  const href = escapeHtml(link)
  return `<p style="margin:24px 0">
<a href="${href}" style="display:inline-block;padding:13px 24px;background:${ACCENT};border-radius:10px;font:600 16px/1.25 ${SANS};color:#FFFFFF;text-decoration:none">${escapeHtml(label)}</a>
</p>
<p style="margin:0 0 20px;font:400 14px/1.5 ${SANS};color:${QUIET}">${escapeHtml(hint)}<br>
<a href="${href}" style="color:${ACCENT};word-break:break-all">${href}</a></p>`
}

function stopLink({ label, link }: { label: string; link: string }): string {
  return `<br>\n<a href="${escapeHtml(link)}" style="color:${QUIET}">${escapeHtml(label)}</a>`
}
