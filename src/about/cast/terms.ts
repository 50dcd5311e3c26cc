/** The terms of the demo club. They are invented. "# " opens a heading, an empty line a paragraph. */
export const TERMS_TEXT = [
  {
    term: 'use',
    en: {
      title: 'Terms of use',
      body: '# What the portal is for\n\nThe portal is for owners of the club and those who act for them. It shows what concerns your contracts and lets you ask for stays, services and repairs.\n\n# Your account\n\nYour password is yours alone. A session ends after 15 minutes without activity.\n\n# What you ask for\n\nA request is binding once the portal shows it as confirmed. Until then the club may propose other dates.',
    },
    es: {
      title: 'Términos de uso',
      body: '# Para qué es el portal\n\nEl portal es para propietarios del club y para quienes actúan en su nombre. Muestra lo relativo a sus contratos y permite solicitar estancias, servicios y reparaciones.\n\n# Su cuenta\n\nSu contraseña es solo suya. La sesión termina tras 15 minutos sin actividad.\n\n# Lo que solicita\n\nUna solicitud obliga a ambas partes cuando el portal la muestra como confirmada. Hasta entonces, el club puede proponer otras fechas.',
    },
  },
  {
    term: 'privacy',
    en: {
      title: 'Privacy notice',
      body: '# What we keep\n\nWe keep your contact details, your contracts, your stays and what you send us. We keep the names of your guests and visitors for as long as the law asks.\n\n# What we do with it\n\nWe use it to serve you, and never sell it. You may ask to see it, correct it or have it erased by writing to owner relations.',
    },
    es: {
      title: 'Aviso de privacidad',
      body: '# Qué conservamos\n\nConservamos sus datos de contacto, sus contratos, sus estancias y lo que nos envía. Los nombres de sus huéspedes y visitantes se conservan el tiempo que pide la ley.\n\n# Para qué se usa\n\nSe usa para atenderle y nunca se vende. Usted puede pedir verlo, corregirlo o borrarlo escribiendo a Atención a propietarios.',
    },
  },
  {
    term: 'reservations',
    en: {
      title: 'Reservation terms',
      body: '# Nights\n\nA stay takes nights from the balance of the benefit year in which it begins. Larger residences take more.\n\n# Changes\n\nA stay may be changed until the eighth day before check-in.\n\n# Cancelling\n\nMore than 30 days before check-in there is no penalty. From 30 to 15 days it is a quarter of the nights; from 14 to 3 days, half. In the last 2 days, call the concierge.',
    },
    es: {
      title: 'Condiciones de reservación',
      body: '# Noches\n\nUna estancia toma noches del saldo del año de beneficios en que empieza. Las residencias más grandes toman más.\n\n# Cambios\n\nUna estancia puede modificarse hasta el octavo día antes de la llegada.\n\n# Cancelación\n\nCon más de 30 días de anticipación no hay penalización. De 30 a 15 días es una cuarta parte de las noches; de 14 a 3 días, la mitad. En los últimos 2 días, llame al concierge.',
    },
  },
  {
    term: 'marketplace',
    en: {
      title: 'Terms of sale',
      body: '# Prices\n\nPrices are shown before taxes; the checkout shows the taxes before you confirm. Your order is charged to your account at the resort.\n\n# Changes\n\nWhat you ordered may be changed or cancelled line by line, until the limit that stands at each. After that it is charged in full, unless the weather decides otherwise.',
    },
    es: {
      title: 'Condiciones de venta',
      body: '# Precios\n\nLos precios se muestran antes de impuestos; al pagar ve los impuestos antes de confirmar. Su pedido se carga a su cuenta en el resort.\n\n# Cambios\n\nLo que pidió puede cambiarse o cancelarse línea por línea, hasta el plazo que indica cada una. Después se cobra completo, salvo que el clima decida otra cosa.',
    },
  },
  {
    term: 'exchanges',
    en: {
      title: 'Weeks exchange terms',
      body: '# How it works\n\nYou give weeks of one year to the exchange and ask for others. The club looks for a match and tells you what it found.\n\n# Ending it\n\nYou may leave the exchange while none of your weeks has been matched.',
    },
    es: {
      title: 'Condiciones del intercambio de semanas',
      body: '# Cómo funciona\n\nUsted aporta semanas de un año al intercambio y pide otras. El club busca una coincidencia y le avisa lo que encontró.\n\n# Cómo terminarlo\n\nPuede salir del intercambio mientras ninguna de sus semanas haya sido asignada.',
    },
  },
] as const
