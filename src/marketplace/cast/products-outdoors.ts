import type { Written } from './written.ts'

export const SEA: readonly Written[] = [
  [1, 'Reef at first light', 'Arrecife al amanecer', 'A guided snorkel before the boats arrive', 'Esnórquel guiado antes de que lleguen las lanchas', 'reef-noon', 95, 180, 'people'],
  [0, 'Catamaran to the outer islands', 'Catamarán a las islas', 'A full day under sail, lunch on deck', 'Día completo a vela, comida a bordo', 'sailing-dusk', 180, 480, 'people'],
  [2, 'The mangrove by kayak', 'El manglar en kayak', 'A slow paddle with a resident biologist', 'Un paseo lento con bióloga residente', 'mangrove-dawn', 60, 120, 'people'],
  [0, 'Sunset under sail', 'Atardecer a vela', 'Two hours of wind and the light going down', 'Dos horas de viento mientras baja la luz', 'sailing-dusk', 85, 120, 'place'],
  [1, 'First dive', 'Primer buceo', 'A pool lesson, then a shallow reef', 'Una clase en alberca y luego un arrecife poco profundo', 'reef-dusk', 130, 240, 'people'],
  [1, 'Two-tank reef dive', 'Buceo de dos tanques', 'For certified divers, two sites in a morning', 'Para personas certificadas, dos sitios en una mañana', 'reef-noon', 145, 270, 'people'],
  [2, 'Paddleboard lesson', 'Clase de tabla con remo', 'Flat water, early, with an instructor', 'Agua plana, temprano y con instructor', 'bay-dawn', 45, 60, 'place'],
  [0, 'Skippered sloop', 'Velero con capitán', 'The boat is yours; the captain knows the coves', 'El barco es suyo; el capitán conoce las caletas', 'sailing-noon', 420, 240, 'day'],
  [1, 'Night snorkel', 'Esnórquel nocturno', 'Torches, octopus and a great deal of quiet', 'Linternas, pulpos y mucho silencio', 'bay-night', 90, 90, 'people'],
  [0, 'Learn to sail in three mornings', 'Aprenda a navegar en tres mañanas', 'Small boats, patient teachers', 'Barcos pequeños, maestros pacientes', 'sailing-dawn', 260, 540, 'people'],
  [2, 'Clear kayak at noon', 'Kayak transparente al mediodía', 'The reef under one’s feet, without getting wet', 'El arrecife bajo los pies, sin mojarse', 'bay-noon', 55, 60, 'place'],
  [0, 'Fishing with Don Beto', 'Pesca con Don Beto', 'Leave in the dark, return with lunch', 'Salida de noche, regreso con la comida', 'sailing-dawn', 310, 300, 'day'],
  [1, 'Coral nursery visit', 'Visita al vivero de coral', 'Plant a fragment and learn its name', 'Siembre un fragmento y aprenda su nombre', 'reef-noon', 75, 150, 'people'],
  [2, 'Lagoon by rowing boat', 'La laguna en bote de remos', 'Seven blues, one pair of oars', 'Siete azules, un par de remos', 'mangrove-noon', 40, 90, 'place'],
  [0, 'Whales from the boat', 'Ballenas desde la lancha', 'In season, with a marine biologist', 'En temporada, con bióloga marina', 'coralina-dawn', 120, 210, 'people'],
  [2, 'Surf lesson at the point', 'Clase de surf en la punta', 'Long, forgiving waves', 'Olas largas y amables', 'coralina-noon', 80, 120, 'place'],
]

export const LAND: readonly Written[] = [
  [0, 'Cenote of the seven lights', 'Cenote de las siete luces', 'Swim beneath the open ceiling, in small groups', 'Nado bajo el techo abierto, en grupos pequeños', 'cenote-noon', 75, 240, 'people'],
  [1, 'Nine before breakfast', 'Nueve hoyos antes del desayuno', 'First tee, caddie and coffee included', 'Primera salida, caddie y café incluidos', 'golf-dawn', 85, 150, 'seats'],
  [1, 'Eighteen with a view', 'Dieciocho con vista', 'The full course, with cart and range', 'El campo completo, con carrito y práctica', 'golf-noon', 165, 270, 'seats'],
  [0, 'The ruins with an archaeologist', 'Las ruinas con arqueóloga', 'The site as the gates open', 'El sitio en cuanto abren las puertas', 'road-dawn', 110, 360, 'people'],
  [2, 'Birds at dawn', 'Aves al amanecer', 'Binoculars, a blind, and hot chocolate', 'Binoculares, un escondite y chocolate caliente', 'mangrove-dawn', 65, 150, 'people'],
  [2, 'Turtle watch', 'Vigilia de tortugas', 'In season, with the beach’s own guardians', 'En temporada, con quienes cuidan la playa', 'bay-night', 35, 120, 'people'],
  [0, 'Two cenotes by bicycle', 'Dos cenotes en bicicleta', 'Flat paths, two swims, one long lunch', 'Caminos planos, dos nados y una comida larga', 'cenote-noon', 95, 300, 'people'],
  [1, 'Tennis with the pro', 'Tenis con el profesional', 'One hour on clay, before the heat', 'Una hora en arcilla, antes del calor', 'golf-dawn', 70, 60, 'place'],
  [2, 'Night walk in the jungle', 'Caminata nocturna en la selva', 'What wakes when the rest sleeps', 'Lo que despierta cuando lo demás duerme', 'mangrove-night', 50, 90, 'people'],
  [0, 'The fort at Bacalar', 'El fuerte de Bacalar', 'Pirates, and the walls built against them', 'Piratas, y los muros hechos contra ellos', 'road-noon', 55, 180, 'people'],
  [2, 'Lighthouse climb', 'Subida al faro', 'Eight people, one hundred and twelve steps', 'Ocho personas, ciento doce escalones', 'lighthouse-dawn', 25, 60, 'people'],
  [1, 'Golf clinic', 'Clínica de golf', 'Short game, three to a teacher', 'Juego corto, tres por maestro', 'golf-noon', 95, 90, 'seats'],
  [2, 'Ride along the beach', 'Paseo a caballo por la playa', 'Calm horses, at low tide', 'Caballos tranquilos, con marea baja', 'coralina-dusk', 90, 90, 'people'],
  [0, 'Colonial town by day', 'Un día en el pueblo colonial', 'Convents, ice cream and a shaded square', 'Conventos, nieve y una plaza con sombra', 'market-dawn', 120, 480, 'people'],
  [2, 'Orchids and honey', 'Orquídeas y miel', 'A garden, its bees, and a tasting', 'Un jardín, sus abejas y una degustación', 'selva-dawn', 48, 120, 'people'],
  [2, 'Stargazing at the pier', 'Estrellas en el muelle', 'A telescope, blankets and an astronomer', 'Un telescopio, cobijas y una astrónoma', 'lighthouse-night', 45, 90, 'people'],
]
