import { nameList } from '#service/world/catalogue/name-list.ts';

export const persianNames = nameList({
  men: `Abbas|Abolfazl|Ahmad|Alireza|Ali|Amin|Amir|Amirabbas|Amirhossein|Aref|Arash|Aria|Armin|Arsalan|Arshia
    Aryan|Ashkan|Babak|Bahman|Bahram|Behnam|Behrouz|Behzad|Danial|Dariush|Davoud|Ebrahim|Ehsan|Erfan|Esmaeil
    Farhad|Farshad|Farzad|Ghasem|Hadi|Hamed|Hamid|Hamidreza|Hesam|Hossein|Iman|Jalal|Javad|Kamran|Karim|Kaveh
    Kianoush|Khosrow|Mahan|Majid|Masoud|Matin|Mehdi|Mehrdad|Mehran|Meysam|Milad|Mohammad|Mohammadreza|Mohsen
    Mojtaba|Morteza|Mostafa|Nader|Nima|Omid|Parham|Pedram|Peyman|Pouria|Ramin|Reza|Rouzbeh|Saber|Saeid|Sajjad
    Saman|Sasan|Shahab|Shahin|Shahriar|Siamak|Siavash|Sina|Soroush|Vahid|Yasin|Yousef|Zobeir`,
  women: `Afsaneh|Arezoo|Atefeh|Azadeh|Bahar|Behnaz|Elaheh|Elham|Elnaz|Faezeh|Farzaneh|Fatemeh|Fereshteh
    Ghazaleh|Golnoush|Hajar|Hanieh|Kimia|Ladan|Leila|Mahdieh|Mahsa|Maryam|Marzieh|Melika|Mina|Mojgan|Nastaran
    Negin|Niloufar|Parisa|Pegah|Raha|Roya|Sahar|Samaneh|Samira|Sanaz|Sara|Sepideh|Setareh|Shabnam|Shadi|Shirin
    Simin|Solmaz|Somayeh|Taraneh|Tahereh|Yasaman|Zahra|Zeynab`,
  family: `Abbasi|Abdi|Afshar|Aghaei|Ahmadi|Akbari|Alavi|Alipour|Amini|Amiri|Ansari|Arabi|Asadi|Asgari|Ashrafi
    Azadi|Azizi|Babaei|Bagheri|Bahrami|Bayat|Behrouzi|Beiranvand|Cheraghi|Daneshvar|Darvishi|Davoudi|Dehghan
    Ebrahimi|Eslami|Esmaeili|Farahani|Farhadi|Farrokhi|Fathi|Fazeli|Ghaderi|Ghaffari|Ghanbari|Gharibi|Ghasemi
    Gholami|Ghorbani|Golmohammadi|Habibi|Haddadi|Haghighi|Hajipour|Hamidi|Hashemi|Hassani|Hatami|Heydari
    Hosseini|Imani|Jafari|Jahani|Jalali|Jamshidi|Javadi|Kamali|Karimi|Kazemi|Keshavarz|Khalili|Khani|Khosravi
    Kiani|Lotfi|Madani|Maleki|Mansouri|Mahdavi|Mahmoudi|Mirzaei|Moghaddam|Mohammadi|Mokhtari|Moradi|Mortazavi
    Mousavi|Naderi|Najafi|Naseri|Nazari|Nemati|Nikfar|Noori|Norouzi|Omidi|Pakdel|Parsa|Pourmohammadi|Rabiei
    Rahimi|Rahmani|Rajabi|Ramezani|Ranjbar|Rashidi|Rezaei|Rostami|Sadeghi|Sadeghian|Saeidi|Salari|Salehi
    Salimi|Samadi|Sarlak|Shabani|Shafiei|Shahbazi|Shams|Sharifi|Shiri|Shojaei|Soleimani|Soltani|Taheri|Tabrizi
    Talebi|Tavakoli|Teymouri|Torabi|Torkaman|Vahedi|Yazdani|Yousefi|Zamani|Zare|Zarei|Zand`,
});
