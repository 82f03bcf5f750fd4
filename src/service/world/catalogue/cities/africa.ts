/** Cities of a continent's clubs by country, with latitude and longitude in degrees (from GeoNames, CC BY 4.0). */
export const AFRICA_CITIES: Readonly<Record<number, string>> = {
  // Egypt
  60: `
    Cairo 30.06 31.25|Alexandria 31.2 29.92|Ismailia 30.6 32.27|Port Said 31.27 32.3|Giza 30.01 31.21
    Helwan 29.84 31.3|Tanta 30.79 31|Mansoura 31.04 31.38|Suez 29.97 32.53|Damanhour 31.03 30.47
    Banha 30.46 31.18|Zagazig 30.59 31.5|Assiut 27.18 31.18|Aswan 24.09 32.9|Fayoum 29.31 30.84
    Kafr El Dawwar 31.13 30.13|Luxor 25.7 32.64|Hurghada 27.26 33.81|6th of October City 29.96 30.93
    Minya 28.11 30.75|Qena 26.16 32.72|Akhmim 26.56 31.75|Shubra El Kheima 30.13 31.24|Qanater 30.19 31.14
    Rosetta 31.4 30.42|Damietta 31.42 31.81|Kafr El Sheikh 31.11 30.94|Bilbeis 30.42 31.56|Beni Suef 29.07 31.1
    Esna 25.29 32.55|Edfu 24.98 32.88|Kom Ombo 24.48 32.95|Arish 31.13 33.8|Girga 26.34 31.89
    Marsa Matruh 31.35 27.25|Kharga 25.44 30.55|Saint Catherine 28.56 33.95|Shibin El Kom 30.56 31.01`,
  // Morocco
  61: `
    Casablanca 33.59 -7.61|Rabat 34.01 -6.83|Marrakech 31.63 -7.99|Tanger 35.77 -5.81|Fès 34.03 -5
    Meknès 33.89 -5.55|Agadir 30.42 -9.6|Oujda 34.68 -1.91|Kénitra 34.26 -6.58|Salé 34.05 -6.8
    Tétouan 35.58 -5.37|Safi 32.3 -9.24|El Jadida 33.25 -8.51|Béni Mellal 32.34 -6.35|Essaouira 31.51 -9.77
    Azemmour 33.29 -8.34|Larache 35.19 -6.16|Khouribga 32.88 -6.91|Nador 35.17 -2.93|Taza 34.21 -4.01
    Settat 33 -7.62|Ifrane 33.53 -5.11|Ouarzazate 30.92 -6.9|Errachidia 31.93 -4.43|Chefchaouen 35.17 -5.27
    Taroudant 30.47 -8.88`,
  // Algeria
  62: `
    Alger 36.75 3.06|Blida 36.47 2.83|Oran 35.7 -0.64|Constantine 36.37 6.61|Béjaïa 36.76 5.08
    Tizi Ouzou 36.71 4.05|Annaba 36.9 7.77|Sétif 36.19 5.41|Tlemcen 34.88 -1.31|Chlef 36.17 1.33
    Arzew 35.82 -0.32|Batna 35.56 6.17|Mascara 35.4 0.14|Jijel 36.82 5.76|Skikda 36.88 6.91|Biskra 34.85 5.73
    Tiaret 35.37 1.32|Sidi Bel Abbès 35.19 -0.63|Médéa 36.26 2.75|Guelma 36.46 7.43|M’Sila 35.71 4.54
    Laghouat 33.8 2.87|Ghardaïa 32.49 3.67|Hassi Messaoud 31.68 6.07|Ouargla 31.95 5.33|Béchar 31.62 -2.22
    Bordj Bou Arréridj 36.07 4.76|Ténès 36.51 1.31`,
  // Tunisia
  63: `
    Tunis 36.82 10.17|Sousse 35.83 10.64|Sfax 34.74 10.76|Carthage 36.86 10.33|La Marsa 36.88 10.32
    Bizerte 37.27 9.87|Kairouan 35.68 10.1|Monastir 35.78 10.83|Nabeul 36.46 10.74|Gabès 33.88 10.1
    Kasserine 35.17 8.84|Mahdia 35.5 11.06|Metlaoui 34.32 8.4|Kélibia 36.85 11.09|Menzel Bou Zelfa 36.68 10.58
    Béja 36.73 9.18|Mateur 37.04 9.67|Hammam-Lif 36.73 10.34|La Goulette 36.82 10.31|Le Kef 36.17 8.7
    Tabarka 36.95 8.76|Houmt Souk 33.88 10.86|Tozeur 33.92 8.13|Siliana 36.08 9.37|Tataouine 32.93 10.45
    El Jem 35.3 10.72|Zarzis 33.5 11.11|Ghardimaou 36.45 8.44`,
  // Nigeria
  64: `
    Lagos 6.45 3.39|Kano 12 8.52|Onitsha 6.15 6.79|Port Harcourt 4.78 7.01|Abeokuta 7.16 3.35|Enugu 6.44 7.5
    Ibadan 7.38 3.91|Benin City 6.34 5.63|Jos 9.93 8.89|Abuja 9.06 7.5|Aba 5.11 7.37|Kaduna 10.53 7.44
    Calabar 4.96 8.33|Nnewi 6.02 6.92|Osogbo 7.77 4.56|Makurdi 7.73 8.52|Akure 7.25 5.19|Warri 5.52 5.75
    Zaria 11.11 7.72|Owerri 5.48 7.03|Bauchi 10.31 9.84|Ilorin 8.5 4.54|Uyo 5.05 7.93|Katsina 12.99 7.6
    Sokoto 13.06 5.24|Asaba 6.2 6.73|Bida 9.08 6.01|Maiduguri 11.85 13.16|Nsukka 6.86 7.4|Lokoja 7.8 6.74
    Argungu 12.74 4.53|Sapele 5.89 5.68|Mubi 10.27 13.27|Ado Ekiti 7.62 5.22|Gombe 10.29 11.17|Lafia 8.49 8.52
    Bonny 4.45 7.17`,
  // Ghana
  65: `
    Kumasi 6.69 -1.62|Accra 5.56 -0.2|Obuasi 6.2 -1.67|Tema 5.67 -0.02|Cape Coast 5.11 -1.25|Tamale 9.4 -0.84
    Takoradi 4.9 -1.76|Sunyani 7.34 -2.33|Ho 6.6 0.47|Tarkwa 5.3 -1.99|Koforidua 6.09 -0.26|Techiman 7.59 -1.94
    Sekondi 4.94 -1.7|Ejisu 6.72 -1.47|Winneba 5.35 -0.62|Akosombo 6.3 0.05|Bolgatanga 10.79 -0.85
    Prestea 5.43 -2.14|Yendi 9.44 -0.01|Hohoe 7.15 0.47|Berekum 7.45 -2.58|Saltpond 5.21 -1.06
    Nkawkaw 6.55 -0.77|Keta 5.92 0.99|Navrongo 10.9 -1.09|Akim Oda 5.93 -0.99|Nsawam 5.81 -0.35|Wa 10.06 -2.5
    Salaga 8.55 -0.52`,
  // Senegal
  66: `
    Dakar 14.69 -17.44|Pikine 14.76 -17.39|Saint-Louis 16.02 -16.49|Ziguinchor 12.57 -16.27|Thiès 14.79 -16.93
    Mbour 14.42 -16.96|Kaolack 14.15 -16.07|Tivaouane 14.95 -16.81|Rufisque 14.72 -17.27
    Richard-Toll 16.46 -15.7|Kolda 12.89 -14.94|Matam 15.66 -13.26|Tambacounda 13.77 -13.67|Bignona 12.81 -16.23
    Joal-Fadiouth 14.17 -16.83|Kédougou 12.56 -12.18|Fatick 14.33 -16.41|Louga 15.62 -16.22
    Oussouye 12.49 -16.55|Podor 16.65 -14.96|Diourbel 14.65 -16.24`,
  // Ivory Coast
  67: `
    Abidjan 5.35 -4|Yamoussoukro 6.82 -5.28|Bouaké 7.69 -5.03|San-Pédro 4.75 -6.64|Korhogo 9.46 -5.63
    Soubré 5.78 -6.59|Daloa 6.88 -6.45|Man 7.41 -7.55|Abengourou 6.73 -3.5|Gagnoa 6.13 -5.95
    Bingerville 5.36 -3.89|Ferkessédougou 9.59 -5.19|Dabou 5.33 -4.38|Bondoukou 8.04 -2.8|Séguéla 7.96 -6.67
    Danané 7.26 -8.15|Bongouanou 6.65 -4.2|Assinie 5.14 -3.29|Agboville 5.93 -4.21|Toumodi 6.56 -5.02
    Sassandra 4.95 -6.09|Odienné 9.51 -7.56`,
  // South Africa
  68: `
    Soweto -26.27 27.86|Johannesburg -26.2 28.04|Pretoria -25.74 28.19|Durban -29.86 31.03
    Cape Town -33.93 18.42|Gqeberha -33.96 25.6|Bloemfontein -29.12 26.21|Rustenburg -25.67 27.24
    Polokwane -23.9 29.47|Mbombela -25.47 30.97|Pietermaritzburg -29.62 30.39|East London -33.02 27.91
    Kimberley -28.73 24.76|Thohoyandou -22.95 30.48|eMalahleni -25.87 29.23|Welkom -27.98 26.74
    Vereeniging -26.67 27.93|Botshabelo -29.27 26.73|George -33.96 22.46|Mthatha -31.59 28.78
    Ulundi -28.34 31.42|Paarl -33.73 18.98|Mahikeng -25.87 25.64|Phalaborwa -23.94 31.14|Upington -28.45 21.26`,
  // Kenya
  69: `
    Nairobi -1.28 36.82|Kisumu -0.1 34.76|Mombasa -4.05 39.66|Nakuru -0.31 36.07|Eldoret 0.52 35.27
    Kakamega 0.28 34.75|Kericho -0.37 35.28|Kisii -0.68 34.77|Thika -1.03 37.07|Machakos -1.52 37.27
    Kitale 1.02 35.01|Meru 0.05 37.66|Kiambu -1.17 36.84|Bungoma 0.56 34.56|Nyeri -0.42 36.95
    Naivasha -0.71 36.43|Malindi -3.22 40.12|Nanyuki 0.01 37.07|Voi -3.4 38.56|Homa Bay -0.53 34.46
    Busia 0.46 34.11|Kitui -1.37 38.01|Garissa -0.45 39.65|Embu -0.54 37.46|Kilifi -3.63 39.85|Lodwar 3.12 35.6`,
};
