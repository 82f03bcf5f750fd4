import { nameList } from '#service/world/catalogue/name-list.ts';

export const dutchNames = nameList({
  men: `Daan|Sem|Lucas|Levi|Finn|Bram|Luuk|Thijs|Jesse|Tim|Thomas|Lars|Ruben|Sven|Stijn|Niels|Jasper|Jeroen
    Joris|Koen|Maarten|Martijn|Mark|Michiel|Rick|Robin|Roel|Sander|Tom|Tijmen|Timo|Wout|Wouter|Bart|Bas|Cas
    Cees|Dirk|Douwe|Erik|Floris|Frank|Freek|Gerard|Gijs|Guus|Hans|Hidde|Jaap|Jan|Jelle|Jochem|Joost|Jordy
    Jurre|Kees|Kevin|Klaas|Mats|Mees|Menno|Milan|Pieter|Quinten|Rens|Rob|Ronald|Siem|Sjoerd|Teun|Ties|Tjeerd
    Twan|Vincent|Wessel|Willem|Wim|Youri`,
  women: `Emma|Julia|Sophie|Anna|Lisa|Eva|Lotte|Sanne|Fleur|Femke|Anouk|Iris|Isa|Maud|Roos|Noor|Lieke|Marit
    Merel|Nina|Tess|Sara|Mila|Jill|Kim|Dominique|Danique|Esmee|Renate|Inge|Ilse|Marloes|Marieke|Manon|Loes
    Jolien|Janneke|Vera|Wieke|Aniek|Britt|Daphne|Kirsten|Saskia|Sietske|Stefanie|Veerle|Yara`,
  family: `de Jong|Jansen|de Vries|van den Berg|Bakker|Janssen|Visser|Smit|Meijer|de Boer|Mulder|de Groot|Bos
    Vos|Peters|Hendriks|van Leeuwen|Dekker|Brouwer|de Wit|Dijkstra|Smits|de Graaf|van der Meer|van der Linden
    Kok|Jacobs|de Haan|Vermeulen|van den Heuvel|van der Veen|van den Broek|de Bruijn|van der Heijden|Schouten
    van Beek|Willems|van Vliet|Hoekstra|Koster|Maas|Verhoeven|Prins|Blom|Huisman|Peeters|de Leeuw|Evers
    van Dam|Kuipers|van Veen|Post|Martens|van der Wal|Veenstra|Jonker|van Wijk|Hermans|Molenaar|Schipper
    Kramer|van Dongen|Gerritsen|Timmermans|van der Laan|Wolters|Groen|Hofman|Bosman|van Loon|Sanders|Driessen
    van Doorn|Boersma|Bosch|van der Velde|Wiersma|Scholten|Postma|Koning|Kuiper|van der Pol|Zijlstra|Verbeek
    Hoekman|Kroon|Ligthart|Mooij|Nijhuis|Oosting|Pruis|Reijnders|Sikkema|Terpstra|Uitenbroek|Veldman|Wijnen
    Zandstra|Aarts|Beumer|Claassen|Doornbos|Elzinga|Feenstra|Goossens|Hulshof|Idema|Joosten|Keizer|Lammers
    Meulenbeld|Noordhoek|Oudejans|Pelgrim|Roelofs|Slagter|Tuinstra|Verkerk|Westra|van Rooijen|van Zanten
    ter Haar|ten Hove|van ’t Hof|van Ginkel|van Beurden|van Eck|van Houten|Buitenhuis|Kloosterman|Ruiter|Staal
    Tol|Veerman`,
});
