import { nameList } from '#service/world/catalogue/name-list.ts';

export const nigerianNames = nameList({
  men: `Abdullahi|Abiodun|Abubakar|Adebayo|Adekunle|Ademola|Adewale|Ahmed|Aliyu|Ayodele|Ayomide|Azubuike
    Babatunde|Bashir|Chibuzor|Chidi|Chidiebere|Chiemeka|Chigozie|Chijioke|Chikezie|Chima|Chinedu|Chinonso
    Chisom|Chukwuemeka|Chukwudi|Clement|Daniel|Ebuka|Efe|Ekene|Emeka|Emmanuel|Femi|Friday|Gbenga|Gideon
    Godswill|Hassan|Ibrahim|Ifeanyi|Ikechukwu|Isa|Isaac|Ismaila|Izuchukwu|Joseph|Kayode|Kehinde|Kelechi
    Kingsley|Lanre|Lucky|Moses|Mubarak|Musa|Nnamdi|Nosa|Obinna|Olamide|Olumide|Oluwaseun|Onyekachi|Osagie
    Osaze|Paul|Sani|Segun|Shehu|Sodiq|Solomon|Sunday|Taiwo|Temitope|Tunde|Uche|Umar|Usman|Victor|Wale|Yakubu
    Yusuf`,
  women: `Abimbola|Adaeze|Adaobi|Aisha|Amarachi|Amina|Ayomide|Blessing|Bukola|Chiamaka|Chidinma|Chinaza|Chinwe
    Chioma|Damilola|Deborah|Ebere|Esther|Faith|Fatima|Favour|Folake|Funmilayo|Gift|Glory|Grace|Halima|Hauwa
    Ifeoma|Ijeoma|Joy|Kemi|Mary|Mercy|Modupe|Ngozi|Nkechi|Nneka|Nkiru|Ogechi|Olaitan|Oluchi|Omotola|Onome
    Osinachi|Patience|Peace|Precious|Rita|Ronke|Sade|Simisola|Temilade|Toyin|Uchenna|Vivian|Yetunde|Zainab`,
  family: `Abdulkarim|Abiola|Abubakar|Achebe|Adamu|Adebanjo|Adebisi|Adegoke|Adekoya|Adeleke|Adelabu|Adeniyi
    Adeola|Adesanya|Adeyemi|Afolabi|Agu|Ajayi|Ajibade|Akande|Akinola|Akinwande|Akpan|Akpabio|Alabi|Aliyu|Amadi
    Anene|Aniekan|Anyanwu|Asuquo|Ayeni|Azeez|Balogun|Bamidele|Bassey|Bello|Chukwu|Danjuma|Dauda|Dike|Ebong
    Edet|Effiong|Egbe|Ehiosun|Ejike|Ekong|Ekpo|Eneh|Enwerem|Etim|Eze|Ezekiel|Ezenwa|Fagbemi|Falana|Fashola
    Garba|Gbadamosi|Gowon|Haruna|Ibe|Ibeh|Idowu|Igwe|Inyang|Iroha|Iwuala|Jibrin|John|Kalu|Kolawole|Ladan|Lawal
    Madu|Maduka|Maikaba|Mbah|Mohammed|Muhammed|Musa|Nnadi|Nnaji|Nwachukwu|Nwafor|Nwakali|Nwankwo|Nwosu|Obasi
    Obi|Obiora|Odeh|Odey|Odion|Odunsi|Ogbonna|Ogbu|Ogunleye|Ogunbiyi|Okafor|Okeke|Okereke|Okeowo|Okoli|Okon
    Okonkwo|Okoro|Okoye|Okpara|Olatunji|Olayinka|Oladipo|Olawale|Olorunfemi|Onuoha|Onyeka|Onyema|Opara|Orji
    Osagie|Oshodi|Oyelaran|Oyewole|Salami|Sanusi|Shittu|Shonibare|Suleiman|Tijani|Uche|Udeh|Udo|Ugwu|Umar|Umeh
    Usman|Uzoma|Williams|Yakubu|Yusuf`,
});
