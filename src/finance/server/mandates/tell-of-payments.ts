import { dayInWords } from '../../../kernel/day-words.ts'
import { languageOf } from '../../../kernel/language.ts'
import { formatMoney } from '../../../kernel/money.ts'
import type { Config } from '../../../server/boot/config.ts'
import type { Database } from '../../../server/database/database.ts'
import { enqueue } from '../../../server/jobs/outbox.store.ts'
import { toTell } from '../../account/mandate.ts'
import { accountsOf } from '../../account/whole-account.ts'
import { lockContractAccount, readBooks } from '../account/account.store.ts'
import { readContractNames } from '../contract-names.store.ts'
import { CARD_MAILS } from './card-mails.ts'
import { lockMandate, readGiver } from './mandates.store.ts'
import { insertTold } from './told.store.ts'

/**
 * Tells the owner of each charge that their saved card pays in seven days, once, with the press that stops it. The contract is locked with
 * the card, so that none is told of a card that has just ended.
 */
export async function tellOfPayments(
  trx: Database,
  card: { id: number; contractId: number },
  { config, now }: { config: Config; now: Date },
): Promise<number> {
  await lockContractAccount(trx, card.contractId)
  const mandate = await lockMandate(trx, { id: card.id })
  if (mandate?.state !== 'active') return 0
  const books = await readBooks(trx, card.contractId, now)
  const giver = await readGiver(trx, card.id)
  const language = languageOf(giver.languageName)
  const contractOf = await readContractNames(trx, [card.contractId])
  let told = 0
  for (const { currency, charges } of accountsOf(books, now))
    for (const charge of toTell(charges, books.today)) {
      const { kind, id, openCents: cents, concept } = charge
      const due = charge.due ?? books.today
      const part = { kind, id, cents }
      const idTold = await insertTold(trx, { mandateId: card.id, part, currency, due }, now)
      if (idTold === null) continue
      told += 1
      const content = {
        name: giver.name,
        contract: contractOf(card.contractId)[language],
        card: giver.card,
        what: concept[language],
        amount: `${formatMoney({ cents, currency })} ${currency}`,
        day: dayInWords(due, language),
        link: `${config.publicUrl}/my-reports?contract=${card.contractId}&card=saved&stop=${idTold}`,
      }
      await enqueue(
        trx,
        CARD_MAILS,
        { kind: 'card-will-pay', recipient: giver.email, language, content },
        now,
      )
    }
  return told
}
