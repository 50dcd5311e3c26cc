import { todayIn } from '../../kernel/day.ts'
import { languageOf } from '../../kernel/language.ts'
import { done, type Refusal, refused } from '../../kernel/outcome.ts'
import type { PublishingDeed } from '../../kernel/publishing.ts'
import { readHolders } from '../../membership/server/holders.store.ts'
import type { FileScope, KeptFile } from '../../server/files/keep-file.ts'
import { insertFile } from '../../server/files/stored-files.store.ts'
import type { Context, FilesDeed } from '../../server/http/handle.ts'
import { enqueueAll } from '../../server/jobs/outbox.store.ts'
import { wakeJobs } from '../../server/jobs/wake-jobs.ts'
import { notePublication } from '../../server/publications.store.ts'
import type { saveDocument as call } from '../publish.endpoints.ts'
import { type DocumentShelfName, documentState, mayShowFrom } from '../publishing.ts'
import { findToday } from './desk-documents.store.ts'
import { DOCUMENT_MAILS } from './mails.ts'
import * as store from './publish.store.ts'

/** The deeds' kind, as they are written down. */
export const KINDS = { club: 'general-document', contract: 'contract-document' } as const

type Body = Parameters<FilesDeed<typeof call, null>>[0]['body']

/**
 * Saves a document with its file. A draft's file is the desk's alone; published it is its owners'. The owner of a
 * contract is told by mail of what is new to them: the document, or its new file.
 */
export const saveDocument: FilesDeed<typeof call, KeptFile | null> = async ({ body, kept }, context) => {
  const { db, now, caller } = context
  const { audience } = body
  const shelf: DocumentShelfName = audience.for === 'contract' ? 'contract' : 'club'
  const hotelId = audience.for === 'hotel' ? audience.idHotel : null
  const before = body.id === undefined ? null : await store.holdDocument(db, shelf, body.id)
  if (body.id !== undefined && !before) return notOnThisShelf(body, shelf, context)
  if (audience.for === 'contract' && before && before.contractId !== audience.idContract)
    return refused('DOCUMENT_STAYS')
  const contract = audience.for === 'contract' ? await store.findAddressed(db, audience.idContract) : null
  if ((audience.for === 'contract' && !contract) || !(await store.areKnown(db, body.idType, hotelId)))
    return refused('NOT_FOUND')

  const shown = body.publish || (before?.shown ?? false)
  const today = contract ? todayIn(contract.zone, now) : await findToday(db, hotelId, now)
  if (shown && !mayShowFrom(shelf, body.published, today)) return refused('DAY_AHEAD')

  const scope: FileScope = !shown ? { desk: true } : contract ? { contractId: contract.id } : { club: true }
  if (!kept && !before) return refused('FILE_NEEDED')
  if (kept) await insertFile(db, kept, scope, now)
  const fileKey = kept?.key ?? before?.fileKey ?? ''

  const { idType: typeId, title, published } = body
  const language = contract ? null : body.language
  const words = {
    typeId,
    title,
    fileKey,
    published,
    shown,
    hotelId,
    language,
    contractId: contract?.id ?? null,
  }
  const id = before?.id ?? (await store.insertDocument(db, words))
  if (before) {
    await store.updateDocument(db, id, words)
    if (kept) await store.forgetFile(db, before.fileKey)
    else await store.openFileFor(db, fileKey, scope)
  }
  const deed: PublishingDeed = !shown ? 'drafted' : before?.shown ? 'changed' : 'published'
  const note = { kind: KINDS[shelf], subject: id, deed, version: body.version }
  if (!(await notePublication(db, note, caller.session.adminId, now))) return refused('CHANGED_MEANWHILE')

  const news =
    !contract || !shown ? null : !before?.shown ? 'document-published' : kept && 'document-replaced'
  const mailed = contract && news ? await tellOwners(news, contract, title, context) : false
  return done({
    data: { id, shelf, state: documentState({ shown, published }, today), mailed },
  })
}

/** A document of the other shelf does not change over; one that is on neither is not there. */
async function notOnThisShelf(
  body: Body,
  shelf: DocumentShelfName,
  { db }: Context,
): Promise<Refusal<'DOCUMENT_STAYS' | 'NOT_FOUND'>> {
  const other = shelf === 'club' ? 'contract' : 'club'
  const isThere = await store.holdDocument(db, other, body.id ?? 0)
  return refused(isThere ? 'DOCUMENT_STAYS' : 'NOT_FOUND')
}

/** A mail to each of the contract's owners who wants it; whether there was one. */
async function tellOwners(
  kind: 'document-published' | 'document-replaced',
  contract: store.AddressedContract,
  title: Body['title'],
  { db, now, config, afterCommit }: Context,
): Promise<boolean> {
  const link = `${config.publicUrl}/resources?show=mine`
  const mails = (await readHolders(db, [contract.id], 'document')).map(({ name, email, languageName }) => {
    const language = languageOf(languageName)
    return {
      kind,
      recipient: email,
      language,
      content: { name, contract: contract.number, title: title[language], link },
    }
  })
  await enqueueAll(db, DOCUMENT_MAILS, mails, now)
  afterCommit(wakeJobs)
  return mails.length > 0
}
