import { nameList } from '#service/world/catalogue/name-list.ts';

export const slovenianNames = nameList({
  men: `Luka|Jan|Nik|Žan|Jaka|Jakob|Matic|Rok|Miha|Matej|Marko|Anže|Andraž|Aljaž|Blaž|Bor|David|Denis|Domen
    Gašper|Gregor|Gal|Igor|Jernej|Jure|Jurij|Klemen|Kristjan|Kevin|Lan|Leon|Lovro|Maj|Maks|Marcel|Mark|Martin
    Mitja|Nejc|Patrik|Peter|Primož|Rene|Rudi|Sandi|Sašo|Sebastjan|Tadej|Tilen|Tim|Timotej|Tomaž|Urban|Uroš|Vid
    Žiga`,
  women: `Ana|Maja|Nina|Eva|Sara|Nika|Lara|Zala|Zoja|Tina|Tjaša|Urška|Špela|Petra|Neža|Manca|Mojca|Maša|Lucija
    Lea|Kaja|Katja|Katarina|Karin|Klara|Julija|Jana|Iza|Hana|Gaja|Ema|Barbara|Anja|Ajda|Alja|Živa|Tamara|Pia
    Lana`,
  family: `Novak|Horvat|Kovačič|Krajnc|Zupančič|Potočnik|Kos|Mlakar|Vidmar|Golob|Turk|Božič|Kralj|Zupan
    Korošec|Bizjak|Hribar|Kotnik|Kavčič|Rozman|Petek|Kastelic|Žagar|Hočevar|Košir|Kolar|Koren|Klemenčič|Knez
    Medved|Pirc|Zupanc|Petrič|Lah|Kuhar|Uršič|Erjavec|Sever|Hrovat|Jerman|Kobal|Majcen|Babič|Bezjak|Breznik
    Bergant|Cerar|Čeh|Debeljak|Dolenc|Drnovšek|Fras|Furlan|Gorenc|Godec|Gregorič|Hren|Ivančič|Jazbec|Jamnik
    Jenko|Jereb|Jug|Kern|Kocjan|Kokalj|Kolenc|Kosi|Kranjec|Kramberger|Lebar|Leban|Logar|Lešnik|Likar|Marolt
    Mesarič|Mihelič|Močnik|Oman|Pavlin|Pečnik|Perko|Pintar|Pivk|Podgoršek|Primc|Pušnik|Rajh|Ribič|Sedmak|Skok
    Smrekar|Štrukelj|Šuštar|Tomažič|Toplak|Trček|Tratnik|Urbanc|Vodopivec|Volk|Zorko|Žibert|Žnidaršič`,
});
