import { nameList } from '#service/world/catalogue/name-list.ts';

export const brazilianNames = nameList({
  men: `Adriano|Ailton|Alan|Alessandro|Alex|Alexandre|Allan|Anderson|André|Antônio|Artur|Augusto|Breno|Bruno
    Caio|Carlos|Cauã|Cauê|César|Claudinei|Cleiton|Cristiano|Danilo|Davi|Denílson|Diogo|Edmilson|Edson|Eduardo
    Elias|Emerson|Erick|Everton|Fabiano|Fábio|Felipe|Fernando|Flávio|Francisco|Gabriel|Geovane|Guilherme
    Gustavo|Heitor|Henrique|Hugo|Igor|Jadson|Jean|Jefferson|João|João Pedro|João Vítor|Jonas|Jorge|José|Júlio
    Kauan|Kléber|Leandro|Leonardo|Luan|Lucas|Luís Fernando|Luiz|Luiz Henrique|Marcos|Mateus|Maurício|Miguel
    Murilo|Nathan|Nilton|Otávio|Patrick|Paulo|Paulo Henrique|Pedro|Pedro Henrique|Rafael|Ramon|Renan|Renato
    Ricardo|Rodrigo|Samuel|Sandro|Sérgio|Uendel|Vágner|Victor|Wallace|Wellington|Wesley|Willian|Yago|Yuri`,
  women: `Adriana|Alessandra|Aline|Amanda|Ana|Ana Beatriz|Ana Clara|Ana Paula|Andressa|Bárbara|Beatriz|Bianca
    Brenda|Bruna|Camila|Carla|Carolina|Cecília|Clara|Cristiane|Daniela|Débora|Eduarda|Elaine|Fabiana|Fernanda
    Flávia|Gabriela|Geovana|Giovanna|Helena|Isabela|Jaqueline|Jéssica|Joana|Júlia|Juliana|Karina|Kelly|Larissa
    Letícia|Lorena|Luana|Luiza|Maiara|Manuela|Maria Eduarda|Mariana|Milena|Mônica|Natália|Patrícia|Paula
    Priscila|Rafaela|Raquel|Renata|Rosana|Sabrina|Tainá|Tatiana|Thaís|Vitória|Yasmin`,
  family: `Abreu|Aguiar|Albuquerque|Alencar|Almeida|Amaral|Amorim|Andrade|Antunes|Aquino|Aragão|Araújo|Arruda
    Assunção|Azevedo|Bandeira|Barreto|Barros|Bastos|Batista|Bezerra|Bittencourt|Borges|Braga|Brandão|Brito
    Bueno|Cabral|Caldas|Camargo|Campos|Cardoso|Carneiro|Carvalho|Castro|Cavalcante|Chagas|Conceição|Cordeiro
    Correia|Costa|Couto|Cruz|Cunha|Damasceno|Dantas|Dias|Domingues|Dornelles|Duarte|Dutra|Esteves|Evangelista
    Farias|Feitosa|Ferraz|Ferreira|Figueiredo|Fonseca|França|Freire|Freitas|Furtado|Galvão|Garcia|Gomes
    Gonçalves|Gouveia|Guedes|Gusmão|Holanda|Jardim|Lacerda|Lago|Leal|Leite|Lemos|Lima|Linhares|Lira|Lobato
    Lopes|Macedo|Machado|Maciel|Magalhães|Maia|Marinho|Marques|Martins|Matos|Medeiros|Meireles|Mello|Mendes
    Mendonça|Menezes|Mesquita|Miranda|Monteiro|Moraes|Moreira|Moura|Nascimento|Neves|Nogueira|Nunes|Oliveira
    Pacheco|Padilha|Paiva|Paixão|Peixoto|Pereira|Pessoa|Pimentel|Pinheiro|Pires|Porto|Prado|Queiroz|Ramos
    Rangel|Rego|Reis|Ribeiro|Rocha|Rodrigues|Sales|Sampaio|Santana|Santiago|Santos|Saraiva|Schmitt|Siqueira
    Soares|Souza|Tavares|Teixeira|Teles|Torres|Trindade|Valadares|Valença|Vargas|Vasconcelos|Vaz|Veloso|Viana
    Vilela|Xavier|Zanella`,
});
