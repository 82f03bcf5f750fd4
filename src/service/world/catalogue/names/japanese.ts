import { nameList } from '#service/world/catalogue/name-list.ts';

export const japaneseNames = nameList({
  men: `Akihiro|Akira|Ayumu|Daichi|Daiki|Daisuke|Eiji|Fuma|Gaku|Gen|Genta|Haruki|Haruto|Hayate|Hayato|Hideki
    Hiroki|Hiroto|Hiroyuki|Ikki|Itsuki|Jun|Junpei|Junya|Kaito|Kaoru|Kazuki|Kazuma|Keigo|Keisuke|Keita|Kensuke
    Kenta|Kento|Koki|Kosuke|Kota|Koya|Kyohei|Makoto|Masaki|Masato|Masaya|Mizuki|Naoki|Naoto|Reo|Riku|Ryo|Ryoma
    Ryosuke|Ryota|Ryuji|Ryunosuke|Satoshi|Seiya|Shinya|Sho|Shogo|Shohei|Shota|Shotaro|Shun|Shunta|Shuto|Sora
    Sosuke|Sota|Subaru|Taichi|Taiga|Takahiro|Takashi|Takuma|Takuya|Tatsuya|Tomoki|Tomoya|Tsubasa|Wataru|Yamato
    Yohei|Yoshiki|Yosuke|Yu|Yudai|Yuki|Yuma|Yusuke|Yuta|Yuto|Yuya`,
  women: `Ai|Aimi|Airi|Akari|Akane|Aoi|Asuka|Aya|Ayaka|Ayumi|Chika|Chihiro|Eri|Fuka|Hana|Haruka|Hikari|Hina
    Hinata|Honoka|Kaede|Kana|Karin|Kiko|Kokona|Kurumi|Maho|Mai|Maika|Mami|Mana|Mao|Marina|Mayu|Megumi|Mei
    Minami|Mio|Misaki|Miyu|Mizuho|Moeka|Momoka|Moka|Nana|Nanami|Narumi|Natsuki|Rei|Remina|Rie|Rika|Riko|Rin
    Risa|Sakura|Saki|Satsuki|Sayaka|Shiho|Shiori|Toko|Yua|Yui|Yuika|Yuka|Yuna|Yuri|Yuzuki`,
  family: `Abe|Adachi|Akiyama|Ando|Aoki|Aoyama|Arai|Araki|Arima|Asano|Baba|Chiba|Ebihara|Fujii|Fujimoto|Fujita
    Fujiwara|Fukuda|Fukui|Furukawa|Goto|Hamada|Hara|Harada|Hasegawa|Hashimoto|Hattori|Hayashi|Higuchi|Hirai
    Hirano|Hirata|Hirose|Hoshino|Ichikawa|Iida|Ikeda|Imai|Inagaki|Inoue|Ishida|Ishii|Ishikawa|Ishihara|Ito
    Iwamoto|Iwasaki|Iwata|Kaneko|Kato|Katayama|Kawaguchi|Kawai|Kawakami|Kawamura|Kawano|Kawasaki|Kikuchi
    Kimura|Kinoshita|Kitagawa|Kobayashi|Koike|Kojima|Komatsu|Kondo|Konishi|Koyama|Kudo|Kuroda|Kurihara|Maeda
    Maruyama|Masuda|Matsubara|Matsuda|Matsui|Matsumoto|Matsumura|Matsuo|Matsushita|Miura|Miyamoto|Miyata
    Miyazaki|Mizuno|Mori|Morimoto|Morita|Murakami|Murata|Nagai|Nagata|Nakagawa|Nakajima|Nakamura|Nakano
    Nakayama|Nishida|Nishikawa|Nishimura|Noda|Noguchi|Nomura|Ochiai|Oda|Ogawa|Oishi|Okada|Okamoto|Okubo|Ono
    Onishi|Ota|Otani|Otsuka|Ozawa|Saito|Sakai|Sakamoto|Sakurai|Sano|Sasaki|Sato|Sawada|Shibata|Shimada|Shimizu
    Shiraishi|Sugawara|Sugimoto|Sugiyama|Suzuki|Taguchi|Takada|Takagi|Takahashi|Takayama|Takeda|Takeuchi
    Tamura|Tanaka|Taniguchi|Tsuchiya|Tsuji|Uchida|Ueda|Ueno|Wada|Watanabe|Yamada|Yamaguchi|Yamamoto|Yamanaka
    Yamashita|Yamazaki|Yano|Yasuda|Yokota|Yokoyama|Yoshida|Yoshikawa|Yoshimura`,
});
