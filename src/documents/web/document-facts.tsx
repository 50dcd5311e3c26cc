import { useLingui } from '@lingui/react/macro'
import { dayInWords } from '../../kernel/day-words.ts'
import { formatBytes } from '../../web/ui/files/file-size.ts'
import { useLanguage } from '../../web/words.ts'
import type { PortalDocument } from '../documents.endpoints.ts'
import { type FileType, fileTypeOf } from '../file-type.ts'

/** What kind of file it is, how large, and since when: "PDF, 128 KB, Wed, 03/04/2026". */
export function DocumentFacts({ document }: { document: PortalDocument }) {
  const { t } = useLingui()
  const language = useLanguage()
  const kinds: Record<FileType, string> = {
    image: t`Picture`,
    pdf: t`PDF`,
    video: t`Video`,
    audio: t`Sound`,
    word: t`Text document`,
    excel: t`Spreadsheet`,
    ppt: t`Presentation`,
    default: t`File`,
  }
  return (
    <>
      <span>{kinds[fileTypeOf(document.fileRoute)]}</span>
      {document.bytes !== null && <span>{formatBytes(document.bytes, language)}</span>}
      <time dateTime={document.published}>{dayInWords(document.published, language)}</time>
    </>
  )
}
