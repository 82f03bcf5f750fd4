import { nameList } from '#service/world/catalogue/name-list.ts';

export const portugueseNames = nameList({
  men: `João|Diogo|Tiago|Rui|Pedro|Miguel|André|Nuno|Bruno|Ricardo|Gonçalo|Rafael|Bernardo|Francisco|Afonso
    Duarte|Tomás|Martim|Rodrigo|Guilherme|Gabriel|Daniel|David|Hugo|Hélder|Joel|Jorge|José|Luís|Manuel|Marco
    Mário|Nelson|Paulo|Renato|Rúben|Samuel|Sérgio|Simão|Telmo|Vasco|Vítor|Xavier|Alexandre|António|Artur
    Carlos|Cristóvão|Dinis|Edgar|Eduardo|Fábio|Fernando|Filipe|Flávio|Henrique|Ivo|Leandro|Lourenço|Márcio
    Octávio|Orlando|Salvador|Santiago|Silvino|Valter|Zeferino|Tomé`,
  women: `Maria|Ana|Inês|Beatriz|Mariana|Carolina|Leonor|Matilde|Joana|Sara|Rita|Catarina|Sofia|Francisca
    Margarida|Marta|Lara|Diana|Daniela|Andreia|Cláudia|Carla|Mónica|Sílvia|Vanessa|Patrícia|Raquel|Susana
    Tatiana|Telma|Filipa|Fátima|Helena|Jéssica|Lúcia|Madalena|Luana|Dália|Teresa|Bruna|Alícia|Constança
    Benedita`,
  family: `Silva|Santos|Ferreira|Pereira|Oliveira|Costa|Rodrigues|Martins|Jesus|Sousa|Fernandes|Gonçalves
    Gomes|Lopes|Marques|Alves|Almeida|Ribeiro|Pinto|Carvalho|Teixeira|Moreira|Correia|Mendes|Nunes|Soares
    Vieira|Monteiro|Cardoso|Rocha|Raposo|Neves|Coelho|Cruz|Cunha|Pires|Ramos|Reis|Simões|Antunes|Matos|Fonseca
    Machado|Araújo|Barbosa|Tavares|Lourenço|Castro|Figueiredo|Azevedo|Freitas|Magalhães|Henriques|Lima
    Guerreiro|Batista|Pinheiro|Faria|Miranda|Barros|Morais|Nogueira|Esteves|Anjos|Baptista|Campos|Mota|Andrade
    Brito|Sá|Nascimento|Leite|Abreu|Borges|Melo|Vaz|Pinho|Vicente|Gaspar|Assunção|Maia|Moura|Valente|Domingues
    Garcia|Carneiro|Loureiro|Neto|Amaral|Branco|Leal|Pacheco|Macedo|Paiva|Matias|Amorim|Torres|Bento|Salgado
    Cordeiro|Brandão|Godinho|Serrano|Quintas|Resende|Sequeira|Tomaz|Veloso|Viana|Xavier|Barreto|Calado|Dantas
    Estrela|Falcão|Galvão|Horta|Infante|Janeiro|Lobo|Meireles|Nobre|Peixoto|Queirós|Rebelo|Seabra|Trindade
    Varela|Bastos|Caldeira|Delgado|Franco|Mourão|Patrício`,
});
