import type { Words } from '../../kernel/language.ts'
import { URGENCY, type Urgency } from '../../server/mail/urgency.ts'

const GREETING = /*i18n*/ { id: 'mail.document.greeting', message: 'Hello {name},' }
const BUTTON = /*i18n*/ { id: 'mail.document.button', message: 'Open my documents' }

/** The mails about a contract's documents, by the outbox row's kind. */
export const DOCUMENT_MAILS = {
  'document-published': {
    urgency: URGENCY.deed,
    subject: /*i18n*/ {
      id: 'mail.document-published.subject',
      message: 'A document for contract {contract}: {title}',
    },
    before: [
      GREETING,
      /*i18n*/ {
        id: 'mail.document-published.what',
        message:
          'The club has added “{title}” to the documents of your contract {contract}. You will find it in the portal, under Documents.',
      },
    ],
    button: BUTTON,
    isChosen: true,
  },
  'document-replaced': {
    urgency: URGENCY.deed,
    subject: /*i18n*/ {
      id: 'mail.document-replaced.subject',
      message: 'A new version for contract {contract}: {title}',
    },
    before: [
      GREETING,
      /*i18n*/ {
        id: 'mail.document-replaced.what',
        message:
          'The club has replaced “{title}”, a document of your contract {contract}, with a new version. The earlier file can no longer be opened.',
      },
    ],
    button: BUTTON,
    isChosen: true,
  },
} satisfies Record<
  string,
  { urgency: Urgency; subject: Words; before: Words[]; button: Words; isChosen: true }
>
