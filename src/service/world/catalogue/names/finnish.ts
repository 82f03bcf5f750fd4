import { nameList } from '#service/world/catalogue/name-list.ts';

export const finnishNames = nameList({
  men: `Juhani|Antti|Mikko|Jari|Juha|Timo|Markus|Matti|Jussi|Tuomas|Janne|Ville|Heikki|Petri|Sami|Teemu|Tommi
    Aleksi|Joonas|Eetu|Eero|Elias|Emil|Henri|Iiro|Ilkka|Jaakko|Jani|Jesse|Joona|Juho|Jukka|Kalle|Kari|Kimmo
    Lasse|Lauri|Leevi|Miika|Miro|Niko|Niklas|Oskari|Otto|Onni|Panu|Pekka|Perttu|Rasmus|Riku|Roope|Saku|Samuli
    Santeri|Severi|Sakari|Toni|Topi|Tuukka|Urho|Valtteri|Veeti|Veli|Vertti|Väinö`,
  women: `Anna|Maria|Emilia|Sofia|Aino|Aada|Eveliina|Helmi|Ella|Emma|Iida|Jenna|Jenni|Johanna|Jutta|Kaisa
    Katariina|Kiira|Krista|Laura|Linda|Lotta|Minna|Miia|Milla|Noora|Nelli|Oona|Outi|Pinja|Riikka|Roosa|Sanna
    Sari|Satu|Sini|Siiri|Sara|Suvi|Taru|Tiina|Tuuli|Veera|Venla|Vilma|Essi|Heidi|Hanna`,
  family: `Korhonen|Virtanen|Mäkinen|Nieminen|Mäkelä|Hämäläinen|Laine|Heikkinen|Koskinen|Järvinen|Lehtonen
    Lehtinen|Saarinen|Salminen|Heinonen|Niemi|Heikkilä|Kinnunen|Salonen|Turunen|Salo|Laitinen|Tuominen
    Rantanen|Karjalainen|Jokinen|Mattila|Savolainen|Lahtinen|Ahonen|Ojala|Leppänen|Väisänen|Hiltunen|Kallio
    Miettinen|Leinonen|Pitkänen|Aaltonen|Manninen|Hakala|Koivisto|Anttila|Laaksonen|Hirvonen|Räsänen|Lehto
    Laakso|Toivonen|Rautiainen|Mustonen|Aalto|Nurmi|Peltonen|Seppälä|Niskanen|Lindholm|Lampinen|Moilanen|Harju
    Partanen|Kemppainen|Pesonen|Kettunen|Hartikainen|Kokko|Kauppinen|Nykänen|Tikkanen|Halonen|Vainio
    Kärkkäinen|Huttunen|Nurminen|Karvonen|Kivelä|Mikkonen|Koivunen|Oksanen|Parviainen|Rinne|Saari|Suominen
    Tamminen|Vuorinen|Ylönen|Hakkarainen|Holopainen|Ikonen|Juntunen|Kangas|Kurki|Kuusela|Lappalainen|Mikkola
    Pulkkinen|Ranta|Ruotsalainen|Sihvonen|Soininen|Tolonen|Uusitalo|Vartiainen|Vesala|Ahola|Alanen|Björkman
    Eklund|Hovi|Kaikkonen|Nylund|Palola|Raitala|Sillanpää|Tarkiainen`,
});
