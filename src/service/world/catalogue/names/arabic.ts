import { nameList } from '#service/world/catalogue/name-list.ts';

export const arabicNames = nameList({
  men: `Ahmed|Mohamed|Mahmoud|Mostafa|Omar|Ali|Hassan|Hussein|Khaled|Tarek|Karim|Amr|Hossam|Ibrahim|Islam
    Ramadan|Yasser|Walid|Sherif|Ayman|Hany|Tamer|Wael|Ashraf|Essam|Emad|Hazem|Hesham|Basem|Bassam|Fahad|Faisal
    Sultan|Salman|Saud|Abdullah|Abdulrahman|Abdulaziz|Nawaf|Turki|Bandar|Majed|Nasser|Rashid|Saeed|Hamad
    Jassim|Khalifa|Mubarak|Salem|Yousef|Ziad|Anas|Bilal|Fares|Firas|Ghanem|Haitham|Jaber|Marwan|Mazen|Muhannad
    Nayef|Osama|Qasim|Raed|Rami|Sami|Samir|Suhail|Talal|Yahya|Zayed|Adel|Badr|Mishal|Meshari|Riyad`,
  women: `Fatma|Mariam|Nour|Salma|Aya|Habiba|Yasmin|Hana|Sara|Laila|Dina|Rana|Reem|Noura|Amal|Asma|Aisha
    Khadija|Hessa|Maha|Mona|Nada|Nadia|Rania|Rasha|Samar|Shaima|Sheikha|Moza|Latifa|Lama|Lina|Lulwa|Ghada|Hind
    Huda|Iman|Jana|Jawaher|Dalal|Dalia|Farah|Abeer|Alia|Amina|Bushra|Heba|Malak|Manal|Munira|Rahma|Rawan|Safa
    Sahar|Shahd|Sumaya|Wafa|Zainab`,
  family: `Abdel Rahman|Abdel Aziz|Abdel Fattah|Abdel Hamid|Abdel Latif|Abdel Nabi|Abdel Wahab|Abdo|Abu Bakr
    Abu Zeid|Adly|Al-Ahmadi|Al-Amri|Al-Anazi|Al-Asmari|Al-Attas|Al-Balushi|Al-Bishi|Al-Dhaheri|Al-Dossari
    Al-Enezi|Al-Faraj|Al-Ghamdi|Al-Hajri|Al-Hammadi|Al-Harbi|Al-Harthi|Al-Hashmi|Al-Hosani|Al-Jaber|Al-Jahdali
    Al-Johani|Al-Juhani|Al-Kaabi|Al-Khaldi|Al-Khater|Al-Kuwari|Al-Maliki|Al-Mansoori|Al-Mansour|Al-Marri
    Al-Mazrouei|Al-Menhali|Al-Muhairi|Al-Mutairi|Al-Naimi|Al-Nuaimi|Al-Otaibi|Al-Qahtani|Al-Qarni|Al-Rashidi
    Al-Rawahi|Al-Romaithi|Al-Rubaie|Al-Sahli|Al-Sayed|Al-Shahrani|Al-Shammari|Al-Shamsi|Al-Shehhi|Al-Shehri
    Al-Subaie|Al-Suwaidi|Al-Tamimi|Al-Yami|Al-Zaabi|Al-Zahrani|Amer|Anwar|Ashour|Attia|Awad|Ayoub|Azmy|Badawi
    Barakat|Bayoumi|Darwish|Diab|Desouki|El-Adawy|El-Banna|El-Gazzar|El-Gohary|El-Hawary|El-Kady|El-Masry
    El-Naggar|El-Sawy|El-Sayed|El-Shafei|El-Sherbini|El-Tayeb|Ezzat|Farag|Farouk|Fathy|Fawzy|Gaber|Galal|Gamal
    Ghaly|Ghoneim|Habib|Haddad|Hafez|Hamdy|Hamed|Hegazy|Helal|Kamal|Khalaf|Khalil|Lotfy|Maher|Mansour|Metwally
    Morsy|Mounir|Nabil|Naguib|Osman|Radwan|Ragab|Rizk|Saad|Sabry|Saleh|Selim|Shaaban|Shawky|Soliman|Taha
    Tawfik|Wahba|Younis|Zaki|Zidan`,
});
