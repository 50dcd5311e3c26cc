import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import type { SendMailOptions, Transporter } from 'nodemailer'
import { brandIn, type Config } from '../boot/config.ts'
import { notInTransaction } from '../database/outside-transaction.ts'
import { pngOf } from '../files/image.ts'
import type { WaitingMail } from '../jobs/outbox.store.ts'
import { MARK_ID, PICTURE_ID } from './html.ts'
import { renderMail } from './render.ts'
import { HOUSE_SENDER, type MailSender } from './sender.store.ts'
import type { MailTemplate } from './template.ts'

/** Brings a mail on its way, or throws. The same mail twice carries the same Message-ID. */
export type SendMail = (mail: WaitingMail) => Promise<void>

/** The time-out of each step of SMTP, in milliseconds; past it the mail is tried again later. */
const PATIENCE_MS = 15_000

/**
 * How mails leave: by SMTP where `SMTP_URL` names a server, else as `.eml` files under the data folder, which any
 * mail program opens. The log names the file, never what stands in it. `sender` is asked for each mail.
 */
export function mailSender(
  config: Config,
  log: Pick<FastifyBaseLogger, 'info'>,
  templates: Readonly<Record<string, MailTemplate>>,
  sender: () => Promise<MailSender> = async () => HOUSE_SENDER,
): SendMail {
  const deliver = config.smtpUrl ? bySmtp(config.smtpUrl) : asFile(join(config.dataDir, 'outbox'), log)
  return async (mail) => {
    notInTransaction('A mail is sent')
    const template = templates[mail.kind]
    if (!template) throw new Error(`No words for mails of the kind ${mail.kind}`)
    await deliver(mail, await compose(mail, template, config, await sender()))
  }
}

async function compose(
  mail: WaitingMail,
  template: MailTemplate,
  config: Config,
  sender: MailSender,
): Promise<SendMailOptions> {
  const { mailFrom } = config.brand
  const { name, tagline } = brandIn(config.brand, mail.language)
  const rendered = renderMail(template, mail, config)
  return {
    from: { name: sender.name || `${name} ${tagline}`, address: mailFrom },
    ...(sender.replyTo && {
      replyTo: { name: sender.name || `${name} ${tagline}`, address: sender.replyTo },
    }),
    to: { name: '', address: mail.recipient },
    messageId: `<veranda-${mail.createdAt.getTime()}-${mail.id}@${mailFrom.split('@')[1] ?? 'localhost'}>`,
    date: mail.createdAt,
    // Nobody's out-of-office note should answer.
    headers: {
      'Auto-Submitted': 'auto-generated',
      'Content-Language': mail.language,
      ...(rendered.list && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
    },
    ...rendered,
    attachments: [
      ...(rendered.attachments ?? []),
      ...(template.picture ? [await pictureOf(template.picture, mail)] : []),
      ...(config.brand.mark ? [markOf(config.brand.mark.day.png)] : []),
    ],
  }
}

async function pictureOf({ svg, name }: NonNullable<MailTemplate['picture']>, { content }: WaitingMail) {
  return {
    filename: name,
    content: Buffer.from(await pngOf(svg(content))),
    contentType: 'image/png',
    cid: PICTURE_ID,
  }
}

/** The club's own logo. */
const markOf = (png: string) => ({
  filename: 'logo.png',
  content: Buffer.from(png, 'base64'),
  contentType: 'image/png',
  cid: MARK_ID,
})

type Deliver = (mail: WaitingMail, message: SendMailOptions) => Promise<void>

/** A transport that is made for the first mail: until then nothing of it is loaded. */
function whenNeeded(
  make: (nodemailer: typeof import('nodemailer')) => Transporter,
): () => Promise<Transporter> {
  let made: Promise<Transporter> | null = null
  return () => {
    made ??= import('nodemailer').then(make)
    return made
  }
}

function bySmtp(url: string): Deliver {
  const transport = smtpTransport(url)
  return async (_, message) => {
    await (await transport()).sendMail(message)
  }
}

/** Signs in at the mail server and leaves again, or throws: whether it is there. Files are always there. */
export function mailHostReach({ smtpUrl }: Pick<Config, 'smtpUrl'>): () => Promise<void> {
  if (!smtpUrl) return async () => {}
  const transport = smtpTransport(smtpUrl)
  return async () => {
    await (await transport()).verify()
  }
}

function smtpTransport(url: string): () => Promise<Transporter> {
  return whenNeeded(({ createTransport }) =>
    createTransport({
      url,
      dnsTimeout: PATIENCE_MS,
      connectionTimeout: PATIENCE_MS,
      greetingTimeout: PATIENCE_MS,
      socketTimeout: PATIENCE_MS,
    }),
  )
}

function asFile(folder: string, log: Pick<FastifyBaseLogger, 'info'>): Deliver {
  const transport = whenNeeded(({ createTransport }) =>
    createTransport({ streamTransport: true, buffer: true, newline: 'windows' }),
  )
  return async (mail, message) => {
    const { message: bytes } = await (await transport()).sendMail(message)
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const stamp = mail.createdAt.toISOString().replace(/[-:]|\.\d+Z$/g, '')
    const path = join(folder, `${stamp}-${mail.id}-${mail.kind}.eml`)
    // Whole or not at all, and for this user alone: a reset link opens an account.
    await writeFile(`${path}.part`, bytes as Buffer, { mode: 0o600 })
    await rename(`${path}.part`, path)
    log.info({ path, kind: mail.kind }, 'a mail was written')
  }
}
