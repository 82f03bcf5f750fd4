import { nameList } from '#service/world/catalogue/name-list.ts';

export const flemishNames = nameList({
  men: `Wout|Seppe|Jelle|Brecht|Jasper|Pieter|Stijn|Bert|Bram|Dries|Joris|Jens|Kobe|Lander|Lowie|Maarten
    Mathias|Michiel|Nico|Niels|Robbe|Ruben|Senne|Siebe|Simon|Thibau|Thijs|Tibo|Tom|Toon|Tuur|Ward|Warre|Wannes
    Xander|Yorben|Jan|Karel|Koen|Kristof|Luc|Sander|Stef|Sven|Vincent|Arne|Gilles|Jarne`,
  women: `Lotte|Elise|Emma|Louise|Marie|Nele|Tine|Sofie|Silke|Sarah|Laura|Julie|Jana|Hanne|Femke|Ellen|Eline
    Charlotte|Britt|Amber|Axelle|An|Tessa|Janice|Justine|Kaat|Lore|Yana|Feline|Fien|Jolien|Marijke`,
  family: `Peeters|Janssens|Maes|Jacobs|Mertens|Willems|Claes|Goossens|Wouters|De Smet|De Clercq|Pauwels
    Hermans|Aerts|Michiels|Martens|Van Damme|De Backer|Stevens|Desmet|Verhoeven|Van den Broeck|Smets|Lambrecht
    Segers|De Vos|De Pauw|Coppens|Hendrickx|Cools|Bogaert|Baert|Bosmans|Celis|Christiaens|Cuypers|De Cock
    De Meyer|De Ridder|De Wilde|Declercq|Dewulf|Dierickx|Eeckhout|Geerts|Heylen|Lemmens|Lenaerts|Luyten|Moens
    Nijs|Pieters|Pollet|Raes|Sels|Simons|Thijs|Timmermans|Van Acker|Van Dyck|Van Hoof|Vandamme|Vandenberghe
    Vandewalle|Verbeke|Verbruggen|Verheyen|Vermeersch|Vermeulen|Verstraete|Wauters|Wuyts|Baeten|Beernaert
    Bracke|Buysse|Callens|Daems|Deprez|Gijsels|Huysmans|Ketels|Lauwers|Naessens|Roelandt|Schepers|Steyaert
    Tytgat`,
});
