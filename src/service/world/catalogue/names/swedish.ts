import { nameList } from '#service/world/catalogue/name-list.ts';

export const swedishNames = nameList({
  men: `Erik|Lars|Karl|Anders|Johan|Per|Nils|Mikael|Jan|Peter|Hans|Fredrik|Thomas|Daniel|Andreas|Magnus|Oskar
    Viktor|Gustav|Alexander|Simon|Anton|Marcus|Jonathan|Filip|Linus|Jesper|Mattias|Robin|Elias|Lucas|Oliver
    William|Hugo|Axel|Albin|Adam|Emil|Isak|Ludvig|Melker|Noah|Olle|Pontus|Rasmus|Samuel|Sebastian|Sixten|Tim
    Tobias|Vilgot|Vincent|Joel|Joakim|Jakob|Kevin|Kristoffer|Kalle|Hampus|Felix|Edvin|David|Christoffer|Casper
    Carl|August|Arvid|Alfred|Adrian|Benjamin|Dennis|Elliot|Gabriel|Henning|Jens|Björn|Patrik|Ola|Stefan|Love
    Leo`,
  women: `Anna|Maria|Emma|Elin|Linnea|Sara|Hanna|Julia|Alice|Amanda|Frida|Johanna|Lina|Malin|Sofia|Ida|Josefin
    Klara|Moa|Matilda|Ebba|Elsa|Ella|Ellen|Agnes|Alva|Astrid|Cajsa|Caroline|Emilia|Evelina|Felicia|Filippa
    Greta|Ingrid|Isabelle|Jenny|Jonna|Karin|Kajsa|Lovisa|Maja|Nathalie|Nellie|Olivia|Rebecka|Saga|Selma|Signe
    Stina|Tilda|Tove|Tuva|Vera|Wilma`,
  family: `Andersson|Johansson|Karlsson|Nilsson|Eriksson|Olsson|Persson|Svensson|Gustafsson|Pettersson|Jonsson
    Jansson|Hansson|Bengtsson|Jönsson|Lindberg|Jakobsson|Magnusson|Olofsson|Lindström|Lindqvist|Axelsson|Berg
    Bergström|Lundberg|Lind|Lundgren|Lundqvist|Mattsson|Berglund|Fredriksson|Sandberg|Henriksson|Sjöberg
    Wallin|Engström|Eklund|Danielsson|Lundin|Håkansson|Björk|Gunnarsson|Holm|Wikström|Samuelsson|Isaksson
    Fransson|Bergqvist|Nyström|Holmberg|Arvidsson|Löfgren|Söderberg|Nyberg|Blomqvist|Nordström|Mårtensson
    Lundström|Viklund|Eliasson|Björklund|Berggren|Sandström|Nordin|Ström|Åberg|Hermansson|Ekström|Falk
    Holmgren|Hellström|Dahlberg|Hedlund|Sundberg|Sjögren|Ek|Blom|Abrahamsson|Öberg|Martinsson|Andreasson
    Månsson|Strömberg|Åkesson|Jonasson|Norberg|Sundström|Åström|Holmqvist|Sundqvist|Lindholm|Ottosson|Norrman
    Dahl|Hallberg|Ståhl|Malm|Rosén|Rydberg|Palm|Vikström|Wiklund|Ågren|Öhman|Sjölund|Bylund|Frisk|Ahlström
    Almqvist|Backman|Boström|Cederholm|Dahlgren|Edlund|Fagerström|Granlund|Grönlund|Hagberg|Hägglund|Kjellberg
    Lantz|Ljung|Modin|Nordgren|Nylund|Pålsson|Rask|Rönnqvist|Skog|Stenberg|Tegnér|Thorell|Wahlström|Westman
    Östlund`,
});
