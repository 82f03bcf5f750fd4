import { nameList } from '#service/world/catalogue/name-list.ts';

export const bosnianNames = nameList({
  men: `Adnan|Amar|Amir|Armin|Admir|Alen|Almir|Anel|Benjamin|Damir|Dženan|Edin|Eldar|Eldin|Elvir|Emir|Enes
    Ermin|Faris|Haris|Harun|Hamza|Ibrahim|Ismar|Jasmin|Kenan|Kerim|Mirza|Muhamed|Mustafa|Nedim|Nermin|Omar
    Rijad|Sanel|Sead|Semir|Senad|Tarik|Vedad|Ajdin|Bakir|Adi|Nihad|Mario|Ivan|Josip|Stefan|Nemanja|Dejan|Goran
    Bojan|Marko`,
  women: `Amina|Adna|Ajla|Aida|Alma|Amra|Ana|Azra|Belma|Dženana|Elma|Emina|Ema|Enisa|Esma|Hana|Ilma|Irma|Ivana
    Jasmina|Lamija|Lejla|Maja|Marija|Medina|Melisa|Merima|Merjem|Milica|Mirela|Nejra|Nermina|Sabina|Samra
    Sanela|Sara|Selma|Zerina`,
  family: `Hodžić|Hadžić|Čengić|Delić|Kovačević|Subašić|Halilović|Hasanović|Omerović|Mehić|Mujić|Mešić|Avdić
    Husić|Imamović|Ibrahimagić|Memić|Mahmutović|Muratović|Mustafić|Mujkić|Osmanović|Ramić|Rizvić|Salkić
    Selimović|Softić|Suljić|Smajić|Smajlović|Sinanović|Šabanović|Šehić|Terzić|Topić|Turković|Zukić|Zulić
    Ahmetović|Alibegović|Alić|Babić|Bajrić|Bajramović|Begić|Bilalović|Bojić|Brkić|Ćatić|Ćosić|Dervišević
    Duraković|Dizdar|Dizdarević|Džafić|Fazlić|Ferhatović|Gačić|Garić|Grabovac|Hamzić|Hrustić|Hukić|Husejnović
    Isaković|Jahić|Jašarević|Jurić|Kapetanović|Karić|Kadrić|Kurtović|Lukić|Ljubijankić|Marić|Musić|Nuhanović
    Okanović|Pašić|Pavlović|Perić|Petrović|Pilav|Redžić|Sarajlić|Sadiković|Vidović|Vrabac|Zahirović|Žilić
    Hadžiabdić|Kahrimanović|Ljubović|Mehmedović|Pehlić|Šarić`,
});
