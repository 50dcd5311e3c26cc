/** The kinds of documents that the club keeps. */
export function documentTypes() {
  return [
    { id: 1, name: { en: 'Contract', es: 'Contrato' }, position: 1 },
    { id: 2, name: { en: 'Statements', es: 'Estados de cuenta' }, position: 2 },
    { id: 3, name: { en: 'Rules of the house', es: 'Reglamento' }, position: 3 },
    { id: 4, name: { en: 'Guides', es: 'Guías' }, position: 4 },
  ]
}
