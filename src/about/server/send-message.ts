import { done, refused } from '../../kernel/outcome.ts'
import { fullName } from '../../membership/person.ts'
import { findContract } from '../../membership/server/own-contract.store.ts'
import { nameFor } from '../../server/files/file-name.ts'
import { fileUrl } from '../../server/files/files.ts'
import { sizedImage } from '../../server/files/image.ts'
import { type KeptFile, keepFile } from '../../server/files/keep-file.ts'
import { insertFile } from '../../server/files/stored-files.store.ts'
import { ownerOf } from '../../server/http/caller.ts'
import type { FilesDeed, Prepare } from '../../server/http/handle.ts'
import { enqueue } from '../../server/jobs/outbox.store.ts'
import { wakeJobs } from '../../server/jobs/wake-jobs.ts'
import type { sendMessage as call } from '../messages.endpoints.ts'
import { onOneLine } from '../written.ts'
import { ABOUT_MAILS } from './mails.ts'
import { insertMessage, putPictures } from './messages.store.ts'
import { holdOwner } from './parties.store.ts'
import { findColleague, findConcierge } from './staff.store.ts'

/** Large enough to see a crack in a tile. */
const SIZE = { width: 2000, height: 2000 }

/** Stores the pictures that were sent, re-encoded so that EXIF metadata (place, camera) is removed. */
export const preparePictures: Prepare<KeptFile[], 'IMAGE_UNREADABLE'> = async ({ pictures = [] }, files) => {
  const kept: KeptFile[] = []
  for (const { name, path } of pictures) {
    const picture = await sizedImage(path, SIZE)
    if (!picture) return refused('IMAGE_UNREADABLE', { name })
    const file = nameFor(name, 'image/webp')
    kept.push(await keepFile(files, { name: file, mediaType: 'image/webp', content: picture.content }))
  }
  return done(kept)
}

/** Keeps a message and sends it on, to be answered to the owner. */
export const sendMessage: FilesDeed<typeof call, KeptFile[]> = async ({ body, kept: pictures }, context) => {
  const { db, now, caller, afterCommit } = context
  const { idStaff, idContract } = body
  const subject = onOneLine(body.subject)
  const owner = await holdOwner(db, ownerOf(caller.session))
  const contract = idContract ? await findContract(db, owner.id, idContract) : null
  const reader = idStaff
    ? await findColleague(db, idStaff)
    : await findConcierge(db, contract?.hotelId ?? null)
  if (!reader || (idContract && !contract)) return refused('NOT_FOUND')

  const { adminId } = caller.session
  const kept = { ownerId: owner.id, contractId: contract?.id ?? null, staffId: idStaff ?? null, adminId }
  const id = await insertMessage(db, { ...kept, subject, body: body.body }, now)
  for (const picture of pictures) await insertFile(db, picture, { ownerId: owner.id }, now)
  await putPictures(
    db,
    id,
    pictures.map(({ key }) => key),
  )
  const mail = {
    kind: 'owner-message' as const,
    recipient: reader.email,
    language: reader.language,
    content: {
      name: reader.name,
      owner: fullName(owner),
      ownerEmail: owner.email,
      hasPhone: owner.phone ? 'yes' : 'no',
      ownerPhone: owner.phone ?? '',
      subject,
      body: body.body,
      pictures: pictures.length,
    },
  }
  await enqueue(db, ABOUT_MAILS, mail, now)
  afterCommit(wakeJobs)
  const { name, lastname } = reader
  return done({
    data: {
      idMessage: id,
      to: idStaff ? { idStaff, name, lastname } : null,
      subject,
      body: body.body,
      sentAt: now.toISOString(),
      byAdmin: adminId !== null,
      pictures: pictures.map(({ key, name: file }) => ({ key, name: file, fileRoute: fileUrl(key, file) })),
      answer: null,
    },
  })
}
