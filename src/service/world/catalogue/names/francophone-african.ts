import { nameList } from '#service/world/catalogue/name-list.ts';

export const francophoneAfricanNames = nameList({
  men: `Abdou|Abdoulaye|Aboubacar|Adama|Alassane|Alioune|Aly|Amadou|Amara|Arouna|Assane|Aubin|Babacar|Badou
    Bakary|Boubacar|Brice|Cédric|Cheick|Cheikh|Christ|Constant|Cyrille|Daouda|Dramane|El Hadji|Elimane
    Emmanuel|Eric|Fabrice|Fodé|Franck|Gora|Guy|Habib|Hamed|Ibrahima|Idrissa|Ismaël|Issa|Jean-Marc
    Jean-Philippe|Joël|Karim|Kader|Kévin|Khadim|Lamine|Landry|Lassina|Mamadou|Massamba|Mbaye|Modou|Moussa
    Moustapha|Ndiaga|Olivier|Oumar|Ousmane|Pape|Pathé|Roland|Romaric|Saliou|Samba|Seydou|Sékou|Serge|Sidy
    Siaka|Souleymane|Stéphane|Thierno|Tidiane|Wilfried|Yacouba|Yao|Youssouf|Zoumana`,
  women: `Adjoua|Aïssata|Aïssatou|Aminata|Anna|Arame|Astou|Awa|Aya|Bintou|Binta|Christiane|Coumba|Diary
    Djénéba|Fanta|Fatim|Fatou|Fatoumata|Ginette|Haby|Hapsatou|Ines|Jessica|Kadidia|Kady|Khady|Korka|Korotoumou
    Mame|Mariam|Mariama|Marie-Laure|Massara|Mbayang|Maïmouna|Nafissatou|Nadège|Ndèye|Oumou|Ramata|Rebecca
    Rokhaya|Safiatou|Salimata|Seynabou|Sira|Sokhna|Tenin|Yacine`,
  family: `Adjé|Aka|Akpa|Amani|Assamoi|Aw|Ba|Badiane|Badji|Bakayoko|Baldé|Bamba|Bangoura|Barry|Barro|Bathily
    Bodian|Boka|Camara|Cissé|Cissokho|Coly|Coulibaly|Coundoul|Dabo|Dagnogo|Dao|Dembélé|Demba|Dia|Diabaté
    Diagne|Diaby|Diallo|Diarra|Diarrassouba|Diatta|Diawara|Diédhiou|Diémé|Dieng|Diomandé|Diop|Diouf|Djédjé
    Doukouré|Doumbia|Dosso|Ehui|Essis|Fadiga|Fall|Fanny|Faye|Fofana|Gassama|Gbamin|Gnahoré|Goudiaby|Gueï|Guèye
    Hien|Ibo|Kaboré|Kamagaté|Kamara|Kanga|Karamoko|Kassé|Kébé|Keïta|Koffi|Konan|Konaté|Koné|Kouadio|Kouakou
    Kouamé|Kouassi|Kourouma|Kra|Lath|Lô|Loba|Ly|Maïga|Mbacké|Mbaye|Mbengue|Mbodj|Méïté|Mendy|Ndao|Ndiaye|Ndong
    Ndour|Ngom|Niang|Niasse|Ouattara|Ouédraogo|Sagna|Sakho|Samassi|Sambou|Sané|Sangaré|Sanogo|Sarr|Savané|Seck
    Sène|Senghor|Seri|Sidibé|Sow|Soumahoro|Sy|Sylla|Tall|Tanoh|Tapsoba|Thiam|Thiaw|Tiéhi|Touré|Tiéné|Traoré
    Wade|Wagué|Yao|Yattara|Yéo|Zadi|Zakpa|Zouzoua`,
});
