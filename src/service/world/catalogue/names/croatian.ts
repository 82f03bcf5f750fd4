import { nameList } from '#service/world/catalogue/name-list.ts';

export const croatianNames = nameList({
  men: `Ivan|Luka|Marko|Josip|Ante|Petar|Filip|Matej|Karlo|Lovro|Mislav|Tomislav|Hrvoje|Domagoj|Dino|Duje
    Dario|Davor|Denis|Borna|Bruno|Boris|Božidar|Branimir|Ivo|Igor|Jakov|Jure|Juraj|Krešimir|Kristijan|Leon|Leo
    Lukas|Marin|Mario|Mate|Mihael|Mihovil|Mijo|Niko|Nikola|Noa|Patrik|Pavao|Robert|Roko|Roman|Sandro|Silvio
    Šime|Stipe|Stjepan|Tin|Toni|Toma|Tvrtko|Vedran|Viktor|Vito|Vlatko|Zvonimir|Zvonko`,
  women: `Ana|Marija|Ivana|Petra|Lucija|Ema|Mia|Sara|Lana|Lara|Nika|Iva|Ivona|Jelena|Josipa|Karla|Katarina
    Klara|Kristina|Laura|Lea|Leona|Magdalena|Maja|Marina|Martina|Mateja|Matea|Mihaela|Mirna|Monika|Nikolina
    Paula|Romana|Sanja|Tea|Tena|Tihana|Valentina|Vesna`,
  family: `Horvat|Kovačević|Babić|Marić|Jurić|Novak|Knežević|Vuković|Marković|Petrović|Matić|Tomić|Pavlović
    Božić|Blažević|Grgić|Pavić|Radić|Perić|Filipović|Šarić|Lovrić|Vidović|Popović|Bošnjak|Jukić|Kralj|Lončar
    Đurić|Ivančić|Ćosić|Galić|Nikolić|Katić|Bilić|Brkić|Klarić|Mikulić|Mihaljević|Abramović|Antić|Bačić
    Bačelić|Barić|Barać|Bašić|Bebić|Benić|Blažić|Borić|Brajković|Burić|Cindrić|Crnković|Čović|Dadić|Dragičević
    Dujmović|Erceg|Franić|Gavran|Golub|Grubišić|Hrgović|Ilić|Ivanković|Ivić|Jelić|Jerković|Jović|Jozić
    Jurković|Kapetanović|Kasalica|Kolar|Kolarić|Krišto|Kukić|Lasić|Leko|Lukić|Ljubić|Majić|Maretić|Marušić
    Martinović|Matošević|Mamić|Medić|Milić|Miletić|Mlinar|Novosel|Pejić|Pintarić|Posavec|Prpić|Puljić|Radman
    Radošević|Rukavina|Sertić|Skoko|Šimić|Šimunović|Šoštarić|Špoljarić|Tadin|Topić|Tolić|Vidak|Vrdoljak|Vučić
    Zorić|Žagar|Živković`,
});
