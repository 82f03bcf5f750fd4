import { nameList } from '#service/world/catalogue/name-list.ts';

export const serbianNames = nameList({
  men: `Nikola|Marko|Stefan|Luka|Aleksandar|Milan|Miloš|Nemanja|Dušan|Uroš|Filip|Lazar|Vuk|Ognjen|Đorđe|Petar
    Jovan|Ivan|Igor|Vladimir|Vladan|Slobodan|Zoran|Goran|Dragan|Dejan|Bojan|Boris|Danilo|Dimitrije|Gavrilo
    Ilija|Jakša|Kosta|Mateja|Mihajlo|Milutin|Mladen|Novak|Pavle|Predrag|Rade|Radovan|Saša|Sava|Sergej|Siniša
    Srđan|Todor|Veljko|Viktor|Vojislav|Vukašin|Zlatko|Željko|Andrija|Aleksa`,
  women: `Ana|Marija|Jelena|Milica|Jovana|Katarina|Ivana|Teodora|Tijana|Sara|Sanja|Sandra|Nevena|Nataša
    Nikolina|Mina|Maja|Marina|Ljubica|Lena|Kristina|Jasmina|Isidora|Hristina|Dunja|Dragana|Bojana|Biljana
    Anđela|Aleksandra|Andrea|Vesna|Violeta|Vanja|Tamara|Sofija|Snežana|Radmila|Olivera|Nina`,
  family: `Jovanović|Petrović|Nikolić|Marković|Đorđević|Stojanović|Ilić|Pavlović|Milošev|Popović|Simić
    Stefanović|Tomić|Todorović|Milić|Živković|Savić|Stanojević|Pešić|Radovanović|Vasić|Ristić|Cvetković|Đurić
    Jevtić|Arsić|Babić|Bogdanović|Božić|Vučković|Gajić|Grujić|Dimić|Dimitrijević|Dragić|Đukić|Erić|Filipović
    Gavrilović|Golubović|Jakovljević|Jeremić|Jokanović|Kovačević|Krstić|Lazić|Lazarević|Maksimović|Marinković
    Marjanović|Mladenović|Miletić|Milovanović|Mijatović|Mirković|Mišić|Nedeljković|Nešić|Novaković|Obradović
    Ostojić|Pantić|Perić|Petković|Radić|Radosavljević|Rakić|Ranković|Radulović|Sekulić|Spasić|Srećković|Stanić
    Stanišić|Stevanović|Subotić|Tasić|Terzić|Trajković|Urošević|Vidaković|Vukić|Vuković|Vuksanović|Vujić
    Zdravković|Zečević|Zorić|Živanović|Ćirić|Čolić|Šarić|Škorić|Župić`,
});
