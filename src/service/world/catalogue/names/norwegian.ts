import { nameList } from '#service/world/catalogue/name-list.ts';

export const norwegianNames = nameList({
  men: `Ole|Lars|Jan|Per|Kristian|Magnus|Henrik|Jonas|Mathias|Andreas|Martin|Kristoffer|Marius|Sander|Emil
    Tobias|Markus|Fredrik|Thomas|Sondre|Håkon|Eirik|Erik|Simen|Vetle|Sindre|Anders|Aksel|Alexander|Birk|Bjørn
    Daniel|Eivind|Elias|Even|Filip|Gard|Gaute|Halvor|Håvard|Isak|Iver|Jakob|Joakim|Johannes|Jørgen|Kasper|Knut
    Lasse|Mads|Mikkel|Mats|Nikolai|Odin|Olav|Oliver|Oskar|Petter|Ruben|Stian|Sverre|Tarjei|Tord|Torstein|Trond
    Trygve|Ulrik|Vegard|Viktor|Øyvind`,
  women: `Anne|Ingrid|Kari|Marit|Ida|Emma|Nora|Sara|Thea|Maria|Julie|Hanna|Amalie|Emilie|Malin|Silje|Marte
    Camilla|Kristine|Karoline|Guro|Frida|Vilde|Tuva|Sunniva|Synne|Solveig|Sofie|Signe|Ragnhild|Oda|Mathilde
    Maren|Live|Lise|Lene|Kaja|Ingeborg|Hedda|Elise|Eline|Celine|Astrid|Andrea|Aurora`,
  family: `Hansen|Johansen|Olsen|Larsen|Andersen|Pedersen|Nilsen|Kristiansen|Jensen|Karlsen|Johnsen|Pettersen
    Berg|Haugen|Hagen|Johannessen|Andreassen|Jacobsen|Dahl|Jørgensen|Henriksen|Lund|Halvorsen|Sørensen
    Jakobsen|Moen|Gundersen|Iversen|Strand|Solberg|Svendsen|Eide|Martinsen|Knutsen|Paulsen|Bakken
    Kristoffersen|Mathisen|Lie|Amundsen|Rasmussen|Solheim|Lunde|Nguyen|Bakke|Moe|Nygård|Fredriksen|Sandvik
    Antonsen|Christensen|Bøe|Nordby|Ruud|Aune|Engen|Simonsen|Isaksen|Tangen|Knudsen|Eliassen|Myhre|Ellingsen
    Aasen|Haug|Thomassen|Birkeland|Helland|Sunde|Fossum|Holm|Lien|Vik|Wold|Arnesen|Egeland|Danielsen|Hovland
    Dale|Nordli|Rønning|Skaar|Skoglund|Tveit|Ulvestad|Aas|Brekke|Bråten|Eikeland|Fjeld|Flaten|Gjerde|Grønli
    Heggem|Hjelle|Kleven|Kvamme|Langeland|Løken|Midtbø|Nesse|Nordgård|Opsahl|Rød|Sande|Skogen|Stene|Teigen
    Torgersen|Vatne|Viken|Østby|Aamodt|Åsheim`,
});
