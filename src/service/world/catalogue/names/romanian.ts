import { nameList } from '#service/world/catalogue/name-list.ts';

export const romanianNames = nameList({
  men: `Andrei|Alexandru|Mihai|Ionuț|Florin|Gabriel|Ștefan|Cristian|Adrian|Bogdan|Constantin|Daniel|Marius
    Vlad|Radu|Răzvan|Robert|Sebastian|Sorin|Silviu|Sergiu|Valentin|Victor|Vasile|Tudor|Teodor|Raul|Petru|Paul
    Ovidiu|Octavian|Nicolae|Nicușor|Mircea|Matei|Mădălin|Lucian|Liviu|Laurențiu|Ion|Ioan|Iulian|Horia|George
    Florentin|Eduard|Emil|Dumitru|Dragoș|Denis|David|Darius|Dan|Costin|Cosmin|Cornel|Ciprian|Cezar|Cătălin
    Călin|Aurel|Alin|Albert`,
  women: `Maria|Elena|Ioana|Andreea|Ana|Alexandra|Mihaela|Cristina|Daniela|Gabriela|Alina|Simona|Diana|Roxana
    Raluca|Oana|Monica|Mădălina|Larisa|Laura|Irina|Georgiana|Florentina|Denisa|Corina|Claudia|Cătălina|Carmen
    Camelia|Bianca|Beatrice|Anca|Adina|Adelina|Teodora|Ștefania|Sorina|Sabina|Ramona|Patricia|Nicoleta|Miruna
    Loredana|Izabela|Ilinca`,
  family: `Popescu|Popa|Ionescu|Radu|Dumitru|Stan|Stoica|Gheorghe|Matei|Ciobanu|Rusu|Constantin|Dinu|Mihai
    Lazăr|Florea|Dobre|Barbu|Moldovan|Munteanu|Manole|Nistor|Diaconu|Oprea|Tudor|Voicu|Cojocaru|Neagu|Sandu
    Ene|Georgescu|Dumitrescu|Stănescu|Constantinescu|Marinescu|Vasilescu|Niculescu|Stefănescu|Anghel|Preda
    Tănase|Iordache|Enache|Badea|Ungureanu|Sava|Toma|Dragomir|Mocanu|Nicolae|Cristea|Olteanu|Dima|Ardelean
    Crișan|Mureșan|Pop|Bota|Câmpean|Chiriac|Cozma|David|Filip|Grigore|Iancu|Ion|Lupu|Luca|Maftei|Manea|Miron
    Moraru|Nedelcu|Negru|Nica|Nicula|Nițu|Pavel|Petre|Pană|Pîrvu|Rotaru|Roman|Rădulescu|Sârbu|Simion|Soare
    Stoian|Suciu|Șerban|Tătaru|Timofte|Tomescu|Trifan|Turcu|Vasile|Vlad|Vlăsceanu|Zaharia|Zamfir|Albu|Andrei
    Apostol|Avram|Balan|Băluță|Bejan|Blaga|Botezatu|Bratu|Bucur|Buzatu|Călin|Ciocan|Corbu|Costache|Crăciun
    Croitoru|Cucu|Damian|Dragu|Drăgan|Duță|Gavrilă|Gherman|Jianu|Lungu|Măcelaru|Mihalache|Mitrea|Onea|Păun`,
});
