import type { CountryEntry } from '#service/world/catalogue/country.ts';
import { clubList, peopleList } from '#service/world/catalogue/country-lists.ts';
import { textList } from '#service/world/catalogue/text-list.ts';

export const portugal: CountryEntry = {
  id: 6,
  name: 'Portugal',
  code: 'pt',
  continent: 2,
  zone: 'Europe/Lisbon',
  season: 'autumn',
  first: '08-09',
  last: '05-18',
  breaks: [['12-23', '12-27']],
  strength: 82,
  popularity: 72,
  people: peopleList(`
    portuguese 76|brazilian 14|spanish 3|latin-american 3|francophone-african 2|japanese 1|serbian 1
  `),
  leagues: [
    { name: 'Primeira Divisão', clubs: 18, legs: 2, down: 3 },
    { name: 'Segunda Divisão', clubs: 18, legs: 2, down: 3 },
    { name: 'Terceira Divisão', clubs: 20, legs: 2, down: 0 },
  ],
  cup: 'Taça Nacional',
  women: { name: 'Campeonato Nacional Feminino', clubs: 12, legs: 2, team: '{club} Feminino' },
  reserves: null,
  youth: { name: 'Campeonato Nacional de Juniores', clubs: 12, legs: 3, team: '{club} Sub-23' },
  kickOffs: {
    top: {
      weekend: textList(`Fri 20:15|Sat 15:30|Sat 18:00|Sat 20:30|Sun 15:30|Sun 15:30|Sun 18:00|Sun 20:30
        Mon 20:15`),
      midweek: textList('Tue 18:45|Tue 20:45|Wed 18:45|Wed 20:45|Thu 20:15'),
    },
    lower: {
      weekend: textList(`Sat 11:00|Sat 14:00|Sat 15:30|Sun 11:00|Sun 14:00|Sun 15:00|Sun 15:00|Sun 15:00
        Sun 15:30`),
      midweek: textList('Wed 15:00|Wed 18:00|Wed 20:00'),
    },
  },
  grounds: textList(`Complexo Desportivo {city}|Campo da Feira|Estádio da Senhora da Hora
    Parque {city} Nascente|Campo dos Operários|Estádio do Pinhal|Campo da Estação`),
  clubs: clubList(`
    Alfama Sport Clube, Lisboa|Clube da Ribeira, Porto|Atlético do Chiado, Lisboa|SC Bom Jesus, Braga
    Desportivo da Penha, Guimarães|Fontainhas FC, Porto|Estudantes do Mondego, Coimbra
    Clube Caravela, Vila do Conde|Têxtil do Ave, Vila Nova de Famalicão|CD Pérola Atlântica, Funchal
    Olaria de Barcelos, Barcelos|SC Ria Formosa, Faro|Operário de Marvila, Lisboa
    Conserveiros do Sado, Setúbal|UD Moliceiros, Aveiro|GD Lota de Matosinhos, Matosinhos
    Arade Marítimo, Portimão|Ponte Romana CF, Chaves|Aqueduto SC, Amadora|Caves de Gaia, Vila Nova de Gaia
    Marceneiros FC, Paços de Ferreira|Grão Vasco CF, Viseu|Poveiros do Mar, Póvoa de Varzim
    Castelo da Feira, Santa Maria da Feira|GD Pinhal do Rei, Leiria|Açor Atlântico, Ponta Delgada
    Lanifícios da Covilhã, Covilhã|GD do Granito, Penafiel|Corticeiros do Barreiro, Barreiro
    GD Cacilheiros, Almada|CD do Calçado, Felgueiras|Mosteiro SC, Santo Tirso|CD da Baía, Cascais
    Salineiros da Figueira, Figueira da Foz|Corgo Desportivo, Vila Real|Linhas de Torres, Torres Vedras
    Portas do Sol SC, Santarém|Arte Xávega, Espinho|Campinos do Ribatejo, Vila Franca de Xira
    Caíque Bom Sucesso, Olhão|União da Pena, Sintra|Clube Saloio, Loures|Filigrana do Lima, Viana do Castelo
    Operário Vidreiro, Marinha Grande|Templo Diana, Évora|Atlético da Beira, Castelo Branco
    Planície Alentejana, Beja|Termas SC, Caldas da Rainha|Berlenga Clube, Peniche|Nabão Templário, Tomar
    Caretos do Nordeste, Bragança|GD Cinco Efes, Guarda|Pateira FC, Águeda|União dos Remédios, Lamego
    Tapeteiros SC, Portalegre|Sociedade Filarmónica e Desportiva Artística do Montijo, Montijo
  `),
};
