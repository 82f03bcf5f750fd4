import { nameList } from '#service/world/catalogue/name-list.ts';

export const gulfNames = nameList({
  men: `Fahad|Faisal|Sultan|Salman|Saud|Abdullah|Abdulrahman|Abdulaziz|Nawaf|Turki|Bandar|Majed|Nasser
    Rashid|Saeed|Hamad|Jassim|Khalifa|Mubarak|Salem|Yousef|Ahmed|Mohammed|Ali|Hassan|Hussain|Khalid|Omar
    Ibrahim|Yasser|Waleed|Firas|Ghanem|Haitham|Jaber|Muhannad|Nayef|Osama|Qasim|Raed|Sami|Suhail|Talal
    Yahya|Zayed|Adel|Badr|Mishal|Meshari|Riyad|Musab|Ziyad|Hattan|Abdulmohsen|Fayez|Abdulelah|Mansour
    Hamdan|Majid|Saleh|Thamer|Ayoub|Moteb|Sattam|Anas`,
  women: `Noura|Reem|Sara|Hessa|Maha|Mona|Nada|Samar|Shaima|Sheikha|Moza|Latifa|Lama|Lina|Lulwa|Hind|Huda
    Jawaher|Dalal|Farah|Abeer|Alia|Amina|Bushra|Munira|Rawan|Sumaya|Wafa|Mariam|Fatima|Aisha|Khawla
    Shamma|Maitha|Ghala|Dana|Haya|Amal|Asma|Khadija|Nouf|Shahad|Rahaf|Raghad|Layan|Joud|Afra|Salama
    Alanoud|Bayan`,
  family: `Al-Ahmadi|Al-Amri|Al-Anazi|Al-Asmari|Al-Attas|Al-Balushi|Al-Bishi|Al-Dhaheri|Al-Dossari|Al-Enezi
    Al-Faraj|Al-Ghamdi|Al-Hajri|Al-Hammadi|Al-Harbi|Al-Harthi|Al-Hashmi|Al-Hosani|Al-Jahdali|Al-Johani
    Al-Juhani|Al-Kaabi|Al-Khaldi|Al-Khater|Al-Kuwari|Al-Maliki|Al-Mansoori|Al-Marri|Al-Mazrouei
    Al-Menhali|Al-Muhairi|Al-Mutairi|Al-Naimi|Al-Nuaimi|Al-Otaibi|Al-Qahtani|Al-Qarni|Al-Rashidi
    Al-Rawahi|Al-Romaithi|Al-Rubaie|Al-Sahli|Al-Shahrani|Al-Shammari|Al-Shamsi|Al-Shehhi|Al-Shehri
    Al-Subaie|Al-Suwaidi|Al-Tamimi|Al-Yami|Al-Zaabi|Al-Zahrani|Al-Mansour|Al-Jaber|Al-Sulaiti
    Al-Ali|Al-Hamadi|Al-Ketbi|Al-Blooshi|Al-Owais|Al-Bloushi|Al-Saadi|Al-Abdulla|Al-Nasser|Al-Obaidi
    Al-Sulami|Al-Malki|Al-Bugami|Al-Hazmi|Al-Jassim|Al-Fahad|Al-Thaqafi|Al-Zubaidi|Bakhit|Hawsawi
    Barnawi|Asiri|Sharahili|Majrashi|Kariri|Khormi`,
});
