/** Cities of a continent's clubs by country, with latitude and longitude in degrees (from GeoNames, CC BY 4.0). */
export const ASIA_CITIES: Readonly<Record<number, string>> = {
  // Japan
  70: `
    Yokohama 35.43 139.65|Tokyo 35.69 139.69|Osaka 34.69 135.5|Nagoya 35.18 136.91|Saitama 35.91 139.66
    Kobe 34.69 135.18|Hiroshima 34.4 132.45|Fukuoka 33.6 130.42|Kawasaki 35.52 139.72|Sapporo 43.07 141.35
    Sendai 38.27 140.87|Kyoto 35.02 135.75|Chiba 35.6 140.12|Shizuoka 34.98 138.38|Niigata 37.89 139.01
    Hamamatsu 34.7 137.73|Kagoshima 31.57 130.55|Sakai 34.58 135.47|Okayama 34.65 133.93|Kumamoto 32.81 130.69
    Kanazawa 36.6 136.62|Nagasaki 32.75 129.88|Mito 36.35 140.45|Utsunomiya 36.57 139.88|Oita 33.23 131.6
    Kofu 35.67 138.57|Matsumoto 36.23 137.97|Hachioji 35.66 139.32|Takasaki 36.33 139.02|Kitakyushu 33.85 130.85
    Gifu 35.42 136.76|Himeji 34.82 134.7|Nara 34.69 135.8|Takamatsu 34.33 134.05|Matsuyama 33.84 132.77
    Yamagata 38.23 140.37|Toyama 36.7 137.22|Aomori 40.82 140.73|Naha 26.22 127.68|Toyohashi 34.77 137.38
    Miyazaki 31.92 131.42|Nagano 36.65 138.18|Akita 39.72 140.12|Morioka 39.7 141.15|Tokushima 34.07 134.57
    Kochi 33.55 133.53|Fukui 36.06 136.22|Otsu 35 135.87|Wakayama 34.23 135.17|Koriyama 37.4 140.38
    Hakodate 41.78 140.74|Asahikawa 43.77 142.36|Saga 33.23 130.3|Tottori 35.5 134.23|Matsue 35.48 133.05
    Maebashi 36.4 139.08|Kurashiki 34.58 133.77|Hirosaki 40.59 140.47|Shimonoseki 33.95 130.95
    Fukushima 37.75 140.47`,
  // South Korea
  71: `
    Seoul 37.57 126.98|Ulsan 35.54 129.32|Busan 35.1 129.03|Jeonju 35.82 127.15|Suwon 37.29 127.01
    Incheon 37.46 126.71|Daegu 35.87 128.59|Pohang 36.03 129.36|Gwangju 35.15 126.92|Daejeon 36.35 127.38
    Seogwipo 33.25 126.56|Changwon 35.23 128.68|Seongnam 37.44 127.14|Goyang 37.66 126.83|Chuncheon 37.87 127.73
    Cheongju 36.64 127.49|Gumi 36.11 128.34|Yongin 37.24 127.18|Uijeongbu 37.74 127.05|Yeosu 34.76 127.66
    Gimhae 35.23 128.89|Asan 36.78 127|Gangneung 37.75 128.87|Cheonan 36.81 127.15|Gunsan 35.98 126.71
    Gyeongju 35.84 129.21|Jinju 35.19 128.08|Geoje 34.88 128.62|Bucheon 37.5 126.78|Wonju 37.35 127.95
    Mokpo 34.81 126.39|Iksan 35.94 126.95|Andong 36.57 128.72|Suncheon 34.95 127.49|Icheon 37.28 127.44
    Chungju 36.99 127.93|Sokcho 38.21 128.59|Tongyeong 34.85 128.43|Jecheon 37.13 128.21|Samcheok 37.44 129.17`,
  // China
  72: `
    Shanghai 31.22 121.46|Beijing 39.91 116.4|Guangzhou 23.12 113.25|Jinan 36.67 117|Chengdu 30.67 104.07
    Hangzhou 30.29 120.16|Tianjin 39.14 117.18|Wuhan 30.58 114.27|Dalian 38.91 121.6|Nanjing 32.06 118.78
    Shenzhen 22.55 114.07|Chongqing 29.56 106.55|Qingdao 36.06 120.38|Zhengzhou 34.76 113.65|Xi’an 34.26 108.93
    Shenyang 41.79 123.43|Changchun 43.88 125.32|Ningbo 29.88 121.55|Changsha 28.2 112.97|Xiamen 24.48 118.08
    Kunming 25.04 102.72|Suzhou 31.3 120.6|Harbin 45.75 126.65|Foshan 23.03 113.13|Fuzhou 26.06 119.31
    Hefei 31.86 117.28|Nanchang 28.68 115.85|Guiyang 26.58 106.72|Shijiazhuang 38.04 114.48|Taiyuan 37.87 112.56
    Nanning 22.82 108.32|Lanzhou 36.06 103.84|Ürümqi 43.8 87.6|Wuxi 31.57 120.29|Yantai 37.48 121.44
    Weifang 36.71 119.1|Hohhot 40.81 111.65|Haikou 20.05 110.34|Luoyang 34.68 112.45|Wenzhou 28 120.67
    Quanzhou 24.91 118.59|Xuzhou 34.2 117.28|Tangshan 39.63 118.18|Liuzhou 24.31 109.39|Daqing 46.58 125
    Anshan 41.12 122.99|Jingdezhen 29.29 117.21|Baotou 40.58 110.02|Yinchuan 38.47 106.27|Mianyang 31.47 104.68`,
  // Saudi Arabia
  75: `
    Riyadh 24.69 46.72|Jeddah 21.49 39.19|Dammam 26.43 50.1|Buraidah 26.33 43.97|Medina 24.47 39.61
    Makkah 21.43 39.83|Tabuk 28.4 36.57|Hofuf 25.36 49.59|Abha 18.22 42.51|Taif 21.27 40.42|Hail 27.52 41.69
    Dhahran 26.29 50.11|Jizan 16.89 42.55|Jubail 27.01 49.66|Yanbu 24.09 38.06|Unaizah 26.09 43.96
    Khamis Mushait 18.3 42.73|Najran 17.49 44.13|Sakaka 29.97 40.21|Al-Ula 26.61 37.92|Al-Kharj 24.16 47.33
    Al-Bahah 20.01 41.47|Qatif 26.56 50|Arar 30.98 41.04|Tayma 27.63 38.55|Al-Majma’ah 25.91 45.36
    Al-Namas 19.12 42.13|Hafar Al-Batin 28.43 45.97|Khobar 26.28 50.21|Rafha 29.63 43.5`,
  // United Arab Emirates
  76: `
    Abu Dhabi 24.45 54.4|Dubai 25.08 55.31|Al Ain 24.21 55.76|Sharjah 25.34 55.41|Ajman 25.41 55.44
    Fujairah 25.12 56.33|Ras Al-Khaimah 25.79 55.94|Umm Al-Quwain 25.56 55.55|Madinat Zayed 23.68 53.7
    Khor Fakkan 25.33 56.34|Liwa 23.13 53.77|Ruwais 24.11 52.73|Al Madam 24.97 55.78|Ghayathi 23.84 52.81`,
  // Qatar
  77: `
    Doha 25.29 51.53|Al Rayyan 25.29 51.42|Lusail 25.43 51.49|Al Khor 25.68 51.5|Al-Shahaniya 25.37 51.22
    Mesaieed 24.99 51.55|Umm Salal 25.42 51.4|Al Wukair 25.15 51.54|Dukhan 25.42 50.78|Al Zubarah 25.98 51.05
    Al Wakrah 25.17 51.6|Simaisma 25.58 51.48|Ras Laffan 25.88 51.53|Al Thakhira 25.73 51.54
    Madinat ash Shamal 26.13 51.2|Umm Bab 25.21 50.81`,
  // Iran
  78: `
    Tehran 35.69 51.42|Isfahan 32.65 51.67|Tabriz 38.08 46.29|Ahvaz 31.32 48.68|Mashhad 36.32 59.57
    Shiraz 29.61 52.53|Bandar-e Anzali 37.47 49.46|Rafsanjan 30.41 55.99|Arak 34.09 49.7|Yazd 31.9 54.37
    Sari 36.56 53.06|Rey 35.59 51.44|Bushehr 28.97 50.84|Karaj 35.83 50.99|Rasht 37.28 49.59|Abarkuh 31.13 53.28
    Kermanshah 34.31 47.07|Neyshabur 36.21 58.8|Bam 29.11 58.36|Hamadan 34.8 48.51|Kashan 34 51.44
    Khorramabad 33.49 48.36|Urmia 37.55 45.07|Abadan 30.34 48.3|Gonbad-e Kavus 37.25 55.17|Saveh 35.02 50.36
    Bandar Abbas 27.19 56.28|Ardabil 38.25 48.29|Zabol 31.03 61.49|Qom 34.64 50.88`,
  // India
  79: `
    Kolkata 22.56 88.36|Mumbai 19.07 72.88|Bengaluru 12.97 77.59|Kozhikode 11.25 75.78|Panaji 15.5 73.83
    Kochi 9.94 76.26|Chennai 13.09 80.28|Delhi 28.65 77.23|Hyderabad 17.38 78.46|Pune 18.52 73.86
    Guwahati 26.18 91.75|Shillong 25.57 91.88|Cuttack 20.46 85.88|Howrah 22.58 88.32|Imphal 24.81 93.94
    Aizawl 23.73 92.72|Thrissur 10.52 76.22|Margao 15.28 73.96|Ludhiana 30.91 75.85|Srinagar 34.09 74.81
    Nagpur 21.15 79.08|Coimbatore 11.01 76.97|Kohima 25.67 94.11|Visakhapatnam 17.68 83.2|Siliguri 26.71 88.43
    Ranchi 23.34 85.31`,
  // Indonesia
  80: `
    Jakarta -6.21 106.85|Bandung -6.92 107.61|Surabaya -7.25 112.75|Makassar -5.15 119.43|Malang -7.98 112.63
    Yogyakarta -7.8 110.36|Medan 3.58 98.67|Denpasar -8.65 115.22|Semarang -6.99 110.42|Samarinda -0.49 117.15
    Surakarta -7.56 110.83|Palembang -2.92 104.75|Jayapura -2.53 140.72|Bangkalan -7.05 112.74
    Bogor -6.59 106.79|Padang -0.95 100.35|Pontianak -0.03 109.33|Balikpapan -1.27 116.83|Banda Aceh 5.54 95.33
    Manado 1.48 124.85|Serang -6.12 106.15|Kudus -6.8 110.84|Banjarmasin -3.32 114.59|Ponorogo -7.87 111.46
    Cirebon -6.71 108.56|Ternate 0.79 127.38|Ambon -3.7 128.18|Bandar Lampung -5.43 105.26|Mataram -8.58 116.12
    Pekanbaru 0.52 101.44|Tangerang -6.18 106.63|Palu -0.91 119.87|Kendari -3.98 122.52|Kupang -10.17 123.61
    Batu -7.87 112.53|Manokwari -0.86 134.06|Pangkal Pinang -2.13 106.11`,
  // Thailand
  81: `
    Bangkok 13.75 100.5|Nakhon Ratchasima 14.97 102.1|Chiang Mai 18.79 98.98|Chonburi 13.36 100.98
    Khon Kaen 16.45 102.83|Hat Yai 7.01 100.48|Pathum Thani 14.01 100.53|Surin 14.88 103.49
    Kanchanaburi 14 99.55|Phuket 7.89 98.4|Chiang Rai 19.91 99.83|Nonthaburi 13.86 100.52
    Udon Thani 17.42 102.79|Ubon Ratchathani 15.24 104.85|Lopburi 14.8 100.65|Chanthaburi 12.61 102.1
    Suphan Buri 14.47 100.12|Surat Thani 9.14 99.33|Rayong 12.68 101.26|Ratchaburi 13.54 99.82
    Ayutthaya 14.35 100.57|Nan 18.78 100.78|Trang 7.56 99.61|Phitsanulok 16.82 100.26|Pattaya 12.93 100.88
    Lampang 18.29 99.49|Krabi 8.07 98.91|Roi Et 16.06 103.65|Nakhon Phanom 17.41 104.78|Hua Hin 12.57 99.96
    Nakhon Si Thammarat 8.43 99.97|Samut Prakan 13.6 100.6|Sukhothai 17.01 99.82|Sakon Nakhon 17.16 104.15
    Ko Samui 9.54 99.94|Phetchaburi 13.11 99.94|Loei 17.49 101.73|Pattani 6.87 101.25|Mukdahan 16.55 104.72
    Chachoengsao 13.69 101.07|Saraburi 14.53 100.92|Mae Sot 16.72 98.57|Chumphon 10.5 99.18|Phang Nga 8.45 98.53`,
  // Vietnam
  82: `
    Hà Nội 21.02 105.84|Hồ Chí Minh City 10.82 106.63|Hải Phòng 20.86 106.68|Đà Nẵng 16.07 108.22
    Nam Định 20.43 106.18|Vinh 18.67 105.69|Buôn Ma Thuột 12.67 108.04|Quy Nhơn 13.78 109.22
    Hạ Long 20.95 107.07|Huế 16.46 107.6|Nha Trang 12.25 109.19|Cần Thơ 10.04 105.79|Thanh Hóa 19.8 105.77
    Biên Hòa 10.94 106.82|Vũng Tàu 10.35 107.08|Cao Lãnh 10.46 105.63|Đà Lạt 11.95 108.44|Hội An 15.88 108.34
    Thủ Dầu Một 10.98 106.65|Thái Nguyên 21.59 105.85|Bến Tre 10.24 106.38|Điện Biên Phủ 21.39 103.02
    Việt Trì 21.32 105.4|Châu Đốc 10.71 105.12`,
  // Malaysia
  83: `
    Kuala Lumpur 3.14 101.69|Johor Bahru 1.47 103.76|Shah Alam 3.09 101.53|George Town 5.41 100.34
    Ipoh 4.58 101.08|Kuantan 3.81 103.33|Kuala Terengganu 5.33 103.14|Kota Bharu 6.12 102.24
    Kota Kinabalu 5.97 116.07|Kuching 1.55 110.33|Alor Setar 6.12 100.36|Seremban 2.73 101.94|Malacca 2.2 102.24
    Klang 3.04 101.44|Subang Jaya 3.04 101.58|Taiping 4.85 100.73|Butterworth 5.4 100.36|Batu Pahat 1.85 102.93
    Sandakan 5.84 118.12|Miri 4.4 113.99|Kangar 6.44 100.2|Sibu 2.3 111.82|Tawau 4.24 117.89
    Temerloh 3.45 102.42|Teluk Intan 4.02 101.02|Muar 2.04 102.57`,
  // Uzbekistan
  84: `
    Toshkent 41.3 69.24|Samarqand 39.65 66.96|Namangan 41 71.67|Qarshi 38.86 65.79|Andijon 40.78 72.34
    Fargʻona 40.38 71.79|Navoiy 40.08 65.38|Buxoro 39.77 64.42|Olmaliq 40.84 69.6|Jizzax 40.12 67.83
    Qoʻqon 40.53 70.94|Bekobod 40.22 69.27|Termiz 37.22 67.28|Urganch 41.55 60.63|Margʻilon 40.47 71.72
    Nukus 42.45 59.61|Shahrisabz 39.06 66.83|Rishton 40.36 71.28|Xiva 41.39 60.36|Muborak 39.26 65.15
    Chirchiq 41.47 69.58|Guliston 40.49 68.78|Nurota 40.56 65.69|Angren 41.02 70.14|Zarafshon 41.57 64.2
    Moʻynoq 43.77 59.02`,
  // Philippines
  85: `
    Manila 14.6 120.98|Cebu City 10.32 123.89|Bacolod 8.12 123.92|Iloilo City 10.72 122.56
    Davao City 7.07 125.61|Pasig 14.58 121.06|Legazpi 13.14 123.74|Baguio 16.42 120.59
    Zamboanga City 6.91 122.07|Batangas City 13.76 121.06`,
};
