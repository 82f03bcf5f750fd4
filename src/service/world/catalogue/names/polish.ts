import { nameList } from '#service/world/catalogue/name-list.ts';

export const polishNames = nameList({
  men: `Jakub|Jan|Kacper|Mateusz|Michał|Filip|Szymon|Piotr|Adam|Bartosz|Wojciech|Tomasz|Paweł|Krzysztof|Marcin
    Maciej|Łukasz|Kamil|Dawid|Damian|Adrian|Patryk|Sebastian|Rafał|Grzegorz|Dariusz|Mariusz|Artur|Przemysław
    Radosław|Jarosław|Sławomir|Mirosław|Zbigniew|Andrzej|Marek|Hubert|Igor|Oskar|Oliwier|Antoni|Franciszek
    Stanisław|Aleksander|Mikołaj|Wiktor|Maksymilian|Dominik|Daniel|Karol|Konrad|Cezary|Błażej|Arkadiusz
    Bartłomiej|Bogdan|Borys|Bruno|Emil|Ernest|Fabian|Gracjan|Ignacy|Ireneusz|Jacek|Jerzy|Józef|Julian|Kajetan
    Krystian|Leon|Leszek|Miłosz|Norbert|Olaf|Ryszard|Robert|Roman|Seweryn|Tadeusz|Tymoteusz|Wacław|Witold`,
  women: `Anna|Maria|Katarzyna|Agnieszka|Małgorzata|Joanna|Magdalena|Monika|Aleksandra|Natalia|Julia|Zuzanna
    Karolina|Paulina|Weronika|Wiktoria|Patrycja|Dominika|Kinga|Klaudia|Sylwia|Ewa|Ewelina|Marta|Justyna|Kamila
    Martyna|Oliwia|Maja|Lena|Hanna|Alicja|Amelia|Gabriela|Emilia|Nina|Nikola|Izabela|Iwona|Beata|Dorota|Edyta
    Jagoda|Kornelia|Liliana|Milena|Nadia|Sandra|Urszula|Żaneta`,
  family: `Nowak|Kowalski/Kowalska|Wiśniewski/Wiśniewska|Wójcik|Kowalczyk|Kamiński/Kamińska
    Szymański/Szymańska|Woźniak|Dąbrowski/Dąbrowska|Kozłowski/Kozłowska|Jankowski/Jankowska|Mazur
    Kwiatkowski/Kwiatkowska|Wojciechowski/Wojciechowska|Krawczyk|Kaczmarek|Piotrowski/Piotrowska
    Grabowski/Grabowska|Zając|Pawłowski/Pawłowska|Michalski/Michalska|Król|Wieczorek|Jabłoński/Jabłońska
    Wróbel|Nowakowski/Nowakowska|Majewski/Majewska|Olszewski/Olszewska|Stępień|Malinowski/Malinowska
    Jaworski/Jaworska|Adamczyk|Dudek|Nowicki/Nowicka|Pawlak|Górski/Górska|Witkowski/Witkowska|Walczak|Sikora
    Baran|Rutkowski/Rutkowska|Michalak|Szewczyk|Ostrowski/Ostrowska|Tomaszewski/Tomaszewska|Pietrzak
    Zalewski/Zalewska|Wróblewski/Wróblewska|Marciniak|Jasiński/Jasińska|Zawadzki/Zawadzka|Bąk
    Jakubowski/Jakubowska|Sadowski/Sadowska|Włodarczyk|Wilk|Chmielewski/Chmielewska|Borkowski/Borkowska
    Sokołowski/Sokołowska|Szczepański/Szczepańska|Sawicki/Sawicka|Kucharski/Kucharska|Lis
    Maciejewski/Maciejewska|Kubiak|Kalinowski/Kalinowska|Mazurek|Wysocki/Wysocka|Kołodziej|Kaźmierczak
    Czarnecki/Czarnecka|Sobczak|Konieczny/Konieczna|Urbański/Urbańska|Głowacki/Głowacka|Wasilewski/Wasilewska
    Sikorski/Sikorska|Zakrzewski/Zakrzewska|Krajewski/Krajewska|Laskowski/Laskowska|Ziółkowski/Ziółkowska
    Gajewski/Gajewska|Mróz|Szulc|Makowski/Makowska|Brzeziński/Brzezińska|Baranowski/Baranowska
    Przybylski/Przybylska|Kaczmarczyk|Borowski/Borowska|Błaszczyk|Andrzejewski/Andrzejewska|Adamski/Adamska
    Górecki/Górecka|Chojnacki/Chojnacka|Kania|Szczepaniak|Janik|Leszczyński/Leszczyńska|Mikołajczyk
    Czerwiński/Czerwińska|Mucha|Cieślak|Urban|Kozak|Kowalewski/Kowalewska|Wesołowski/Wesołowska
    Lipiński/Lipińska|Jóźwiak|Zięba|Bednarek|Pietrzyk|Musiał|Markowski/Markowska|Kopeć|Kołodziejczyk|Tomczyk
    Domański/Domańska|Nawrocki/Nawrocka|Polak|Wawrzyniak|Żak|Dziedzic|Bielecki/Bielecka|Wolski/Wolska
    Orłowski/Orłowska|Stankiewicz|Żurawski/Żurawska|Madej|Skiba|Wierzbicki/Wierzbicka|Karpiński/Karpińska
    Bukowski/Bukowska|Rogowski/Rogowska|Sowa|Kurek|Łuczak|Sroka|Cybulski/Cybulska|Bednarz|Owczarek|Marzec
    Janiszewski/Janiszewska`,
});
