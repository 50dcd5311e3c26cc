/** The replies that the demo's desk has saved: the first two on stays, one on repairs, one on anything. */
export const SAVED_REPLIES = [
  {
    name: 'Welcome',
    kind: 'bookings',
    words_en: 'Dear {owner}, {code} is yours: we look forward to seeing you on {arrival}. {me}',
    words_es: 'Estimada familia de {owner}: {code} queda confirmada. Les esperamos el {arrival}. {me}',
  },
  {
    name: 'These nights are gone',
    kind: 'bookings',
    words_en:
      'Dear {owner}, the residences of {resort} are taken from {arrival}. Other weeks nearby are free; call us and we look together. {me}',
    words_es:
      'Hola, {owner}: las residencias de {resort} están ocupadas desde el {arrival}. Hay otras semanas libres cerca; llámenos y las vemos juntos. {me}',
  },
  {
    name: 'Somebody comes tomorrow',
    kind: 'maintenance',
    words_en: 'Dear {owner}, somebody looks at {code} tomorrow morning. You read here what they find. {me}',
    words_es:
      'Hola, {owner}: mañana por la mañana alguien revisa {code}. Aquí podrá leer lo que encuentre. {me}',
  },
  {
    name: 'We ask and write again',
    kind: null,
    words_en: 'Dear {owner}, we ask {resort} and write to you again today. {me}',
    words_es: 'Hola, {owner}: preguntamos en {resort} y le escribimos de nuevo hoy mismo. {me}',
  },
].map((reply, at) => ({ ...reply, id: at + 1, changed_at: '2026-01-15T15:00:00Z' }))
