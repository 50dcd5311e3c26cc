import type { Language, Words, WordValues } from '../../kernel/language.ts'
import type { Config } from '../config.ts'
import type { NewMail } from '../outbox.store.ts'
import { say } from '../words.ts'
import { MAIL_FOOTER } from './footer.ts'
import { escapeHtml, htmlPage, type MailParts } from './html.ts'
import type { MailAttachment, MailTemplate } from './template.ts'

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
  { content, language }: Pick<NewMail, 'content' | 'language'>,
  config: Pick<Config, 'brand' | 'conciergePhone'>,
): RenderedMail {
  const { brand, conciergePhone } = config
  const values: WordValues = {
    ...content,
    ...template.values?.(content, language),
    club: brand.name,
    phone: conciergePhone,
  }
  const link = template.button ? linkOf(content) : null
  const stop = template.stop?.link(content) ?? null
  const parts = partsOf(template, language, values, { link, stop })
  return {
    subject: say(template.subject, language, values),
    text: plainText(parts, `${brand.name} ${brand.tagline}`),
    html: htmlPage(parts, { language, brand: escapeHtml(brand.name), tagline: escapeHtml(brand.tagline) }),
    ...filesOf(template.attachments?.(content) ?? []),
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
  { link, stop }: { link: string | null; stop: string | null },
): MailParts {
  const words = (one: Words) => say(one, language, values)
  return {
    title: words(template.subject),
    before: template.before.map(words).filter((text) => text !== ''),
    picture: template.picture ? words(template.picture.alt) : null,
    action:
      template.button && link
        ? { label: words(template.button), link, hint: words(MAIL_FOOTER.plainLink) }
        : null,
    after: (template.after ?? []).map(words).filter((text) => text !== ''),
    concierge: words(MAIL_FOOTER.concierge),
    stop: template.stop && stop ? { label: words(template.stop.label), link: stop } : null,
  }
}

function linkOf({ link }: NewMail['content']): string {
  if (typeof link !== 'string' || !/^https?:\/\//.test(link))
    throw new Error('A mail with a button has no link')
  return link
}

function plainText({ before, action, after, concierge, stop }: MailParts, signature: string): string {
  const end = stop ? [`${stop.label}:\n${stop.link}`] : []
  const middle = action ? [`${action.label}:\n${action.link}`] : []
  return `${[...before, ...middle, ...after, concierge, ...end, `-- \n${signature}`].join('\n\n')}\n`
}
