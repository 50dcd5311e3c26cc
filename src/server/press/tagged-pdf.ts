import { buffer } from 'node:stream/consumers'
import layoutDocument from '@react-pdf/layout'
import renderPdf from '@react-pdf/render'
import { type DocumentProps, Font, pdf } from '@react-pdf/renderer'
import PDFDocument, { type StructureElement } from 'pdfkit'
import type { ReactElement } from 'react'
import { lettersLookedUp } from './look.ts'
import type { Tag } from './tag.ts'

/** Its types leave out the fonts that it takes. */
const layOut = layoutDocument as (document: unknown, fonts: typeof Font) => ReturnType<typeof layoutDocument>

/** A part of a paper that has its place, as the layout leaves it. */
interface Part {
  type: string
  props?: { tag?: Tag; fixed?: boolean; paint?: () => null }
  box?: object
  style?: object
  children?: Part[]
  value?: string
}

/**
 * Sets a document as a tagged PDF: language, title, and a tree that says what is a heading, a paragraph, a table or a
 * picture, in the order in which one reads. react-pdf lays out and draws; it tags nothing, so marks are put between the
 * parts once they have their places: what a mark opens belongs to the tree, what stands between marks is decoration.
 */
export async function taggedPdf(document: ReactElement<DocumentProps>): Promise<Buffer> {
  const { container } = pdf(document)
  const { title, subject, author, creator, producer, language, creationDate, modificationDate } = container
    .document.props as DocumentProps
  await lettersLookedUp()
  const layout = await layOut(container.document, Font)
  const paper = new PDFDocument({
    tagged: true,
    pdfVersion: '1.7',
    lang: language,
    displayTitle: true,
    autoFirstPage: false,
    info: given({
      Title: title,
      Subject: subject,
      Author: author,
      Creator: creator,
      Producer: producer,
      CreationDate: creationDate ?? new Date(),
      ModDate: modificationDate,
    }),
  })
  tagPages(paper, layout as unknown as Part)
  const made = buffer(paper)
  renderPdf(paper as never, layout)
  return made
}

/** What was given of the facts: pdfkit writes whatever stands there. */
const given = (facts: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined))

function tagPages(paper: PDFDocument, { children: pages = [] }: Part): void {
  const root = paper.struct('Document')
  paper.addStructure(root)
  /** A part that goes on on the next page is two parts with one tag, and one element of the tree. */
  const elements = new Map<object, StructureElement>()
  const bodies = new Map<Tag, object>()
  const bodyOf = (item: Tag) => {
    const body = bodies.get(item) ?? {}
    bodies.set(item, body)
    return body
  }
  const decorate = () => paper.markContent('Artifact')
  paper.on('pageAdded', decorate)

  const elementOf = (known: object, { role, ...more }: Tag, parent: StructureElement) => {
    const found = elements.get(known)
    if (found) return found
    const made = paper.struct(role, more)
    parent.add(made)
    elements.set(known, made)
    return made
  }
  const marked = (part: Part, tag: Tag, parent: StructureElement): Part[] => {
    const element = elementOf(part.props?.tag ?? part.props ?? part, tag, parent)
    return [
      markWith(() => {
        paper.endMarkedContent()
        element.add(paper.markStructureContent(tag.role))
      }),
      part,
      markWith(() => {
        paper.endMarkedContent()
        decorate()
      }),
    ]
  }
  /** What repeats on each page is decoration; the heads of a table are read where they stand first. */
  const repeated = new Set<Tag>()
  const isRead = (tag: Tag | undefined) => tag?.role === 'TR' && !repeated.has(tag) && !!repeated.add(tag)
  const tagPart = (part: Part, parent: StructureElement): Part[] => {
    const { type, props: { tag, fixed } = {}, children = [] } = part
    if (tag?.role === 'Artifact' || (fixed && !isRead(tag))) return [part]
    if (type === 'TEXT') return textOf(part).trim() ? marked(part, tag ?? { role: 'P' }, parent) : [part]
    if (tag?.role === 'Figure') return marked(part, tag, parent)
    if (type !== 'VIEW') return [part]
    const outer = tag ? elementOf(tag, tag, parent) : parent
    // An item of a list has a body, in which all of it stands.
    const inner = tag?.role === 'LI' ? elementOf(bodyOf(tag), { role: 'LBody' }, outer) : outer
    part.children = children.flatMap((child) => tagPart(child, inner))
    return [part]
  }
  for (const page of pages)
    page.children = [
      ...(page.children ?? []).flatMap((part) => tagPart(part, root)),
      markWith(() => paper.endMarkedContent()),
    ]
}

function textOf({ value = '', children = [] }: Part): string {
  return value + children.map(textOf).join('')
}

/** A drawing without a size: its `paint` callback runs between two elements. */
function markWith(act: () => void): Part {
  const paint = () => {
    act()
    return null
  }
  return {
    type: 'CANVAS',
    props: { paint },
    box: { top: 0, left: 0, width: 1, height: 1 },
    style: {},
    children: [],
  }
}
