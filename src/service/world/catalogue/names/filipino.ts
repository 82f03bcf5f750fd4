import { nameList } from '#service/world/catalogue/name-list.ts';

export const filipinoNames = nameList({
  men: `Aldrin|Alfredo|Amiel|Andrei|Angelo|Anton|Arnel|Carlo|Carlito|Cesar|Christian|Daniel|Danilo|Dennis
    Dominic|Eduardo|Edgar|Efren|Emilio|Enrico|Ernesto|Ferdinand|Fernando|Francis|Gabriel|Gerardo|Gino|Hector
    Ian|Jake|Jaime|Jairo|Jarvey|Jericho|Jerome|Jesse|Jhan|Joaquin|Joel|John Paul|Jomari|Jonas|Jose|Joshua
    Jovani|Julian|Kenneth|Kristoffer|Lorenzo|Luis|Manuel|Marco|Mark Anthony|Marvin|Miguel|Nestor|Noel|Oliver
    Paolo|Patrick|Paul|Rafael|Ramon|Raymark|Renato|Ricardo|Rico|Roberto|Roland|Romeo|Ruben|Santiago|Sean|Simon
    Stephan|Vicente|Wilfredo|Yrick`,
  women: `Alexa|Alicia|Alyssa|Analou|Angela|Anicka|Bella|Camille|Carleigh|Cathrine|Charisa|Chantelle|Cristina
    Dionesa|Eva|Glyzelle|Hali|Hannah|Inna|Isabella|Jael-Marie|Jasmine|Jenny|Jessika|Jisela|Joyce|Judy|Kaya
    Katrina|Kristine|Lourdes|Maria|Marites|Marisol|Natalie|Nicole|Patricia|Rocelle|Rosario|Ryley|Samantha|Sara
    Sofia|Tahnai|Teresa|Trixie|Vanessa`,
  family: `Abad|Aguirre|Alcantara|Almonte|Alvarado|Amores|Andrada|Angeles|Aquino|Araneta|Arcilla|Asistio
    Atienza|Austria|Baclig|Bagatsing|Balagtas|Baltazar|Banaag|Bautista|Bernal|Bonifacio|Borromeo|Buenaventura
    Bugas|Cabanilla|Cabrera|Calderon|Candelaria|Canlas|Castillo|Catapang|Cayabyab|Concepcion|Cordero|Corpuz
    Cruz|Cuenca|Dagohoy|Dalisay|Dayrit|De Guzman|De la Cruz|De Leon|De los Reyes|Del Rosario|Del Mundo|Diaz
    Dimaculangan|Dizon|Domingo|Ebarle|Echevarria|Encarnacion|Escaño|Espiritu|Estrada|Evangelista|Fajardo
    Ferrer|Flores|Francisco|Gallardo|Garcia|Gatchalian|Gonzaga|Guerrero|Guinto|Gutierrez|Hernandez|Ignacio
    Ilagan|Jacinto|Javier|Katigbak|Labrador|Lacson|Lagman|Laurel|Legaspi|Liwanag|Lopez|Lorenzana|Lucero
    Macaraeg|Madrigal|Magbanua|Magsaysay|Malabanan|Manalo|Manansala|Mangubat|Marasigan|Mendiola|Mendoza
    Mercado|Montano|Morales|Natividad|Navarro|Nepomuceno|Ocampo|Ordoñez|Ortega|Padilla|Paglinawan|Palma
    Panganiban|Pascual|Patiño|Perez|Pineda|Ponce|Punzalan|Quiambao|Quizon|Ramirez|Ramos|Recto|Reyes|Rivera
    Robles|Rosales|Roxas|Salazar|Salonga|Samson|San Juan|Santiago|Santos|Sison|Soriano|Sumulong|Tanedo
    Tolentino|Torres|Trinidad|Valdez|Velasco|Vergara|Villanueva|Villareal|Yambao|Zamora|Zulueta`,
});
