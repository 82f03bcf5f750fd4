import { nameList } from '#service/world/catalogue/name-list.ts';

export const pacificNames = nameList({
  men: `Apisai|Antonio|Atonio|Benaia|Beniamino|Bonaventure|Bruno|Christopher|Dave|Epeli|Ere|Esala|Etonia
    Filipe|Filimoni|Gabriele|Hemi|Henry|Iosefo|Ilaisa|Inia|Isikeli|Jekope|Jerry|Jimi|Joeli|Jone|Joseva|Josaia
    Kalusa|Kini|Kolinio|Laisenia|Lemeki|Lepani|Lotu|Malakai|Manaia|Manasa|Manoa|Mataio|Mika|Mosese|Nathanael
    Netani|Nikau|Nikola|Osea|Paulo|Peni|Petero|Pita|Rangi|Ratu|Rawiri|Rusiate|Sairusi|Sakiusa|Samisoni|Samuela
    Savenaca|Semi|Setareki|Sione|Simione|Solomone|Tama|Taniela|Tevita|Timoci|Tiwai|Tomasi|Tuimasi|Vilimoni
    Viliame|Waisake|Wiremu`,
  women: `Adi|Akanisi|Alesi|Ana|Anahera|Anaseini|Aroha|Asenaca|Cema|Elenoa|Ema|Hana|Hine|Ilisapeci|Ilaisaane
    Jiowana|Kaea|Karalaini|Kesaia|Koleta|Laite|Lavenia|Litia|Losalini|Luisa|Lute|Makereta|Malia|Marama|Merewai
    Mere|Mereoni|Miriama|Moana|Naomi|Ngaire|Reapi|Salote|Seini|Sereana|Sesenieli|Siniva|Sofi|Talei|Tavaita
    Timaima|Unaisi|Vani|Vika|Viniana|Whetu`,
  family: `Baleinuku|Baleiwai|Batikasa|Biaukula|Bola|Bolatiki|Bui|Buli|Cakau|Cavuilati|Dau|Delai|Drudru
    Dunadamu|Faleafa|Fifita|Finau|Gadolo|Gavoka|Hala|Inoke|Jitoko|Kaitani|Kaloumaira|Katonivere|Kautoga|Kautu
    Keresoma|Koroi|Koroibete|Koroitamana|Kuruvoli|Kurimalawai|Lagi|Laulala|Leota|Lesu|Ligairi|Lolohea|Lomavita
    Lutua|Mafi|Malolo|Manulevu|Masi|Matalau|Mataele|Matanitobua|Mateinaqara|Matai|Momoisea|Moli|Motu|Mulipola
    Nabalarua|Nabenia|Nabose|Naceva|Nainima|Naiqama|Nakalevu|Nalaubu|Namoce|Narube|Nasau|Navakasuasua|Ngata
    Niumataiwalu|Paea|Parata|Pauga|Pene|Pomare|Qaqa|Qarau|Qerewaqa|Radrodro|Raikuna|Ranuku|Rasoki|Ratu|Ravai
    Ravouvou|Rokotuivuna|Rokovucago|Roqica|Samani|Saukuru|Sauvao|Seru|Sikivou|Singh|Suluka|Tabakaucoro|Tabua
    Talakai|Tamani|Tamanisau|Taufa|Tawake|Tekori|Tikoduadua|Tipelu|Tokotaha|Tora|Tuimavave|Tuivaga|Turagabeci
    Ulukalala|Vakatawa|Vatubua|Veitata|Verevou|Vidovi|Vosaki|Vuetaki|Waqa|Waqanivalu|Waranaivalu|Whaanga
    Wharerau|Yabaki`,
});
