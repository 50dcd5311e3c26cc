import * as z from 'zod/mini'
import type { Day } from '../../kernel/day.ts'
import type { Bilingual, Language } from '../../kernel/language.ts'
import { type DeskDocument, documentFields } from '../publish.endpoints.ts'
import type { DocumentShelfName } from '../publishing.ts'

/** A number that is still to be chosen is an empty text. */
type Chosen = number | ''

/** A contract that was found, with what tells it from others. */
export interface FoundContract {
  id: number
  number: string
  hotel: string
  residence: string
  owner: string
}

/** A document as it is being typed. */
export interface TypedDocument {
  version: number
  audience: { for: 'everyone' } | { for: 'hotel'; idHotel: Chosen } | { for: 'contract'; idContract: Chosen }
  idType: Chosen
  title: Bilingual
  language: Language | null
  published: Day
  /** Shown beside the number that is sent. */
  contract: FoundContract | null
  /** The file that was chosen, which a reload loses. */
  fileName: string | null
}

/** What of it is sent. */
export const typedShape = z.object(documentFields)

/** A document as it is stored, or a new one of a shelf. */
export function typedOf(document: DeskDocument | null, shelf: DocumentShelfName, today: Day): TypedDocument {
  if (!document)
    return {
      version: 0,
      audience: shelf === 'contract' ? { for: 'contract', idContract: '' } : { for: 'everyone' },
      idType: '',
      title: { en: '', es: '' },
      language: null,
      published: today,
      contract: null,
      fileName: null,
    }
  const { contract, hotel, title, language, published, type, changed } = document
  const found = contract && {
    id: contract.id,
    number: contract.number,
    hotel: contract.hotel,
    residence: contract.residence,
    owner: `${contract.owner.name} ${contract.owner.lastname}`,
  }
  return {
    version: changed.version,
    audience: found
      ? { for: 'contract', idContract: found.id }
      : hotel
        ? { for: 'hotel', idHotel: hotel.id }
        : { for: 'everyone' },
    idType: type.id,
    title,
    language,
    published,
    contract: found,
    fileName: null,
  }
}
