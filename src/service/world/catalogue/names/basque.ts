import { nameList } from '#service/world/catalogue/name-list.ts';

export const basqueNames = nameList({
  men: `Aitor|Ander|Andoni|Asier|Beñat|Eneko|Gaizka|Gorka|Haritz|Iker|Imanol|Iñaki|Iñigo|Jokin|Jon|Joseba|Josu
    Julen|Kepa|Koldo|Lander|Mikel|Oier|Oihan|Peio|Unai|Urtzi|Xabier|Xabi|Yeray|Zigor|Aritz|Ekain|Ibai|Hodei
    Markel|Martxel|Aimar|Bittor|Eñaut|Gari|Igor|Jagoba|Manex|Egoitz|Urko`,
  women: `Ainhoa|Amaia|Ane|Arantxa|Edurne|Eider|Enara|Garazi|Garbiñe|Goizane|Haizea|Idoia|Irati|Itziar|Izaro
    Jone|June|Leire|Lorea|Maialen|Maider|Maite|Miren|Naroa|Nahia|Nekane|Nerea|Oihana|Saioa|Uxue|Yulene|Zuriñe`,
  family: `Agirre|Agote|Aizpurua|Alberdi|Aldalur|Altuna|Amezaga|Amundarain|Ansotegi|Arana|Aranburu|Arano
    Aretxabaleta|Arregi|Arrieta|Arizmendi|Arruti|Artetxe|Astigarraga|Azkue|Balerdi|Barandiaran|Basterra|Beitia
    Bengoetxea|Berasategi|Beristain|Bilbao|Egaña|Egia|Eizagirre|Elizalde|Elorza|Errasti|Etxaniz|Etxarri
    Etxeberria|Etxegarai|Gabilondo|Galarza|Garai|Garitaonandia|Garmendia|Gaztañaga|Goenaga|Goikolea|Goñi
    Gorostiaga|Gorriti|Gurrutxaga|Ibarra|Ibarguren|Iraeta|Iriarte|Iturbe|Iturriaga|Izagirre|Jauregi|Larrañaga
    Larrea|Lasa|Lekue|Lertxundi|Lizaso|Loiola|Madariaga|Mendiola|Mendizabal|Mujika|Murgia|Olabarria|Olaizola
    Ormaetxea|Otegi|Oyarzun|Sagastizabal|Salaberria|Sarasola|Soroa|Ugarte|Unzueta|Uranga|Uriarte|Urrutia
    Zabala|Zabaleta|Zubeldia|Zubiaurre|Zulaika|Zumeta`,
});
