/** The kinds of documents that the club keeps. */
export function documentTypes() {
  return [
    { id: DOCUMENT_TYPE.contract, name: { en: 'Contract', es: 'Contrato' }, position: 1 },
    { id: DOCUMENT_TYPE.statements, name: { en: 'Statements', es: 'Estados de cuenta' }, position: 2 },
    { id: DOCUMENT_TYPE.rules, name: { en: 'Rules of the house', es: 'Reglamento' }, position: 3 },
    { id: DOCUMENT_TYPE.guides, name: { en: 'Guides', es: 'Guías' }, position: 4 },
    {
      id: DOCUMENT_TYPE.assembly,
      name: { en: 'Assembly and budget', es: 'Asamblea y presupuesto' },
      position: 5,
    },
    {
      id: DOCUMENT_TYPE.media,
      name: { en: 'Pictures, film and sound', es: 'Imágenes, video y sonido' },
      position: 6,
    },
  ]
}

/** The numbers of the kinds. */
export const DOCUMENT_TYPE = {
  contract: 1,
  statements: 2,
  rules: 3,
  guides: 4,
  assembly: 5,
  media: 6,
} as const
