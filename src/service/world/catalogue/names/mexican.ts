import { nameList } from '#service/world/catalogue/name-list.ts';

export const mexicanNames = nameList({
  men: `Aarón|Abraham|Adán|Adrián|Alan|Alberto|Alejandro|Alfonso|Alfredo|Ángel|Antonio|Armando|Arturo|Axel
    Benjamín|Bernardo|Brandon|Brayan|Bruno|Carlos|César|Christian|Daniel|David|Diego|Édgar|Eduardo|Efraín
    Elías|Emilio|Enrique|Erick|Ernesto|Esteban|Fabián|Felipe|Fernando|Fidel|Francisco|Gabriel|Genaro|Gerardo
    Gustavo|Héctor|Heriberto|Humberto|Ignacio|Irving|Isaac|Israel|Iván|Jaime|Jesús|Jesús Ángel|Joaquín|Joel
    Jonathan|Jorge|José|José Ángel|José Juan|Juan|Juan Pablo|Kevin|Leonardo|Luis|Luis Ángel|Luis Fernando
    Manuel|Marco Antonio|Mario|Martín|Mauricio|Miguel Ángel|Moisés|Noé|Octavio|Óscar|Pablo|Paul|Ramón|Ricardo
    Roberto|Rodolfo|Rogelio|Salvador|Santiago|Saúl|Sebastián|Tomás|Ulises|Uriel|Víctor`,
  women: `Abigail|Adriana|Alejandra|Alma|Ana Karen|Andrea|Anette|Araceli|Aurora|Berenice|Brenda|Carmen|Citlali
    Claudia|Daniela|Diana|Dulce|Elizabeth|Esmeralda|Estefanía|Fabiola|Fátima|Fernanda|Gabriela|Guadalupe
    Ivonne|Itzel|Jacqueline|Jazmín|Jimena|Karen|Karla|Laura|Leticia|Liliana|Lizbeth|Lucero|Lucía
    María Fernanda|Maribel|Mariana|Maricela|Marisol|Mayra|Melissa|Montserrat|Nayeli|Norma|Paola|Paulina|Perla
    Regina|Renata|Rocío|Rosa|Rubí|Sandra|Selene|Sofía|Teresa|Valeria|Verónica|Ximena|Yesenia|Yolanda|Zaira`,
  family: `Acosta|Aguilar|Aguirre|Alanís|Alcalá|Alcántara|Alfaro|Almaraz|Alvarado|Amador|Andrade|Aquino|Arce
    Arellano|Arévalo|Arizmendi|Arreola|Arriaga|Arroyo|Ávila|Ayala|Baltazar|Bañuelos|Barajas|Bautista|Becerra
    Beltrán|Benítez|Bernal|Bravo|Bustos|Camacho|Cantú|Cárdenas|Carranza|Carrillo|Casas|Castañeda|Castillo
    Castro|Cedillo|Cerda|Cervantes|Chávez|Cisneros|Contreras|Córdova|Corona|Coronado|Cortés|Covarrubias|Cruz
    De la Cruz|De la Rosa|Delgado|Domínguez|Duarte|Elizondo|Enríquez|Escamilla|Escobedo|Espinoza|Esquivel
    Estrada|Félix|Fierro|Figueroa|Flores|Fuentes|Galindo|Gallegos|Gálvez|Gaona|García|Garza|Gómez|González
    Granados|Guajardo|Guerrero|Gutiérrez|Guzmán|Herrera|Hinojosa|Huerta|Ibarra|Islas|Jaramillo|Jasso|Juárez
    Landeros|Lara|Leal|Lemus|Leyva|Limón|López|Lozada|Lucio|Lugo|Luna|Macías|Madrigal|Maldonado|Manzano
    Martínez|Medina|Mejía|Méndez|Mendoza|Meza|Miranda|Molina|Montes|Montoya|Mora|Morales|Morán|Moreno|Muñiz
    Murillo|Nájera|Navarrete|Nava|Núñez|Ojeda|Olivares|Olvera|Orozco|Ortega|Ortiz|Osorio|Pacheco|Padilla
    Palacios|Palafox|Partida|Paz|Pedroza|Peña|Peralta|Pérez|Pineda|Ponce|Portillo|Quezada|Quintana|Quiroz
    Ramírez|Ramos|Rangel|Rentería|Reyes|Reyna|Ríos|Rivas|Rivera|Robles|Rocha|Rodríguez|Rojas|Romero|Rosales
    Rosas|Rubio|Ruiz|Saldaña|Salinas|Sandoval|Santana|Santillán|Segura|Serna|Serrano|Sierra|Silva|Solís
    Solorio|Sosa|Tamez|Tapia|Tejeda|Terán|Torres|Tovar|Treviño|Trujillo|Uribe|Valadez|Valdés|Valdivia
    Valenzuela|Vargas|Vázquez|Velasco|Velázquez|Venegas|Vera|Villa|Villalobos|Villanueva|Villarreal|Yáñez
    Zamora|Zapata|Zavala|Zepeda|Zúñiga`,
});
