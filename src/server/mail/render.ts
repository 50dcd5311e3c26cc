import type { Language, Words, WordValues } from '../../kernel/language.ts'
import { brandIn } from '../boot/config.ts'
import type { NewMail, WaitingMail } from '../jobs/outbox.store.ts'
import { say } from '../words.ts'
import { MAIL_FOOTER } from './footer.ts'
import { escapeHtml, htmlPage, type MailParts } from './html.ts'
import type { MailAttachment, MailHouse, MailList, MailTable, MailTemplate } from './template.ts'

export interface RenderedMail {
  subject: string
  text: string
  html: string
  attachments?: { filename: string; contentType: string; content: string | Buffer }[]
  /** An invitation stands beside the text as a part of its own, which is where calendars look for it. */
  icalEvent?: { method: string; filename: string; content: string | Buffer }
  replyTo?: { name: string; address: string }
  /** What a mail program shows as its own "unsubscribe". */
  list?: { unsubscribe: string }
}

/** A mail in its reader's language, as plain text and as HTML with the same words. */
export function renderMail(
  template: MailTemplate,
  {
    content,
    language,
    code = null,
  }: Pick<NewMail, 'content' | 'language'> & Partial<Pick<WaitingMail, 'code'>>,
  house: MailHouse,
): RenderedMail {
  const { conciergePhone } = house
  const brand = brandIn(house.brand, language)
  const values: WordValues = {
    ...content,
    ...template.values?.(content, language),
    club: brand.name,
    phone: conciergePhone,
  }
  const link = template.button ? linkOf(content) : null
  const stop = template.stop?.link(content) ?? null
  const choose = template.isChosen ? `${house.publicUrl}/my-account/mail` : null
  const tables = template.tables?.(content, language) ?? []
  const list = template.list?.(content, language, house) ?? null
  const parts = partsOf(template, language, values, {
    link,
    tables,
    list,
    ways: [
      ...(template.stop && stop ? [{ label: say(template.stop.label, language, values), link: stop }] : []),
      ...(choose ? [{ label: say(MAIL_FOOTER.choose, language), link: choose }] : []),
      ...(code ? [wayToVerify(code, language, house)] : []),
    ],
  })
  return {
    subject: say(template.subject, language, values),
    text: plainText(parts, `${brand.name} ${brand.tagline}`),
    html: htmlPage(parts, {
      language,
      brand: escapeHtml(brand.name),
      tagline: escapeHtml(brand.tagline),
      look: house.brand.look ?? null,
      hasMark: house.brand.mark !== undefined,
    }),
    ...filesOf(template.attachments?.(content, language, house) ?? []),
    ...(template.replyTo && { replyTo: template.replyTo(content) }),
    ...(stop && { list: { unsubscribe: stop } }),
  }
}

function filesOf(files: readonly MailAttachment[]): Pick<RenderedMail, 'attachments' | 'icalEvent'> {
  const plain = files.filter(({ invitation }) => !invitation)
  const [event] = files.filter(({ invitation }) => invitation)
  return {
    ...(plain.length > 0 && {
      attachments: plain.map((file) => ({
        filename: file.name,
        contentType: file.mediaType,
        content: contentOf(file),
      })),
    }),
    ...(event?.invitation && {
      icalEvent: { method: event.invitation, filename: event.name, content: contentOf(event) },
    }),
  }
}

const contentOf = ({ content }: MailAttachment) =>
  typeof content === 'string' ? content : Buffer.from(content)

function partsOf(
  template: MailTemplate,
  language: Language,
  values: WordValues,
  {
    link,
    tables,
    list,
    ways,
  }: {
    link: string | null
    tables: readonly MailTable[]
    list: MailList | null
    ways: MailParts['ways']
  },
): MailParts {
  const words = (one: Words) => say(one, language, values)
  const paragraphs = (some: readonly Words[] = []) => some.map(words).filter((text) => text !== '')
  return {
    title: words(template.heading ?? template.subject),
    before: paragraphs(template.before),
    tables: tables.filter(({ rows }) => rows.length > 0),
    list,
    below: paragraphs(template.below),
    picture: template.picture ? words(template.picture.alt) : null,
    action:
      template.button && link
        ? { label: words(template.button), link, hint: words(MAIL_FOOTER.plainLink) }
        : null,
    after: paragraphs(template.after),
    concierge: template.toStaff ? null : words(MAIL_FOOTER.concierge),
    ways,
  }
}

/** The mail's code in two groups, as it is read aloud, and where to ask about it. */
function wayToVerify(code: string, language: Language, { publicUrl }: MailHouse): MailParts['ways'][number] {
  const grouped = `${code.slice(0, 5)}-${code.slice(5)}`
  return {
    label: say(MAIL_FOOTER.code, language, { code: grouped }),
    link: `${publicUrl}/verify?code=${grouped}`,
  }
}

function linkOf({ link }: NewMail['content']): string {
  if (typeof link !== 'string' || !/^https?:\/\//.test(link))
    throw new Error('A mail with a button has no link')
  return link
}

function plainText(
  { title, before, tables, list, below, action, after, concierge, ways }: MailParts,
  signature: string,
): string {
  const middle = action ? [`${action.label}:\n${action.link}`] : []
  // A question stands before its address without a colon.
  const end = ways.map(({ label, link }) => `${label}${label.endsWith('?') ? '' : ':'}\n${link}`)
  const all = [
    // A mail of several things is headed by its greeting; any other says it in its first paragraph.
    ...(list ? [title] : []),
    ...before,
    ...tables.map(plainTable),
    ...(list ? plainList(list) : []),
    ...below,
    ...middle,
    ...after,
    ...(concierge === null ? [] : [concierge]),
    ...end,
    `-- \n${signature}`,
  ]
  return `${all.join('\n\n')}\n`
}

/** Things and lines in the order in which they stand, each with its address. */
function plainList({ items, title, lines }: MailList): string[] {
  const things = items.map(
    ({ mark, title: what, text, label, link }) => `${mark.text}\n${what}\n${text}\n${label}:\n${link}`,
  )
  const further = lines.map(({ when, text, link }) => `${when}: ${text}\n${link}`)
  return [...things, ...(further.length > 0 ? [`${title}:`, ...further] : [])]
}

/** A table for who reads plain text: a line for each row, with the columns' names where there are some. */
function plainTable({ title, heads, rows }: MailTable): string {
  const line = ([first = '', ...cells]: readonly string[]) =>
    heads
      ? [first, ...cells.map((cell, at) => `${heads[at + 1]}: ${onOneLine(cell)}`)].join(' · ')
      : `${first}: ${cells.map(indented).join(', ')}`
  return [`${title}:`, ...rows.map(line)].join('\n')
}

const onOneLine = (cell: string) => cell.replaceAll('\n', ', ')
const indented = (cell: string) => cell.replaceAll('\n', '\n  ')
