import { nameList } from '#service/world/catalogue/name-list.ts';

export const jamaicanNames = nameList({
  men: `Adrian|Akeem|Alvin|Andre|Antonio|Barrington|Brian|Carlton|Chevaughn|Christopher|Clifton|Colin|Damion
    Dane|Daniel|Darren|Delroy|Demar|Deshorn|Devon|Donovan|Dwayne|Errol|Fabian|Garfield|Gavin|Glenroy|Horace
    Jahmali|Jamoi|Javain|Jermaine|Jevaughn|Kemar|Kemal|Keneil|Kevaughn|Kirk|Kymani|Lamar|Leroy|Linval|Marlon
    Maurice|Neville|Nickoy|Norman|Odane|Oneil|Orlando|Oshane|Owayne|Patrick|Peter-Lee|Ramone|Ricardo|Rohan
    Rushane|Shamar|Shaquille|Shavar|Shemar|Tajay|Tarrick|Trayvone|Trevor|Tyrone|Wayne|Winston|Xavian`,
  women: `Aaliyah|Akeelah|Alecia|Alicia|Ashleigh|Camille|Chantal|Chevonne|Christine|Danielle|Davia|Deneisha
    Destiny|Dominique|Ebony|Erica|Gabrielle|Georgia|Jadene|Jodi-Ann|Jody|Kadeen|Kameika|Kayla|Keisha|Kerry-Ann
    Latoya|Lauren|Mikayla|Monique|Nadine|Natasha|Nickeisha|Patrice|Paula-Gaye|Renee|Sashana|Shakira|Shanice
    Shanique|Shantel|Shauna-Kay|Sherone|Simone|Stacey-Ann|Tanisha|Tashana|Tiffany|Toni-Ann|Trudi|Vanessa
    Yanique`,
  family: `Allen|Anderson|Bailey|Barnett|Barrett|Beckford|Bennett|Bernard|Blackwood|Blake|Bogle|Brissett
    Brooks|Brown|Bryan|Burrell|Campbell|Carty|Cephas|Chambers|Chin|Clarke|Coley|Cunningham|Dacosta|Daley|Davis
    Dawkins|Dennis|Dixon|Dunkley|Edwards|Ellis|Facey|Farquharson|Ferguson|Findlay|Forbes|Foster|Francis|Fraser
    Gayle|Gordon|Graham|Grant|Gray|Green|Hamilton|Harris|Harvey|Henry|Hibbert|Hinds|Hylton|Irving|Jackson
    James|Johnson|Kelly|Kerr|Lawrence|Lee|Levy|Lewin|Lewis|Lindo|Malcolm|Manning|Martin|Mattocks|McCalla
    McDonald|McFarlane|McKenzie|McLean|Miller|Minott|Mitchell|Morgan|Morris|Morrison|Mullings|Murray|Myrie
    Nelson|Palmer|Parchment|Parkes|Patterson|Peart|Pinnock|Plummer|Powell|Pryce|Reid|Richards|Ricketts
    Robinson|Roper|Rowe|Russell|Salmon|Samuels|Scott|Shaw|Simpson|Smith|Spence|Stephenson|Stewart|Taylor
    Thomas|Thompson|Tulloch|Vassell|Walker|Wallace|Walters|Watson|Webb|Whyte|Williams|Wilson|Wint|Wright|Young`,
});
