import { nameList } from '#service/world/catalogue/name-list.ts';

export const georgianNames = nameList({
  men: `Giorgi|Davit|Luka|Nika|Levan|Irakli|Zurab|Zaza|Giga|Gia|Guram|Vakhtang|Vazha|Vano|Tornike|Temur|Shota
    Saba|Sandro|Revaz|Rati|Otar|Nodar|Nikoloz|Mikheil|Merab|Mate|Mamuka|Malkhaz|Lasha|Lado|Konstantine|Kakha
    Kakhaber|Jaba|Ioseb|Imeda|Ilia|Grigol|Gela|Elguja|Demetre|Data|Beka|Bachana|Avtandil|Archil|Anzor|Amiran
    Aleksandre|Akaki`,
  women: `Nino|Ana|Mariam|Tamar|Eka|Ekaterine|Ketevan|Keti|Khatuna|Lali|Lana|Lela|Lia|Lika|Maia|Maka|Manana
    Natia|Nana|Natela|Nestan|Nutsa|Rusudan|Salome|Sopio|Sopho|Tatia|Tea|Teona|Tinatin|Elene|Elisabed|Eliso
    Barbare`,
  family: `Beridze|Kapanadze|Gelashvili|Maisuradze|Giorgadze|Lomidze|Tsiklauri|Bolkvadze|Kvirikashvili|Nozadze
    Mamulashvili|Gogoladze|Abashidze|Abuladze|Akhvlediani|Alavidze|Aptsiauri|Arabuli|Asatiani|Babunashvili
    Bakradze|Basilashvili|Bezhanishvili|Bibilashvili|Chanturia|Chikovani|Chkheidze|Chkhaidze|Dadiani
    Davitashvili|Diasamidze|Dolidze|Dvali|Eliava|Elisashvili|Gabunia|Gabisonia|Gagnidze|Gamkrelidze|Gegechkori
    Gigauri|Gogia|Gogichaishvili|Goginava|Gorgadze|Gurgenidze|Gvazava|Gvelesiani|Iashvili|Imnadze|Iosebidze
    Jalaghonia|Janashia|Japaridze|Jikia|Jorbenadze|Kakabadze|Kalandadze|Kandelaki|Kartvelishvili|Kavtaradze
    Kemertelidze|Khachidze|Kharaishvili|Khurtsilava|Khutsishvili|Kiknadze|Kikvidze|Kokhreidze|Kurashvili
    Kvaratia|Kvashilava|Kvernadze|Lominadze|Machavariani|Makharadze|Mchedlishvili|Meladze|Mikadze|Mindiashvili
    Mumladze|Nadiradze|Narsia|Nikoleishvili|Okropiridze|Otarashvili|Papava|Patarkatsishvili|Pkhakadze
    Rekhviashvili|Robakidze|Sakandelidze|Shengelia|Sikharulidze|Svanidze|Tabatadze|Tabidze|Tatishvili|Todua
    Topuria|Tskhadadze|Tsulukidze|Vashakidze|Zakaradze|Zarandia|Zhvania`,
});
