import type { TrustedScope } from '../../../kernel/endpoint.ts'
import type { Words } from '../../../kernel/language.ts'
import type { Relation } from '../../relations.ts'

/** What somebody trusted may, as a mail lists it. */
export const SCOPE_WORDS: Readonly<Record<TrustedScope, Words>> = {
  stays: /*i18n*/ { id: 'trusted.scope.stays', message: 'see the stays' },
  book: /*i18n*/ { id: 'trusted.scope.book', message: 'book and change stays' },
  money: /*i18n*/ { id: 'trusted.scope.money', message: 'see money and reports' },
  documents: /*i18n*/ { id: 'trusted.scope.documents', message: 'see documents' },
  visitors: /*i18n*/ { id: 'trusted.scope.visitors', message: 'register visitors' },
  maintenance: /*i18n*/ { id: 'trusted.scope.maintenance', message: 'ask for maintenance' },
  order: /*i18n*/ { id: 'trusted.scope.order', message: 'order things to do' },
}

/** What somebody is to the owner, after a name: “Jorge Ruiz, accountant”. */
export const RELATION_WORDS: Readonly<Record<Relation, Words>> = {
  spouse: /*i18n*/ { id: 'trusted.relation.spouse', message: '{name}, spouse' },
  child: /*i18n*/ { id: 'trusted.relation.child', message: '{name}, child' },
  heir: /*i18n*/ { id: 'trusted.relation.heir', message: '{name}, heir' },
  assistant: /*i18n*/ { id: 'trusted.relation.assistant', message: '{name}, assistant' },
  accountant: /*i18n*/ { id: 'trusted.relation.accountant', message: '{name}, accountant' },
  lawyer: /*i18n*/ { id: 'trusted.relation.lawyer', message: '{name}, lawyer' },
}
