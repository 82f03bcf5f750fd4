import { nameList } from '#service/world/catalogue/name-list.ts';

export const ghanaianNames = nameList({
  men: `Abdul|Abeiku|Alhassan|Amos|Augustine|Baba|Benjamin|Bernard|Bismark|Caleb|Charles|Clifford|Daniel|David
    Dennis|Desmond|Ebenezer|Edmund|Elvis|Emmanuel|Enoch|Eric|Ernest|Evans|Felix|Francis|Frank|Fuseini|Gideon
    Godfred|Ibrahim|Isaac|Issah|Iddrisu|Jacob|Jerome|Jonathan|Joseph|Joshua|Justice|Kingsley|Kofi|Kojo|Kwabena
    Kwadwo|Kwaku|Kwame|Kwasi|Kweku|Lawrence|Maxwell|Michael|Mubarak|Nii|Osman|Patrick|Prince|Rashid|Razak
    Richard|Richmond|Samuel|Seidu|Stephen|Sulley|Theophilus|Vincent|Yaw`,
  women: `Abena|Abigail|Adjoa|Afia|Afua|Akosua|Akua|Ama|Araba|Belinda|Comfort|Cynthia|Dorcas|Ekua|Elizabeth
    Ernestina|Esi|Evelyn|Faustina|Felicia|Gifty|Gladys|Grace|Hannah|Jennifer|Juliet|Linda|Mavis|Memunatu
    Mukarama|Naa|Perpetual|Portia|Priscilla|Rahama|Regina|Salamatu|Sandra|Stella|Susana|Vida|Wasila|Yaa`,
  family: `Aboagye|Abubakari|Acheampong|Acquah|Addai|Addo|Adjei|Adomako|Afful|Afriyie|Agbeko|Agyapong|Agyekum
    Agyeman|Aidoo|Akoto|Akuffo|Alhassan|Amankwah|Amartey|Amoah|Amoako|Ampofo|Ampong|Anane|Anim|Ankrah|Annan
    Ansah|Antwi|Appiah|Arhin|Armah|Arthur|Asamoah|Asante|Asare|Asiedu|Atta|Attuquayefio|Awuah|Baah|Badu
    Baffour|Baidoo|Bekoe|Boadi|Boadu|Boakye|Boamah|Boateng|Bonsu|Brew|Coffie|Dadzie|Danquah|Darko|Dogbe|Donkor
    Dwamena|Essel|Fosu|Frimpong|Fuseini|Gbeho|Gyamfi|Gyasi|Hammond|Iddrisu|Issahaku|Kotey|Kpodo|Kuffour
    Kwarteng|Lamptey|Lartey|Mahama|Manu|Mensah|Mintah|Mohammed|Narh|Nartey|Nketia|Nkrumah|Nyarko|Obeng|Ocran
    Odoi|Ofori|Okai|Okyere|Opoku|Oppong|Osei|Owusu|Pobi|Quansah|Quartey|Quaye|Sackey|Salifu|Sarfo|Sarpong
    Seidu|Sekyere|Tagoe|Takyi|Tetteh|Twumasi|Wiredu|Yakubu|Yeboah|Yiadom|Zakari`,
});
