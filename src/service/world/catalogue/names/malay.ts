import { nameList } from '#service/world/catalogue/name-list.ts';

export const malayNames = nameList({
  men: `Abdul Halim|Abdul Rahman|Adam|Adib|Afiq|Ahmad|Aidil|Aiman|Akhyar|Akram|Aliff|Amirul|Amri|Anas|Aqil
    Arif|Asyraf|Azam|Azhar|Azim|Azlan|Azri|Azrul|Badrul|Danial|Danish|Daniel|Fadhli|Fahmi|Faiz|Faizal|Fakhrul
    Farhan|Faris|Fazly|Firdaus|Hadi|Hafiz|Hairul|Hakim|Hanif|Haqimi|Haris|Harith|Haziq|Hazwan|Helmi|Idlan
    Ikhwan|Ilham|Imran|Irfan|Ismail|Izzat|Jafri|Kamal|Khairul|Khuzaimi|Luqman|Mohamad|Muhammad|Nabil|Naim
    Nazmi|Nizam|Norhakim|Nor Azam|Rahmat|Raimi|Rizal|Rozaimi|Safiq|Saiful|Shahrul|Shamsul|Sharul|Syafiq|Syahmi
    Syamer|Syazwan|Syukur|Taufik|Wan Ahmad|Zafuan|Zaim|Zainal|Zulfadli|Zulhilmi`,
  women: `Adilah|Adriana|Aina|Aishah|Alia|Amira|Anis|Aqilah|Asma|Azlina|Balqis|Dayang|Diana|Eliza|Farah|Fatin
    Haindee|Hanis|Henrietta|Husna|Intan|Izzati|Jaciah|Juliana|Liyana|Maisarah|Masturah|Nabila|Nadia|Najwa
    Natasha|Noor|Norhafizah|Nur Ain|Nurfazira|Nurhaliza|Nurul|Putri|Qistina|Rosdiana|Saidah|Shafiqah
    Siti Nurul|Sofea|Steffi|Syafiqah|Syahirah|Usliza|Zulaikha`,
  family: `Abdullah|Abdul Ghani|Abdul Hamid|Abdul Karim|Abdul Latiff|Abdul Manap|Abdul Razak|Abdul Samad
    Abdul Wahab|Abu Bakar|Adnan|Ahmad|Alias|Ali|Amin|Amiruddin|Anuar|Ariffin|Arshad|Aziz|Azizan|Azman|Bahari
    Bakri|Baharudin|Che Mat|Daud|Din|Fadzil|Ghazali|Hamzah|Harun|Hashim|Hassan|Hussin|Ibrahim|Idris|Isa|Ishak
    Ismail|Jaafar|Jalil|Jamaludin|Johari|Jusoh|Kadir|Kamaruddin|Kamarulzaman|Kassim|Khalid|Latif|Mahmud|Majid
    Mansor|Marzuki|Mat Nor|Mat Zin|Mazlan|Md Noor|Mohamad|Mohd Isa|Mohd Nor|Mohd Yusof|Muda|Mustafa|Nasir
    Nasrul|Nik Mat|Noor|Nordin|Omar|Osman|Othman|Rahim|Ramli|Rashid|Razali|Redzuan|Rosli|Ruslan|Sabri|Saad
    Said|Salim|Salleh|Samsudin|Shaari|Shafie|Shariff|Sidek|Sulaiman|Tahir|Talib|Taib|Tuah|Wahid|Wan Ismail
    Yaakob|Yahya|Yunus|Yusof|Zainuddin|Zakaria|Zulkifli`,
});
