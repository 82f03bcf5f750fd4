import { nameList } from '#service/world/catalogue/name-list.ts';

export const turkishNames = nameList({
  men: `Ahmet|Mehmet|Mustafa|Ali|Hasan|Hüseyin|İbrahim|İsmail|Yusuf|Ömer|Osman|Murat|Emre|Can|Cem|Kerem|Kaan
    Barış|Onur|Serkan|Volkan|Hakan|Okan|Tolga|Tarık|Umut|Uğur|Selim|Sinan|Yasin|Yunus|Enes|Furkan|Batuhan
    Berkay|Berk|Mert|Eren|Efe|Arda|Doruk|Oğuzhan|Oğuz|Gökhan|Erkan|Ercan|Erdem|Ozan|Taylan|Tuncay|Deniz|Doğan
    Ferhat|Fatih|Halil|Harun|İlker|Kadir|Kemal|Levent|Metin|Necati|Orhan|Ramazan|Recep|Salih|Samet|Semih|Şahin
    Tayfun|Turgay|Ufuk|Veysel|Yiğit|Zafer|Alper|Anıl|Caner|Cihan|Çağlar`,
  women: `Ayşe|Fatma|Emine|Zeynep|Elif|Merve|Büşra|Esra|Kübra|Ebru|Gamze|Gizem|Hande|Hatice|İrem|Melike|Meryem
    Nur|Özge|Pınar|Selin|Sevgi|Seda|Sinem|Şule|Tuğba|Yağmur|Yasemin|Derya|Didem|Damla|Ceren|Cansu|Burcu|Buse
    Beyza|Berfin|Başak|Aylin|Aslı|Arzu|Zehra|Şevval|Rabia|Nazlı|Nehir|Ecem|Ece|Defne|Dilara`,
  family: `Yılmaz|Kaya|Demir|Çelik|Şahin|Yıldırım|Öztürk|Aydın|Özdemir|Arslan|Doğan|Kılıç|Aslan|Çetin|Kara|Koç
    Kurt|Özkan|Şimşek|Polat|Korkmaz|Özcan|Çakır|Erdoğdu|Yavuz|Acar|Aktaş|Güneş|Bozkurt|Keskin|Ünal|Gül|Özer
    Işık|Kaplan|Avcı|Sarı|Tekin|Taş|Köse|Yüksel|Ateş|Aksoy|Duman|Durmaz|Bayram|Karaca|Kahraman|Tunç|Çiftçi
    Ergin|Coşkun|Balcı|Akın|Aksu|Altun|Ay|Bakır|Başaran|Bilgin|Budak|Ceylan|Cengiz|Çağlayan|Çınar|Dağ|Dal
    Deniz|Dinç|Duran|Ekinci|Er|Eren|Ersoy|Esen|Gedik|Genç|Gök|Göksu|Gündüz|Güngör|Gürbüz|İnan|Kalkan|Karabulut
    Karadağ|Karagöz|Karakaya|Karakuş|Karataş|Kırmızı|Koca|Kocaman|Konak|Köksal|Kurtuluş|Kuş|Mutlu|Oral|Orhan
    Oruç|Öz|Özbek|Özçelik|Özgür|Özmen|Pektaş|Sağlam|Sezer|Sönmez|Soylu|Tan|Tanrıverdi|Taşkın|Temel|Toprak
    Topal|Topçu|Tuna|Türkmen|Uçar|Ulusoy|Usta|Uysal|Uzun|Varol|Vural|Yalçın|Yaman|Yiğit|Zengin|Zorlu`,
});
