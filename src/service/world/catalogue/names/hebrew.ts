import { nameList } from '#service/world/catalogue/name-list.ts';

export const hebrewNames = nameList({
  men: `David|Yosef|Moshe|Avraham|Yitzhak|Yaakov|Daniel|Noam|Itay|Omer|Ariel|Uri|Eitan|Yonatan|Ido|Guy|Roi|Tal
    Amit|Gal|Nir|Ofir|Or|Eyal|Dor|Liran|Lior|Nadav|Tomer|Yuval|Yoav|Yarin|Ron|Ran|Raz|Shai|Shahar|Shlomi|Sagi
    Osher|Oren|Omri|Ohad|Niv|Matan|Maor|Lidor|Idan|Ilay|Hen|Gil|Elad|Dolev|Doron|Dan|Barak|Bar|Aviv|Aviad
    Assaf|Amir|Alon|Adir|Zohar`,
  women: `Noa|Maya|Tamar|Shira|Yael|Adi|Michal|Rotem|Shani|Hila|Liat|Lior|Inbar|Keren|Karin|Moran|Meital|Noy
    Ofir|Opal|Ortal|Rinat|Roni|Sapir|Shaked|Shir|Sivan|Talia|Tal|Vered|Yarden|Avigail|Ayelet|Daniela|Dana
    Efrat|Eden|Einat|Gal|Hadas`,
  family: `Cohen|Levi|Mizrahi|Biton|Dahan|Avraham|Friedman|Malka|Azoulay|Katz|Yosef|David|Amar|Ohayon|Hadad
    Gabay|Ben-David|Adri|Levin|Tal|Klein|Haim|Shapira|Golan|Edri|Vaknin|Asraf|Amsalem|Sabag|Segal|Shalom
    Swissa|Yaakov|Zohar|Alon|Amir|Amsili|Arbel|Ashkenazi|Atar|Attias|Avital|Azulai|Bachar|Barak|Barazani
    Bar-On|Bar-Lev|Ben-Ami|Ben-Ari|Ben-Shimon|Ben-Simon|Ben-Zaken|Berkovich|Buchbut|Buzaglo|Carmi|Dagan|Deri
    Elbaz|Eliyahu|Elkayam|Even-Chen|Gershon|Ginat|Goldberg|Gozlan|Halevi|Harari|Harel|Hasson|Hazan|Hemo
    Itzhaki|Kadosh|Kaplan|Karni|Kedem|Kimchi|Lavi|Lugasi|Maimon|Maman|Markovich|Meir|Menashe|Mor|Nachmias
    Nahum|Navon|Nissim|Ohana|Oren|Ovadia|Paz|Pinto|Raviv|Regev|Rosen|Rosenberg|Sasson|Saban|Shabtai|Shaked
    Sharabi|Shaul|Shemesh|Shitrit|Shmueli|Shoham|Sofer|Tamir|Turgeman|Tzur|Uzan|Vanunu|Weiss|Yadin|Yefet
    Yifrach|Zamir|Zarfati|Ziv`,
});
