import { nameList } from '#service/world/catalogue/name-list.ts';

export const danishNames = nameList({
  men: `Mads|Mikkel|Rasmus|Anders|Jonas|Emil|Frederik|Magnus|Oliver|Lucas|Noah|Victor|Malthe|Mathias|Nikolaj
    Simon|Sebastian|Jeppe|Jesper|Kasper|Kristian|Lasse|Lars|Morten|Nicklas|Oscar|Patrick|Peter|Philip|Søren
    Thomas|Tobias|Troels|Ulrik|Viktor|William|Aksel|Alfred|Anton|August|Benjamin|Bertram|Carl|Christoffer
    Daniel|Elias|Gustav|Hans|Henrik|Jacob|Jens|Johannes|Julius|Kevin|Marcus|Martin|Niels|Ole|Rune|Silas|Storm
    Theodor`,
  women: `Anne|Sofie|Emma|Ida|Freja|Clara|Laura|Mathilde|Caroline|Josefine|Cecilie|Julie|Amalie|Sara|Maja
    Signe|Nanna|Katrine|Camilla|Louise|Line|Stine|Mette|Pernille|Rikke|Sanne|Simone|Trine|Astrid|Alberte|Ellen
    Frederikke|Karoline|Kirstine|Lærke|Maren|Olivia|Rosa|Sille|Thea|Tilde|Victoria|Nikoline|Olga|Johanne`,
  family: `Nielsen|Jensen|Hansen|Pedersen|Andersen|Christensen|Larsen|Sørensen|Rasmussen|Jørgensen|Petersen
    Madsen|Kristensen|Olsen|Thomsen|Christiansen|Poulsen|Johansen|Møller|Mortensen|Knudsen|Jakobsen|Jacobsen
    Olesen|Frederiksen|Laursen|Henriksen|Lund|Schmidt|Holm|Kristiansen|Clausen|Simonsen|Svendsen|Andreasen
    Iversen|Jeppesen|Mogensen|Jespersen|Nissen|Lauridsen|Frandsen|Østergaard|Jepsen|Carlsen|Vestergaard
    Damgaard|Dahl|Bach|Bertelsen|Lauritsen|Bech|Steffensen|Bruun|Brandt|Søgaard|Toft|Dam|Winther|Kjeldsen
    Gregersen|Overgaard|Riis|Thorsen|Ravn|Lassen|Krogh|Bak|Berg|Hald|Juhl|Skov|Kruse|Bang|Friis|Nygaard
    Kirkegaard|Nørgaard|Bendtsen|Mathiesen|Ottosen|Villadsen|Dalsgaard|Beck|Lind|Hedegaard|Kjærgaard|Bonde
    Buch|Duus|Eskildsen|Gade|Hjorth|Hougaard|Klausen|Krag|Lorentzen|Munk|Nørskov|Pihl|Skovgaard|Sloth|Staun
    Thygesen|Uhre|Vang|Vind|Wulff`,
});
