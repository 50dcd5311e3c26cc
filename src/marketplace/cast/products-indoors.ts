import type { Written } from './written.ts'

export const TRANSFERS: readonly Written[] = [
  [0, 'Private airport transfer', 'Traslado privado al aeropuerto', 'Child seats on request', 'Asientos infantiles a solicitud', 'road-noon', 65, 50, 'car'],
  [0, 'Airport transfer by night', 'Traslado nocturno al aeropuerto', 'Between 10:00 PM and 06:00 AM', 'Entre 10:00 PM y 06:00 AM', 'road-dawn', 85, 50, 'car'],
  [0, 'Airport, with a grocery stop', 'Aeropuerto, con parada en el súper', 'Half an hour at the market on the way', 'Media hora en el mercado de camino', 'road-noon', 90, 90, 'car'],
  [1, 'Ride to the ferry', 'Traslado al ferry', 'Timed to the boat you choose', 'A tiempo para el barco que elija', 'road-dawn', 40, 40, 'car'],
  [1, 'Between our resorts', 'Entre nuestros resorts', 'From Bahía Serena to Selva Azul or back', 'De Bahía Serena a Selva Azul o de regreso', 'road-noon', 190, 240, 'car'],
  [1, 'Driver for the evening', 'Chofer por la noche', 'Five hours, wherever dinner takes you', 'Cinco horas, a donde lleve la cena', 'lanterns-dusk', 120, 300, 'car'],
  [1, 'Driver for the day', 'Chofer por el día', 'Nine hours, your own route', 'Nueve horas, su propia ruta', 'road-noon', 210, 540, 'car'],
  [0, 'Meet at the gate', 'Recepción en el aeropuerto', 'Someone with your name, and help with bags', 'Alguien con su nombre y ayuda con el equipaje', 'road-dawn', 30, 30, 'one'],
]

export const RESORT: readonly Written[] = [
  [0, 'Courtyard pool, residents’ day', 'Alberca del patio, día de residentes', 'Quiet pool, long lunch, no music', 'Alberca tranquila, comida larga, sin música', 'pool-noon', 48, 480, 'people'],
  [0, 'Beach cabana', 'Cabaña de playa', 'Shade, towels, and fruit at eleven', 'Sombra, toallas y fruta a las once', 'bay-noon', 75, 480, 'day'],
  [0, 'Hammock grove', 'Arboleda de hamacas', 'A hammock with a bell', 'Una hamaca con campana', 'hammock-noon', 30, 240, 'day'],
  [1, 'Stocked kitchen', 'Cocina surtida', 'Your list, put away before you arrive', 'Su lista, acomodada antes de su llegada', 'market-noon', 55, 60, 'one'],
  [1, 'Private chef at home', 'Chef en su residencia', 'Three courses at your own table', 'Tres tiempos en su propia mesa', 'dining-dusk', 95, 180, 'seats'],
  [1, 'Breakfast on the terrace', 'Desayuno en la terraza', 'Laid while you sleep', 'Se pone mientras usted duerme', 'terrace-dawn', 28, 60, 'people'],
  [1, 'Late check-out', 'Salida tardía', 'The residence until six in the evening', 'La residencia hasta las seis de la tarde', 'loggia-dawn', 110, 420, 'one'],
  [1, 'Flowers for the residence', 'Flores para la residencia', 'From the garden of Selva Azul', 'Del jardín de Selva Azul', 'suite-noon', 38, 30, 'one'],
  [0, 'Pool by candlelight', 'Alberca a la luz de las velas', 'The pool to yourselves, for an hour', 'La alberca solo para ustedes, por una hora', 'pool-night', 140, 60, 'one'],
  [0, 'Day at Punta Coralina', 'Día en Punta Coralina', 'Pool, beach club and lunch', 'Alberca, club de playa y comida', 'coralina-noon', 90, 540, 'people'],
  [1, 'Laundry, by the bag', 'Lavandería por bolsa', 'Back the same evening', 'De regreso la misma tarde', 'room-noon', 22, 480, 'one'],
  [0, 'Sunbeds on the point', 'Camastros en la punta', 'Two beds, one umbrella, the whole horizon', 'Dos camastros, una sombrilla y todo el horizonte', 'resort-noon', 42, 480, 'day'],
]

