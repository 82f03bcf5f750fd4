import { nameList } from '#service/world/catalogue/name-list.ts';

export const spanishNames = nameList({
  men: `Alejandro|Álvaro|Adrián|Alberto|Andrés|Antonio|Borja|Carlos|César|Daniel|David|Diego|Eduardo|Enrique
    Fernando|Francisco|Gabriel|Gonzalo|Guillermo|Héctor|Hugo|Ignacio|Isaac|Ismael|Iván|Jaime|Javier|Jesús
    Joaquín|Jorge|José|Juan|Julián|Lucas|Luis|Manuel|Marcos|Mario|Martín|Mateo|Miguel|Nicolás|Óscar|Pablo
    Pedro|Rafael|Ramón|Ricardo|Roberto|Rodrigo|Rubén|Salvador|Samuel|Santiago|Sergio|Tomás|Vicente|Víctor
    Jordi|Marc|Pau|Pol|Oriol|Gerard|Arnau|Joel|Aleix|Xoán|Iago|Brais|Álex|Nacho|Dani|Juanjo|Curro|Josema`,
  women: `María|Lucía|Paula|Sara|Carmen|Laura|Marta|Andrea|Alba|Ana|Claudia|Elena|Irene|Cristina|Raquel|Nerea
    Sandra|Patricia|Beatriz|Rocío|Silvia|Inés|Julia|Natalia|Noelia|Eva|Lorena|Alicia|Ángela|Carla|Celia|Esther
    Leire|Lola|Mariona|Meritxell|Laia|Núria|Aina|Ona|Berta|Clara|Sheila|Victoria|Olga|Teresa|Pilar|Macarena
    Uxía|Sabela`,
  family: `García|Rodríguez|González|Fernández|López|Martínez|Sánchez|Pérez|Gómez|Martín|Jiménez|Ruiz
    Hernández|Díaz|Moreno|Muñoz|Álvarez|Romero|Alonso|Gutiérrez|Navarro|Torres|Domínguez|Vázquez|Gil|Serrano
    Blanco|Molina|Morales|Suárez|Ortega|Delgado|Castro|Ortiz|Rubio|Marín|Sanz|Núñez|Medina|Garrido|Castillo
    Cortés|Lozano|Guerrero|Cano|Prieto|Méndez|Cruz|Calvo|Gallego|Herrera|Márquez|León|Vidal|Peña|Flores
    Cabrera|Campos|Vega|Fuentes|Carrasco|Díez|Reyes|Caballero|Nieto|Aguilar|Pascual|Santana|Herrero|Montero
    Lorenzo|Hidalgo|Giménez|Ibáñez|Ferrer|Durán|Santiago|Benítez|Vargas|Mora|Vicente|Arias|Carmona|Crespo
    Román|Pastor|Soto|Sáez|Velasco|Moya|Soler|Parra|Esteban|Bravo|Gallardo|Rojas|Pardo|Merino|Franco|Espinosa
    Izquierdo|Lara|Rivas|Silva|Rivera|Casado|Arroyo|Redondo|Camacho|Rey|Vera|Otero|Luque|Galán|Montes|Ríos
    Sierra|Segura|Carrillo|Marcos|Martí|Soriano|Bernal|Robles|Palacios|Valero|Vila|Expósito|Benito|Varela
    Andreu|Pereira|Macías|Guerra|Heredia|Bueno|Roldán|Villar|Contreras|Miranda|Guillén|Mateos|Escudero
    Aguilera|Casas|Menéndez|Rovira|Puig|Ferrando|Llorente`,
});
