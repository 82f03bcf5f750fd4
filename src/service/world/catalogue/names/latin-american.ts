import { nameList } from '#service/world/catalogue/name-list.ts';

export const latinAmericanNames = nameList({
  men: `Abel|Adrián|Agustín|Alan|Alberto|Alejandro|Alfonso|Álvaro|Andrés|Ángel|Anderson|Aníbal|Antonio|Ariel
    Armando|Augusto|Bautista|Benjamín|Brayan|Bruno|Carlos|César|Claudio|Cristian|Cristóbal|Damián|Daniel
    Darwin|David|Diego|Eduardo|Edwin|Elías|Esteban|Ezequiel|Fabián|Facundo|Felipe|Fernando|Franco|Freddy
    Gabriel|Gastón|Germán|Gerardo|Gonzalo|Gustavo|Héctor|Hernán|Ignacio|Iván|Jaime|Javier|Jefferson|Jesús
    Joaquín|Jonathan|Jorge|José|Juan|Juan Carlos|Juan José|Juan Pablo|Julio|Kevin|Leandro|Lucas|Luciano
    Luis Alberto|Manuel|Marcos|Mario|Martín|Mateo|Matías|Mauricio|Maximiliano|Miguel|Nahuel|Néstor|Nicolás
    Omar|Óscar|Pablo|Patricio|Pedro|Rafael|Ramiro|Ramón|Raúl|Renzo|Ricardo|Roberto|Rodrigo|Rubén|Santiago
    Sebastián|Sergio|Thiago|Tomás|Valentín|Vicente|Víctor|Walter|Wilmer|Yeison`,
  women: `Abril|Adriana|Agustina|Alejandra|Ana|Ana María|Andrea|Ángela|Antonella|Bárbara|Belén|Camila|Carla
    Carolina|Catalina|Cecilia|Claudia|Constanza|Daniela|Diana|Fabiola|Fernanda|Florencia|Francisca|Gabriela
    Guadalupe|Isabel|Ivonne|Jazmín|Jimena|Josefina|Juana|Julieta|Karen|Laura|Leidy|Lorena|Lucía|Luz|Macarena
    Magdalena|Manuela|Marcela|María|María José|Mariana|Maribel|Mariela|Martina|Micaela|Milagros|Natalia|Nicole
    Noelia|Paola|Paula|Rocío|Romina|Sabrina|Silvana|Sofía|Soledad|Valentina|Valeria|Vanesa|Verónica|Victoria
    Ximena|Yuliana`,
  family: `Abarca|Acevedo|Acosta|Aguilar|Aguirre|Alarcón|Albornoz|Alfaro|Almada|Alvarado|Amaya|Angulo|Aquino
    Aranda|Araya|Arboleda|Arce|Arias|Ávila|Ayala|Báez|Ballesteros|Barrera|Barrios|Basualdo|Becerra|Benavides
    Benítez|Bermúdez|Blanco|Bolaños|Bravo|Brizuela|Bustamante|Bustos|Cabrera|Cáceres|Calderón|Campos|Cárdenas
    Cardozo|Carrasco|Carrillo|Castañeda|Castillo|Castro|Centeno|Cepeda|Céspedes|Chávez|Cifuentes|Cisneros
    Contreras|Córdoba|Cornejo|Correa|Cortés|Cubillos|Delgado|Domínguez|Duarte|Echeverría|Encina|Escalante
    Escobar|Espinosa|Estrada|Fajardo|Farías|Ferreyra|Figueroa|Flores|Fonseca|Fuentes|Galeano|Gallardo|Gálvez
    Gamboa|Gaitán|Garrido|Godoy|González|Grijalva|Guerrero|Guevara|Gutiérrez|Guzmán|Henríquez|Hernández
    Herrera|Hidalgo|Hoyos|Hurtado|Ibarra|Insúa|Jaramillo|Jara|Juárez|Laguna|Larrea|Ledesma|Leguizamón|Leiva
    León|Lizarazo|Llanos|Lobos|López|Lozano|Lucero|Lugo|Luna|Maidana|Maldonado|Mamani|Manrique|Marín|Mejía
    Méndez|Mendoza|Meneses|Mercado|Miranda|Molina|Montenegro|Montero|Montoya|Morales|Moreno|Mosquera|Moya
    Muñoz|Naranjo|Navarro|Núñez|Ojeda|Olivares|Olmedo|Ordóñez|Orellana|Ortega|Ortiz|Osorio|Otálvaro|Pacheco
    Palacios|Paredes|Paz|Peña|Peralta|Pereyra|Pérez|Pinto|Ponce|Quintana|Quintero|Quiroga|Quispe|Ramírez|Ramos
    Restrepo|Retamal|Reyes|Ríos|Rivas|Rivera|Robles|Rojas|Rolón|Rosales|Ruiz|Saavedra|Salazar|Salinas
    Samaniego|Sandoval|Santander|Segura|Sepúlveda|Silva|Solano|Solís|Soria|Sosa|Soto|Tapia|Tello|Toledo|Toro
    Torres|Trejo|Ugarte|Urrutia|Valdez|Vallejos|Varela|Vargas|Vásquez|Vega|Velázquez|Vera|Vergara|Vilches
    Villalba|Villagra|Villarroel|Yáñez|Zambrano|Zapata|Zárate|Zelaya|Zúñiga`,
});
