import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { type Day, todayIn } from '../../kernel/day.ts'
import type { Bilingual } from '../../kernel/language.ts'
import { useClubZone } from '../../web/club-zone.ts'
import { EditedWords } from '../../web/desk/both-languages.tsx'
import { DayField } from '../../web/desk/day-field.tsx'
import { Editor } from '../../web/desk/editor.tsx'
import { Meanwhile } from '../../web/desk/meanwhile.tsx'
import { SaveButtons } from '../../web/desk/save-buttons.tsx'
import { type EditedPart, useEditing } from '../../web/desk/use-editing.ts'
import { useShelfOf } from '../../web/desk/use-shelf-of.ts'
import { Field } from '../../web/ui/fields/field.tsx'
import { Select } from '../../web/ui/fields/select.tsx'
import { toast } from '../../web/ui/toast/toast-queue.ts'
import { useLanguage } from '../../web/words.ts'
import { type DeskDocument, LONGEST_TITLE, listDeskDocuments } from '../publish.endpoints.ts'
import type { DocumentShelfName } from '../publishing.ts'
import { AudienceChoice } from './audience-choice.tsx'
import { DocumentPreview } from './document-preview.tsx'
import { FileChoice } from './file-choice.tsx'
import { type TypedDocument, typedOf, typedShape } from './typed-document.ts'
import { useSendDocument } from './use-send-document.ts'

interface DocumentEditorProps {
  /** The stored version; null for a new one. */
  document: DeskDocument | null
  shelf: DocumentShelfName
  types: readonly { id: number; name: Bilingual }[]
  hotels: readonly { id: number; name: string }[]
}

/** Prepares a document: its file, whose it is and what it is called, beside what owners will see of it. */
export function DocumentEditor({ document, shelf, types, hotels }: DocumentEditorProps) {
  const clock = useClubZone()
  const [file, setFile] = useState<File | null>(null)
  const { share, send, stop } = useSendDocument(document?.id)
  const today = todayIn(clock, new Date())
  const isOut = document !== null && document.state !== 'draft'
  const saved = useWhenSaved(isOut, () => setFile(null))
  const { readAnew } = useShelfOf('documents', listDeskDocuments)
  const editing = useEditing({
    draft: `document-${shelf}-${document?.id ?? 'new'}`,
    initial: typedOf(document, shelf, today),
    shape: typedShape,
    send: (value, deed, idempotencyKey) => send(value, { file, publish: deed === 'publish', idempotencyKey }),
    beside: file,
    changed: readAnew,
    done: ({ data }, deed) => saved(data, deed === 'publish'),
  })
  const { value, change, error } = editing
  return (
    <Editor
      kind="documents"
      part={shelf === 'contract' ? { shelf } : {}}
      title={document ? <Trans>Edit document</Trans> : <Trans>New document</Trans>}
      editing={editing}
      preview={
        <DocumentPreview
          value={value}
          file={file}
          stored={document}
          type={types.find(({ id }) => id === value.idType)?.name ?? null}
          hotels={hotels}
          today={today}
        />
      }
      meanwhile={<Meanwhile editing={editing} newest={document?.changed} />}
      actions={<SaveButtons isPublished={isOut} busy={editing.busy} />}
    >
      <FileChoice
        file={file}
        lost={value.fileName}
        stored={document}
        share={share}
        onStop={stop}
        onChange={(chosen) => {
          setFile(chosen)
          change({ fileName: chosen?.name ?? null })
        }}
      />
      <AudienceChoice
        value={value}
        isNew={document === null}
        hotels={hotels}
        onChange={change}
        error={error}
      />
      <DocumentFacts editing={editing} types={types} today={today} />
    </Editor>
  )
}

/** Says what was saved, and where to go: a draft stays open, for what is in its file can be looked at now. */
function useWhenSaved(isOut: boolean, forgetFile: () => void) {
  const { t } = useLingui()
  const navigate = useNavigate()
  return (data: { id: number; shelf: DocumentShelfName; mailed: boolean }, isPublished: boolean) => {
    const told = data.mailed ? { text: t`The owner is told by email.` } : {}
    if (isPublished) toast(t`Document published`, told)
    else if (isOut) toast(t`Changes saved`, told)
    else toast(t`Draft saved`, { text: t`Look inside it before you publish it.` })
    const to = '/desk/publish'
    const where = { show: 'documents', ...(data.shelf === 'contract' && { shelf: data.shelf }) } as const
    forgetFile()
    if (isPublished || isOut) return void navigate({ to, search: where })
    void navigate({ to, search: { ...where, edit: data.id }, replace: true })
  }
}

interface DocumentFactsProps extends Pick<DocumentEditorProps, 'types'> {
  editing: EditedPart<TypedDocument>
  today: Day
}

/** The kind of a document, its title, its language and its day. */
function DocumentFacts({ editing, types, today }: DocumentFactsProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const { value, change, error } = editing
  const ofContract = value.audience.for === 'contract'
  return (
    <>
      <Field label={t`Kind of document`} required error={error('idType')}>
        {(control) => (
          <Select
            {...control}
            name="idType"
            value={value.idType}
            onChange={({ target }) => change({ idType: target.value ? Number(target.value) : '' })}
          >
            <option value="">{t`Choose one`}</option>
            {types.map(({ id, name }) => (
              <option key={id} value={id}>
                {name[language]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <EditedWords part={editing} name="title" label={<Trans>Title</Trans>} most={LONGEST_TITLE} />
      {!ofContract && <FileLanguage editing={editing} />}
      <DayField
        name="published"
        label={<Trans>Day of publication</Trans>}
        hint={
          ofContract ? (
            <Trans>Today or earlier: the owner is told by email as soon as you publish it.</Trans>
          ) : (
            <Trans>With a day to come, owners see it from that day on.</Trans>
          )
        }
        max={ofContract ? today : undefined}
        value={value.published}
        error={error('published')}
        onChange={(published) => change({ published })}
      />
    </>
  )
}

function FileLanguage({ editing: { value, change, error } }: Pick<DocumentFactsProps, 'editing'>) {
  const { t } = useLingui()
  return (
    <Field
      label={t`Language of the file`}
      hint={<Trans>A file in one language is shown to the owners who speak it.</Trans>}
      error={error('language')}
    >
      {(control) => (
        <Select
          {...control}
          name="language"
          value={value.language ?? ''}
          onChange={({ target }) => change({ language: target.value === '' ? null : asOne(target.value) })}
        >
          <option value="">{t`Both, or none`}</option>
          <option value="en">{t`English`}</option>
          <option value="es">{t`Spanish`}</option>
        </Select>
      )}
    </Field>
  )
}

const asOne = (text: string) => (text === 'en' ? 'en' : 'es')
