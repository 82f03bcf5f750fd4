import { nameList } from '#service/world/catalogue/name-list.ts';

export const germanNames = nameList({
  men: `Lukas|Leon|Finn|Jonas|Paul|Felix|Maximilian|Tim|Niklas|Jan|Tobias|Florian|Philipp|Sebastian|Fabian
    Julian|Simon|David|Moritz|Marvin|Dennis|Kevin|Patrick|Marcel|Daniel|Alexander|Christian|Stefan|Michael
    Thomas|Andreas|Markus|Matthias|Sven|Lars|Nils|Kai|Timo|Jannik|Hendrik|Henrik|Lennart|Malte|Ole|Torben
    Benedikt|Dominik|Johannes|Jakob|Linus|Luca|Mats|Noah|Elias|Emil|Anton|Konstantin|Leonard|Ludwig|Oskar
    Robin|Pascal|René|Marco|Mario|Nico|Ralf|Jörg|Uwe|Bernd|Frank|Dirk|Holger|Kilian|Vinzenz|Xaver|Till|Erik
    Bastian|Justus`,
  women: `Anna|Lena|Laura|Lea|Julia|Sarah|Lisa|Hannah|Sophie|Marie|Johanna|Katharina|Franziska|Theresa
    Charlotte|Emilia|Mia|Nele|Jana|Svenja|Merle|Lina|Klara|Paula|Pia|Vanessa|Jule|Sina|Nina|Melanie|Sandra
    Kathrin|Birgit|Carina|Elisa|Felicitas|Greta|Ida|Janina|Josefine|Kristin|Leonie|Luisa|Magdalena|Maren
    Nadine|Ramona|Selina|Tabea|Verena|Antonia|Frieda`,
  family: `Müller|Schmidt|Schneider|Fischer|Weber|Meyer|Wagner|Becker|Schulz|Hoffmann|Schäfer|Koch|Bauer
    Richter|Klein|Wolf|Schröder|Neumann|Schwarz|Zimmermann|Braun|Krüger|Hofmann|Hartmann|Lange|Schmitt|Werner
    Schmitz|Krause|Meier|Lehmann|Schmid|Schulze|Maier|Köhler|Herrmann|König|Walter|Mayer|Huber|Kaiser|Fuchs
    Peters|Lang|Scholz|Möller|Weiß|Jung|Hahn|Schubert|Vogel|Friedrich|Keller|Günther|Frank|Berger|Winkler|Roth
    Beck|Lorenz|Baumann|Franke|Albrecht|Schuster|Simon|Ludwig|Böhm|Winter|Kraus|Martin|Schuhmann|Krämer|Vogt
    Stein|Jäger|Otto|Sommer|Groß|Seidel|Heinrich|Brandt|Haas|Schreiber|Graf|Schulte|Dietrich|Ziegler|Kuhn|Kühn
    Pohl|Engel|Horn|Busch|Bergmann|Thomas|Voigt|Sauer|Arnold|Wolff|Pfeiffer|Ernst|Lindner|Hübner|Kramer|Ebert
    Peter|Seifert|Kirchner|Nagel|Metzger|Zander|Reuter|Rieger|Rademacher|Petersen|Carstens|Clausen|Hinrichs
    Janßen|Kruse|Lüders|Meinert|Niemann|Oltmanns|Paulsen|Reimers|Siemers|Thiele|Ullrich|Wiechert|Baumgartner
    Dorfmeister|Eberl|Gruber|Holzer|Kellner|Lechner|Moser|Niedermayer|Obermeier|Pichler|Rauscher|Steiner
    Thaler|Wimmer|Zeller|Ackermann|Bachmann|Dahlke`,
});
