import { type Bilingual, languageOf } from '../../../kernel/language.ts'
import { noteOwnMoney } from '../../../membership/server/desk-deeds.store.ts'
import type { Config } from '../../../server/boot/config.ts'
import type { Database } from '../../../server/database/database.ts'
import { enqueue } from '../../../server/jobs/outbox.store.ts'
import { readPayer } from '../account/payer.store.ts'
import { readContractNames } from '../contract-names.store.ts'
import type { SavedAtStripe } from '../stripe/cards.ts'
import { CARD_MAILS } from './card-mails.ts'
import { hasCard, lockMandate, readGiver, saveActive, saveEndOfCard, saveNotSaved } from './mandates.store.ts'

interface At {
  config: Config
  now: Date
}

/**
 * Takes what the provider says of a page on which a card is saved: by its webhook or because the owner came back, twice, late and in any
 * order. The first word that it is saved counts; a contract has one card, and a second one is let go again.
 */
export async function takeCard(
  trx: Database,
  saved: SavedAtStripe,
  { config, now }: At,
): Promise<'saved' | 'changes-nothing' | 'unknown'> {
  const mandate = saved.reference ? await lockMandate(trx, { reference: saved.reference }) : null
  if (!mandate) return 'unknown'
  if (saved.state === 'open') return 'changes-nothing'
  if (saved.state === 'expired' || !saved.customer || !saved.card) {
    if (mandate.state === 'asked') await saveNotSaved(trx, mandate.id, null, now)
    return 'changes-nothing'
  }
  if (mandate.state !== 'asked' && mandate.state !== 'failed') return 'changes-nothing'
  const card = { customer: saved.customer, card: saved.card, brand: saved.brand, last4: saved.last4 }
  if (await hasCard(trx, mandate.contractId)) {
    await saveNotSaved(trx, mandate.id, card, now)
    return 'changes-nothing'
  }
  await saveActive(trx, mandate.id, card, now)
  await tellOfCard(trx, mandate.id, 'card-saved', { config, now })
  const { id, contractId, ownerId } = mandate
  await noteOwnMoney(trx, { deed: 'savedCard', ownerId, contractId, id }, now)
  return 'saved'
}

/** Takes that the provider has a card no more: what it was to pay is open, and its owner is told. */
export async function takeCardGone(trx: Database, card: string, at: At): Promise<'gone' | 'changes-nothing'> {
  const mandate = await lockMandate(trx, { card })
  if (mandate?.state !== 'active') return 'changes-nothing'
  await saveEndOfCard(trx, mandate.id, 'gone', at.now)
  await tellOfCard(trx, mandate.id, 'card-gone', at)
  return 'gone'
}

/** Tells who gave a card that it is saved, or that it pays nothing more. */
export async function tellOfCard(
  trx: Database,
  mandateId: number,
  kind: 'card-saved' | 'card-ended' | 'card-gone',
  { config, now }: At,
): Promise<void> {
  const { name, email, languageName, contractId, card } = await readGiver(trx, mandateId)
  const language = languageOf(languageName)
  const contractOf = await readContractNames(trx, [contractId])
  const link = `${config.publicUrl}/my-reports?contract=${contractId}&card=saved`
  const content = { name, contract: contractOf(contractId)[language], card, link }
  await enqueue(trx, CARD_MAILS, { kind, recipient: email, language, content }, now)
}

/** Tells who gave a card that another owner of the contract has ended it, or has stopped one of its payments. */
export async function tellGiver(
  trx: Database,
  mandateId: number,
  told: {
    kind: 'card-ended-by-another' | 'card-payment-stopped'
    /** The owner who ended the card or stopped the payment. */
    ownerId: number
    /** The charge whose payment was stopped. */
    what: Bilingual | null
  },
  { config, now }: At,
): Promise<void> {
  const { name, email, languageName, contractId, card } = await readGiver(trx, mandateId)
  const contractOf = await readContractNames(trx, [contractId])
  const by = await readPayer(trx, { ownerId: told.ownerId, contractId })
  const language = languageOf(languageName)
  const content = {
    name,
    contract: contractOf(contractId)[language],
    card,
    who: `${by.name} ${by.lastname}`,
    what: told.what?.[language] ?? '',
    link: `${config.publicUrl}/my-reports?contract=${contractId}&card=saved`,
  }
  await enqueue(trx, CARD_MAILS, { kind: told.kind, recipient: email, language, content }, now)
}
