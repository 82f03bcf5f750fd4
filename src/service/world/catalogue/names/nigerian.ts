import { nameGroups } from '#service/world/catalogue/name-list.ts';

/** Yoruba, Igbo, Hausa and the peoples of the south, whose given and family names do not mix. */
export const nigerianNames = nameGroups([
  {
    weight: 36,
    men: `Abiodun|Adebayo|Adekunle|Ademola|Adewale|Ayodele|Ayomide|Babatunde|Femi|Gbenga|Kayode|Kehinde|Lanre
      Olamide|Olumide|Oluwaseun|Segun|Sodiq|Taiwo|Temitope|Tunde|Wale|Daniel|Emmanuel|Samuel|Joseph|Sunday
      Victor|Damilola|Tobi|Seyi|Rotimi|Kunle|Niyi|Dare|Lekan|Yusuf|Bolaji|Gideon|Isaac`,
    women: `Abimbola|Ayomide|Bukola|Damilola|Deborah|Esther|Folake|Funmilayo|Kemi|Modupe|Olaitan|Omotola|Ronke
      Sade|Simisola|Temilade|Toyin|Yetunde|Grace|Mary|Rita|Bisi|Yemisi|Titilayo|Omolara|Tosin`,
    family: `Abiola|Adebanjo|Adebisi|Adedeji|Adegoke|Adekoya|Adelabu|Adeleke|Adeniyi|Adeola|Adesanya|Adeyemi
      Afolabi|Ajayi|Ajibade|Akande|Akinola|Akintola|Akinwande|Alabi|Aluko|Ayeni|Azeez|Balogun|Bamidele
      Bankole|Fagbemi|Falana|Fashola|Gbadamosi|Idowu|Kolawole|Lawal|Odunsi|Ogunbiyi|Ogundele|Ogunleye
      Ogunsanya|Okeowo|Oladele|Oladipo|Olaniyan|Olatunji|Olawale|Olayinka|Olorunfemi|Oshodi|Oyedepo
      Oyelaran|Oyewole|Salami|Shittu|Shonibare|Sowande|Tijani|Williams`,
  },
  {
    weight: 36,
    men: `Azubuike|Chibuzor|Chidi|Chidiebere|Chiemeka|Chigozie|Chijioke|Chikezie|Chima|Chinedu|Chinonso|Chisom
      Chukwuemeka|Chukwudi|Ebuka|Ekene|Emeka|Ifeanyi|Ikechukwu|Izuchukwu|Kelechi|Nnamdi|Obinna|Onyekachi
      Uche|Kingsley|Emmanuel|Daniel|Paul|Clement|Solomon|Lucky|Victor|Sunday|Friday|Godswill|Ugochukwu
      Somtochukwu|Tochukwu|Okechukwu|Arinze`,
    women: `Adaeze|Adaobi|Amarachi|Chiamaka|Chidinma|Chinaza|Chinwe|Chioma|Ebere|Ifeoma|Ijeoma|Ngozi|Nkechi
      Nneka|Nkiru|Ogechi|Oluchi|Osinachi|Uchenna|Blessing|Favour|Gift|Glory|Joy|Mercy|Peace|Precious
      Patience|Vivian|Faith`,
    family: `Achebe|Agu|Amadi|Anene|Anyanwu|Chukwu|Dike|Egwu|Ejike|Eneh|Enwerem|Eze|Ezekiel|Ezenwa|Ibe|Ibeh|Igwe
      Iheanacho|Iroha|Iwuala|Kalu|Madu|Maduka|Mbah|Nnadi|Nnaji|Nwachukwu|Nwafor|Nwakali|Nwankwo|Nwosu
      Obasi|Obi|Obiora|Ofoegbu|Ogbonna|Ogbu|Okafor|Okeke|Okereke|Okoli|Okonkwo|Okoro|Okorie|Okoye|Okpara
      Onuoha|Onyeka|Onyema|Opara|Orji|Uche|Udeh|Ugwu|Umeh|Uzoma`,
  },
  {
    weight: 16,
    men: `Abdullahi|Abubakar|Ahmed|Aliyu|Bashir|Hassan|Ibrahim|Isa|Ismaila|Mubarak|Musa|Sani|Shehu|Umar|Usman
      Yakubu|Yusuf|Nasiru|Kabiru|Mustapha|Haruna|Suleiman|Aminu|Salisu|Rabiu|Auwal`,
    women: `Aisha|Amina|Fatima|Halima|Hauwa|Zainab|Maryam|Rukayya|Hadiza|Safiya|Asabe|Ramatu|Bilkisu|Khadija`,
    family: `Abdulkarim|Abubakar|Adamu|Aliyu|Bala|Bature|Bello|Danjuma|Danladi|Dauda|Galadima|Gambo|Garba|Gowon
      Haruna|Jibrin|Ladan|Lawal|Magaji|Maikaba|Mohammed|Muhammed|Musa|Sani|Sanusi|Shehu|Suleiman|Tanko
      Tijani|Umar|Usman|Waziri|Yakubu|Yaro|Yusuf`,
  },
  {
    weight: 12,
    men: `Aniekan|Daniel|Ebi|Edet|Efe|Efosa|Eghosa|Emmanuel|Friday|Godswill|Ime|Imoh|Isaac|Lucky|Mfon|Moses
      Nosa|Osagie|Osaretin|Osaze|Paul|Solomon|Tari|Ubong`,
    women: `Blessing|Ebi|Efe|Ekaette|Eno|Esther|Faith|Grace|Idara|Ime|Ivie|Joy|Mercy|Onome|Osas|Patience|Rita
      Tari|Uduak`,
    family: `Aigbogun|Akpabio|Akpan|Alagoa|Aniekan|Archibong|Asuquo|Bassey|Briggs|Dokubo|Ebong|Edet|Effiong|Egbe
      Ehiosun|Ekong|Ekpo|Erhabor|Etim|Idahosa|Igbinedion|Inyang|Ita|John|Odeh|Odey|Odion|Okon|Omoregie
      Omoruyi|Osagie|Osemwegie|Tonye|Udo|Udoh|Umoh`,
  },
]);
