import { nameList } from '#service/world/catalogue/name-list.ts';

export const hungarianNames = nameList({
  men: `László|István|József|János|Zoltán|Sándor|Gábor|Ferenc|Attila|Péter|Tamás|Zsolt|Tibor|András|Csaba|Imre
    Lajos|György|Balázs|Gyula|Mihály|Károly|Róbert|Béla|Dávid|Dániel|Ádám|Norbert|Krisztián|Kristóf|Bence|Máté
    Levente|Dominik|Áron|Marcell|Milán|Botond|Gergő|Gergely|Márk|Márton|Martin|Patrik|Richárd|Roland|Szabolcs
    Szilárd|Viktor|Vilmos|Ákos|Barnabás|Bálint|Bertalan|Donát|Erik|Hunor|Kornél|Nándor|Olivér|Zalán|Zétény`,
  women: `Mária|Erzsébet|Katalin|Ilona|Éva|Anna|Zsuzsanna|Margit|Judit|Ágnes|Andrea|Julianna|Krisztina|Mónika
    Edit|Anita|Szilvia|Eszter|Réka|Anikó|Tímea|Dóra|Vivien|Viktória|Alexandra|Boglárka|Bernadett|Barbara|Lilla
    Luca|Nóra|Petra|Fanni|Fruzsina|Hanna|Henrietta|Jázmin|Kinga|Laura|Noémi|Orsolya|Zsófia|Csenge|Dorottya
    Enikő`,
  family: `Nagy|Kovács|Tóth|Szabó|Horváth|Varga|Kiss|Molnár|Németh|Farkas|Balogh|Papp|Lakatos|Takács|Juhász
    Oláh|Mészáros|Simon|Rácz|Fekete|Szilágyi|Török|Fehér|Balázs|Gál|Szűcs|Orsós|Kocsor|Fodor|Pintér|Szalai
    Sipos|Lukács|Gulyás|Biró|Katona|László|Fazekas|Boros|Kelemen|Antal|Somogyi|Bálint|Hegedűs|Vincze|Váradi
    Pásztor|Nemes|Sándor|Vass|Bodnár|Barta|Soós|Illés|Lengyel|Fülöp|Bognár|Halász|Bakos|Kozma|Dudás|Orosz
    Jakab|Máté|Major|Szőke|Hajdu|Gáspár|Pap|Deák|Dobos|Pál|Faragó|Csonka|Veres|Kis|Sárközi|Erdős|Vörös|Kerekes
    Sebestyén|Berki|Ortutay|Csizmadia|Barabás|Benkő|Borbély|Bozsó|Csány|Czakó|Dankó|Egri|Földi|Gombos|Győri
    Hamar|Ignácz|Jónás|Kálmán|Kertész|Kónya|Kun|Márton|Mező|Mohácsi|Nyári|Oroszlán|Pataki|Petró|Pollák|Révész
    Rózsa|Szántó|Székely|Tamási|Tar|Urbán|Vajda|Végh|Zsiga`,
  familyFirst: true,
});
