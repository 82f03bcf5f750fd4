import { nameList } from '#service/world/catalogue/name-list.ts';

export const egyptianNames = nameList({
  men: `Ahmed|Mohamed|Mahmoud|Mostafa|Omar|Ali|Hassan|Hussein|Khaled|Tarek|Karim|Amr|Hossam|Ibrahim|Islam
    Ramadan|Yasser|Walid|Sherif|Ayman|Hany|Tamer|Wael|Ashraf|Essam|Emad|Hazem|Hesham|Basem|Bassam
    Youssef|Ziad|Anas|Bilal|Fares|Haitham|Marwan|Mazen|Osama|Ramy|Sami|Samir|Yahya|Adel|Abdallah
    Abdelrahman|Salah|Shady|Nader|Medhat|Magdy|Gamal|Akram|Hatem|Saad|Taher|Ragab|Saber|Fathi|Moataz
    Seif|Nabil|Raafat|Amir|Kareem`,
  women: `Fatma|Mariam|Nour|Salma|Aya|Habiba|Yasmin|Hana|Sara|Laila|Dina|Rana|Reem|Amal|Asma|Aisha|Khadija
    Maha|Mona|Nada|Nadia|Rania|Rasha|Samar|Shaima|Ghada|Hind|Huda|Iman|Jana|Dalia|Farah|Abeer|Alia|Amina
    Heba|Malak|Manal|Rahma|Rawan|Safa|Sahar|Shahd|Wafa|Zainab|Mai|Mayar|Menna|Esraa|Eman|Nadine|Sherine
    Engy|Nermin|Doaa`,
  family: `Abdel Rahman|Abdel Aziz|Abdel Fattah|Abdel Hamid|Abdel Latif|Abdel Nabi|Abdel Wahab|Abdo|Abu Bakr
    Abu Zeid|Adly|Amer|Anwar|Ashour|Attia|Awad|Ayoub|Azmy|Badawi|Barakat|Bayoumi|Darwish|Diab|Desouki
    El-Adawy|El-Banna|El-Gazzar|El-Gohary|El-Hawary|El-Kady|El-Masry|El-Naggar|El-Sawy|El-Sayed
    El-Shafei|El-Sherbini|El-Tayeb|Ezzat|Farag|Farouk|Fathy|Fawzy|Gaber|Galal|Gamal|Ghaly|Ghoneim|Habib
    Haddad|Hafez|Hamdy|Hamed|Hegazy|Helal|Kamal|Khalaf|Khalil|Lotfy|Maher|Mansour|Metwally|Morsy|Mounir
    Nabil|Naguib|Osman|Radwan|Ragab|Rizk|Saad|Sabry|Saleh|Selim|Shaaban|Shawky|Soliman|Taha|Tawfik|Wahba
    Younis|Zaki|Zidan|El-Sherif|El-Deeb|El-Said|El-Hadidi|El-Beltagy|El-Wakil|El-Ashry|Abdel Monem
    Abdel Salam|Abdel Moneim|Abdel Ghani|Abdel Kader|Abou Taleb|Abou Shady|Afifi|Allam|Ashmawy|Bakr|Eid
    Emam|Gomaa|Hassanein|Ibrahim|Ismail|Kandil|Khattab|Mahrous|Marzouk|Mekky|Moussa|Nassar|Rabie|Ramzy
    Samy|Shehata|Sobhy|Tantawy|Wagdy|Youssef|Zahran|Zayed|Nagy|Mursi|Hosny|Shahin|Salama`,
});
