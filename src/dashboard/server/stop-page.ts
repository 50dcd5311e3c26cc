import { createHash } from 'node:crypto'
import type { Language } from '../../kernel/language.ts'
import { brandIn, type Config } from '../../server/boot/config.ts'
import { escapeHtml } from '../../server/mail/html.ts'

/** The page's texts, not yet escaped, and what its button posts to. */
export interface StopPage {
  title: string
  text: string
  act: { label: string; path: string } | null
}

/** The portal's own look, small enough to travel with the page: whoever opens a mail's link has nothing of it loaded. */
const STYLE = `
:root{color-scheme:light dark;--sand:#f7f3ec;--paper:#fffdfa;--ink:#15282b;--quiet:#465557;--line:#e6ddcf;--accent:#0e5a60;--on:#fff}
@media (prefers-color-scheme:dark){:root{--sand:#0c181b;--paper:#122326;--ink:#f2ece1;--quiet:#bac5c1;--line:#21373b;--accent:#7ecac2;--on:#05282c}}
body{margin:0;min-height:100vh;display:grid;place-items:center;background:var(--sand);color:var(--ink);font:400 1rem/1.6 "Helvetica Neue",Helvetica,Arial,sans-serif}
main{box-sizing:border-box;width:min(34rem,100% - 2rem);margin:2rem 0;padding:clamp(1.5rem,6vw,2.5rem);background:var(--paper);border:1px solid var(--line);border-radius:20px}
.club{margin:0 0 1.5rem;color:var(--quiet)}
h1{margin:0 0 1rem;font:400 1.75rem/1.2 Georgia,"Times New Roman",serif;text-wrap:balance}
p{margin:0 0 1.5rem}
button{min-height:44px;padding:.7rem 1.5rem;border:0;border-radius:10px;background:var(--accent);color:var(--on);font:inherit;font-weight:600;cursor:pointer}
:focus-visible{outline:3px solid var(--accent);outline-offset:3px}
`

const HASH = createHash('sha256').update(STYLE).digest('base64')

/** No script, the one style, and a form that posts here only. */
export const PAGE_POLICY = `default-src 'none'; style-src 'sha256-${HASH}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`

/** A page that needs nothing but itself. */
export function stopPage({ title, text, act }: StopPage, language: Language, brand: Config['brand']): string {
  const club = escapeHtml(Object.values(brandIn(brand, language)).join(' ').trim())
  const form = act
    ? `<form method="post" action="${escapeHtml(act.path)}"><button>${escapeHtml(act.label)}</button></form>`
    : ''
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<p class="club">${club}</p>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(text)}</p>
${form}
</main>
</body>
</html>
`
}
