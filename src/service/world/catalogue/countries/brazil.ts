import type { CountryEntry } from '#service/world/catalogue/country.ts';
import { clubList, peopleList } from '#service/world/catalogue/country-lists.ts';
import { textList } from '#service/world/catalogue/text-list.ts';

export const brazil: CountryEntry = {
  id: 40,
  name: 'Brazil',
  code: 'br',
  continent: 5,
  zone: 'America/Sao_Paulo',
  season: 'year',
  first: '01-28',
  last: '12-06',
  breaks: [],
  strength: 88,
  popularity: 88,
  people: peopleList('brazilian 93|latin-american 6|portuguese 1'),
  leagues: [
    { name: 'Campeonato Nacional Série A', clubs: 20, legs: 2, down: 4 },
    { name: 'Campeonato Nacional Série B', clubs: 20, legs: 2, down: 4 },
    { name: 'Campeonato Nacional Série C', clubs: 20, legs: 2, down: 4 },
    { name: 'Campeonato Nacional Série D', clubs: 24, legs: 2, down: 0 },
  ],
  cup: 'Copa da Federação Guaraná Tupã',
  women: { name: 'Brasileiro Feminino Série Única', clubs: 14, legs: 2, team: '{club} Feminino' },
  reserves: null,
  youth: { name: 'Campeonato Nacional Sub-20', clubs: 14, legs: 2, team: '{club} Sub-20' },
  kickOffs: {
    top: {
      weekend: textList(`Sat 16:00|Sat 18:30|Sat 21:00|Sun 11:00|Sun 16:00|Sun 16:00|Sun 16:00|Sun 18:30
        Sun 20:30|Mon 20:00`),
      midweek: textList('Tue 21:30|Wed 19:00|Wed 19:30|Wed 21:30|Wed 21:30|Thu 19:00|Thu 20:00'),
    },
    lower: {
      weekend: textList(`Thu 21:30|Fri 19:00|Fri 21:35|Sat 16:00|Sat 17:00|Sat 18:30|Sun 15:00|Sun 16:00
        Sun 18:30|Mon 19:30|Mon 21:35`),
      midweek: textList('Tue 19:00|Tue 21:35|Wed 20:00|Thu 19:30'),
    },
  },
  grounds: textList(`Estádio Municipal de {city}|Arena {city}|Estádio do Trabalhador|Estádio dos Ipês
    Estádio da Colina|Estádio Vila Operária|Estádio Doutor Lacerda|Arena {club}|Estádio Treze de Julho`),
  clubs: clubList(`
    Atlético Guanabarense, Rio de Janeiro|Esportivo do Bixiga, São Paulo|Bandeira Tricolor do Brás, São Paulo
    EC Minuano, Porto Alegre|Curral del Rey AC, Belo Horizonte|Urca Praia Clube, Rio de Janeiro
    Estivadores da Barra, Santos|Capibaribe FC, Recife|Farol da Barra EC, Salvador|Gralha Azul AC, Curitiba
    Jangadeiros EC, Fortaleza|Expresso da Leopoldina, Rio de Janeiro|Cafezal de Campinas, Campinas
    Navegantes do Guaíba, Porto Alegre|Pequizeiro EC, Goiânia|Ilha da Magia FC, Florianópolis
    Ver-o-Peso EC, Belém|Sociedade da Pampulha, Belo Horizonte|Aviação do Planalto, Brasília
    Malê Atlético Clube, Salvador|Vila Zelina FC, São Paulo|Terra Roxa EC, Ribeirão Preto
    Mascates do Recife, Recife|Encontro das Águas FC, Manaus|Fundição Catarinense, Joinville
    Vinhateiros da Serra, Caxias do Sul|Porto de Tubarão AC, Vitória|Farol do Mucuripe, Fortaleza
    Coqueiral EC, Maceió|Reis Magos FC, Natal|Tuiuiú EC, Campo Grande|Pé Vermelho AC, Londrina
    Metalúrgicos do ABC, São Bernardo do Campo|Azulejo Maranhense, São Luís|Charqueadores EC, Pelotas
    Coxipó AC, Cuiabá|Ponta do Seixas FC, João Pessoa|Cajueiro do Sergipe, Aracaju
    Sociedade Esportiva e Recreativa Operária Vale do Paraíba, São José dos Campos|Zebu do Triângulo, Uberaba
    Cais da Gamboa, Rio de Janeiro|Rio Poti EC, Teresina|Tecelões do Itajaí, Blumenau
    Cerrado Verde FC, Uberlândia|Manchester Mineira EC, Juiz de Fora|Três Fronteiras EC, Foz do Iguaçu
    Mandacaru FC, Campina Grande|Citrícola EC, Limeira|Forte São Tiago, Niterói|Doca Real FC, Belém
    Estrela do Tatuapé, São Paulo|Minério AC, Itabira|Tropeiros de Sorocaba, Sorocaba|Graciosa EC, Palmas
    Vale do Rio Doce EC, Governador Valadares|Vaqueiros EC, Feira de Santana|Saleiro Potiguar, Mossoró
    Cidade Canção AC, Maringá|Seringal AC, Rio Branco|Madeira-Mamoré Esporte, Porto Velho
    Lavrado EC, Boa Vista|Barro Vivo FC, Caruaru|Velho Chico AC, Petrolina|Carranca EC, Juazeiro
    Padrinho FC, Juazeiro do Norte|Cacaueiros EC, Ilhéus|Pomerana AC, Vila Velha
    Engenho de Campos, Campos dos Goytacazes|Hortênsias FC, Petrópolis|Aciaria EC, Volta Redonda
    Carvoeiros FC, Criciúma|Campos Gerais AC, Ponta Grossa|Coxilha FC, Passo Fundo
    Boca do Monte EC, Santa Maria|Molhes da Barra, Rio Grande|Laranjeira Alegre, Bebedouro
    Calçadistas de Franca, Franca|Salto do Piracicaba, Piracicaba|Pedra Grande SC, Guarulhos
    Refinaria EC, Cubatão|Distrito Industrial AC, Anápolis|Garimpo Velho EC, Sinop
    Pioneiros de Dourados, Dourados|Tapajós Boto AC, Santarém
  `),
};
