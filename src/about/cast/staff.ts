import type { Bilingual, Language } from '../../kernel/language.ts'

interface Person {
  name: string
  lastname: string
  department: 'direction' | 'concierge' | 'ownership' | 'finance' | 'property'
  title: Bilingual
  about: Bilingual
  hotel_id: number | null
  email: string
  phone: string
  zone: string
  speaks: Language[]
  /** Weekdays (ISO) and hours in which meetings can be had. */
  hours: { weekdays: number[]; from: string; to: string }[]
}

const CANCUN = 'America/Cancun'

/** The people behind the club. */
export const PEOPLE: readonly Person[] = [
  {
    name: 'Isabel',
    lastname: 'Montejo Cárdenas',
    department: 'direction',
    hotel_id: null,
    title: { en: 'Director of the club', es: 'Directora del club' },
    about: {
      en: 'Opened Bahía Serena and still walks it every morning.',
      es: 'Abrió Bahía Serena y aún la recorre cada mañana.',
    },
    email: 'isabel.montejo@marea.example',
    phone: '+52 998 555 0201',
    zone: CANCUN,
    speaks: ['es', 'en'],
    hours: [{ weekdays: [3], from: '16:00', to: '18:00' }],
  },
  {
    name: 'Andrés',
    lastname: 'Poot Balam',
    department: 'concierge',
    hotel_id: 1,
    title: { en: 'Head concierge, Bahía Serena', es: 'Jefe de concierges, Bahía Serena' },
    about: {
      en: 'Knows which table catches the breeze, and when the reef is flat.',
      es: 'Sabe qué mesa recibe la brisa y cuándo el arrecife está en calma.',
    },
    email: 'andres.poot@marea.example',
    phone: '+52 998 555 0202',
    zone: CANCUN,
    speaks: ['es', 'en'],
    hours: [{ weekdays: [1, 2, 3, 4, 5], from: '09:00', to: '13:00' }],
  },
  {
    name: 'Fernanda',
    lastname: 'Lizárraga Tirado',
    department: 'concierge',
    hotel_id: 2,
    title: { en: 'Head concierge, Punta Coralina', es: 'Jefa de concierges, Punta Coralina' },
    about: {
      en: 'Grew up two coves to the north; the boat captains are her cousins.',
      es: 'Creció dos caletas al norte; los capitanes son sus primos.',
    },
    email: 'fernanda.lizarraga@marea.example',
    phone: '+52 669 555 0203',
    zone: 'America/Mazatlan',
    speaks: ['es', 'en'],
    hours: [{ weekdays: [1, 2, 3, 4, 5], from: '10:00', to: '14:00' }],
  },
  {
    name: 'Wilma',
    lastname: 'Chan Cauich',
    department: 'concierge',
    hotel_id: 3,
    title: { en: 'Head concierge, Selva Azul', es: 'Jefa de concierges, Selva Azul' },
    about: {
      en: 'Plans slow days by the lagoon, and never two of them alike.',
      es: 'Planea días lentos junto a la laguna, y nunca dos iguales.',
    },
    email: 'wilma.chan@marea.example',
    phone: '+52 983 555 0204',
    zone: CANCUN,
    speaks: ['es', 'en'],
    hours: [{ weekdays: [2, 4], from: '09:00', to: '12:00' }],
  },
  {
    name: 'Gregory',
    lastname: 'Lambert',
    department: 'ownership',
    hotel_id: null,
    title: { en: 'Owner relations', es: 'Atención a propietarios' },
    about: {
      en: 'Answers what a contract says, and what it means.',
      es: 'Explica lo que dice un contrato, y lo que significa.',
    },
    email: 'gregory.lambert@marea.example',
    phone: '+52 998 555 0205',
    zone: CANCUN,
    speaks: ['en', 'es'],
    hours: [
      { weekdays: [1, 2, 4, 5], from: '09:00', to: '12:00' },
      { weekdays: [1, 2, 4, 5], from: '15:00', to: '17:00' },
    ],
  },
  {
    name: 'Teresa',
    lastname: 'Noriega Valdés',
    department: 'ownership',
    hotel_id: null,
    title: { en: 'Weeks exchange', es: 'Intercambio de semanas' },
    about: {
      en: 'Finds the week that somebody else was about to give away.',
      es: 'Encuentra la semana que alguien más estaba por ceder.',
    },
    email: 'teresa.noriega@marea.example',
    phone: '+52 998 555 0206',
    zone: CANCUN,
    speaks: ['es'],
    hours: [{ weekdays: [1, 3, 5], from: '10:00', to: '13:00' }],
  },
  {
    name: 'Octavio',
    lastname: 'Rentería Macías',
    department: 'finance',
    hotel_id: null,
    title: { en: 'Owners’ accounts', es: 'Cuentas de propietarios' },
    about: {
      en: 'Signs nothing he has not added up twice.',
      es: 'No firma nada que no haya sumado dos veces.',
    },
    email: 'octavio.renteria@marea.example',
    phone: '+52 998 555 0207',
    zone: CANCUN,
    speaks: ['es', 'en'],
    hours: [{ weekdays: [2, 3, 4], from: '11:00', to: '14:00' }],
  },
  {
    name: 'Beatriz',
    lastname: 'Canché May',
    department: 'property',
    hotel_id: null,
    title: { en: 'Residences and maintenance', es: 'Residencias y mantenimiento' },
    about: {
      en: 'Keeps sixty residences dry, cool and ready.',
      es: 'Mantiene sesenta residencias secas, frescas y listas.',
    },
    email: 'beatriz.canche@marea.example',
    phone: '+52 998 555 0208',
    zone: CANCUN,
    speaks: ['es', 'en'],
    hours: [{ weekdays: [1, 2, 3, 4, 5], from: '08:00', to: '10:00' }],
  },
]