export const TABLE: readonly Written[] = [
  [0, 'Chef’s table on the terrace', 'Mesa del chef en la terraza', 'Six courses as the bay goes quiet', 'Seis tiempos mientras la bahía se apaga', 'dining-dusk', 120, 150, 'seats'],
  [1, 'Market walk and ceviche', 'Mercado y ceviche', 'Shop with the chef, cook, then eat', 'Compre con el chef, cocine y coma', 'market-noon', 70, 240, 'people'],
  [0, 'Lobster on the sand', 'Langosta en la arena', 'One table, bare feet, a wood fire', 'Una mesa, pies descalzos y fuego de leña', 'lanterns-dusk', 145, 150, 'seats'],
  [1, 'Tortillas from the grain', 'Tortillas desde el grano', 'Nixtamal, the mill, the comal', 'Nixtamal, molino y comal', 'market-dawn', 50, 120, 'people'],
  [0, 'Supper under the stars', 'Cena bajo las estrellas', 'Five courses on the roof', 'Cinco tiempos en la azotea', 'dining-night', 110, 150, 'seats'],
  [1, 'Chocolate from bean to cup', 'Chocolate del grano a la taza', 'Roast, grind and drink', 'Tueste, muela y beba', 'market-noon', 45, 90, 'people'],
  [0, 'Sunday on the grill', 'Domingo a la parrilla', 'The whole afternoon, the whole family', 'Toda la tarde, toda la familia', 'resort-dusk', 58, 180, 'people'],
  [1, 'Mezcal, slowly', 'Mezcal, despacio', 'Five glasses and the people who made them', 'Cinco copas y quienes las hicieron', 'lanterns-dusk', 65, 90, 'seats'],
  [0, 'Aguachile at noon', 'Aguachile al mediodía', 'The Pacific’s own lunch, on the pier', 'La comida del Pacífico, en el muelle', 'coralina-noon', 44, 90, 'seats'],
  [1, 'Cook with Doña Elvia', 'Cocine con Doña Elvia', 'Three Yucatecan dishes in her kitchen', 'Tres platillos yucatecos en su cocina', 'market-dawn', 78, 240, 'people'],
  [0, 'Tea on the loggia', 'Té en la terraza', 'Garden herbs and small cakes, at five', 'Hierbas del jardín y pastelillos, a las cinco', 'loggia-dawn', 26, 60, 'seats'],
  [0, 'Picnic at the lagoon', 'Día de campo en la laguna', 'A basket, a blanket and a boat to get there', 'Una canasta, una manta y un bote para llegar', 'selva-noon', 62, 180, 'seats'],
]

export const SPA: readonly Written[] = [
  [0, 'The stone ritual', 'El ritual de las piedras', 'Heat, salt and silence', 'Calor, sal y silencio', 'spa-dawn', 140, 90, 'length'],
  [0, 'Massage for two', 'Masaje para dos', 'Side by side, by the water', 'Lado a lado, junto al agua', 'spa-noon', 230, 80, 'length'],
  [0, 'Cacao and honey wrap', 'Envoltura de cacao y miel', 'From the jars of Selva Azul', 'De los frascos de Selva Azul', 'spa-dawn', 120, 60, 'length'],
  [1, 'Yoga over the bay', 'Yoga sobre la bahía', 'Every morning at seven', 'Todas las mañanas a las siete', 'bay-dawn', 25, 60, 'people'],
  [0, 'Temazcal', 'Temazcal', 'With the family who has always led it', 'Con la familia que siempre lo ha guiado', 'spa-noon', 90, 120, 'seats'],
  [1, 'Breath and cold water', 'Respiración y agua fría', 'Ten minutes that last all day', 'Diez minutos que duran todo el día', 'cenote-noon', 40, 45, 'seats'],
  [0, 'Facial of sea and clay', 'Facial de mar y arcilla', 'For skin that has seen the sun', 'Para piel que ha visto el sol', 'spa-dawn', 115, 50, 'length'],
  [1, 'Pilates, one to one', 'Pilates individual', 'On the reformer, with Paula', 'En reformer, con Paula', 'studio-noon', 75, 50, 'length'],
  [0, 'Hands and feet', 'Manos y pies', 'Under the trees', 'Bajo los árboles', 'hammock-dusk', 60, 60, 'length'],
  [1, 'Swimming lesson for grown-ups', 'Clase de natación para adultos', 'It is never late', 'Nunca es tarde', 'pool-dawn', 50, 45, 'place'],
]

export const FAMILY: readonly Written[] = [
  [0, 'An evening’s babysitting', 'Niñera por una noche', 'Four hours with someone we know well', 'Cuatro horas con alguien de confianza', 'room-dusk', 80, 240, 'one'],
  [0, 'Little explorers', 'Pequeños exploradores', 'A morning of shells, nets and names', 'Una mañana de conchas, redes y nombres', 'bay-noon', 45, 180, 'day'],
  [1, 'Family portrait at dusk', 'Retrato familiar al atardecer', 'Forty photographs, one good hour', 'Cuarenta fotografías, una buena hora', 'bay-dusk', 190, 60, 'one'],
  [1, 'A birthday, arranged', 'Un cumpleaños, resuelto', 'Cake, flowers and a song at your table', 'Pastel, flores y canción en su mesa', 'lanterns-night', 95, 60, 'one'],
  [0, 'Learn to swim', 'Aprender a nadar', 'Half an hour, from four years on', 'Media hora, desde los cuatro años', 'pool-noon', 35, 30, 'place'],
  [1, 'A proposal, kept secret', 'Una propuesta, en secreto', 'The place, the light, and nobody else', 'El lugar, la luz y nadie más', 'sailing-dusk', 260, 90, 'one'],
]
