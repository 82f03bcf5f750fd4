import { nameList } from '#service/world/catalogue/name-list.ts';

export const koreanNames = nameList({
  men: `Bo-kyung|Byung-chan|Byung-ho|Chan-woo|Chang-hoon|Chang-min|Chul-soo|Dae-ho|Dae-won|Do-hyun|Do-yoon
    Dong-geon|Dong-hyun|Dong-jin|Dong-jun|Dong-won|Eun-ho|Gi-hun|Gun-hee|Gyu-min|Ha-neul|Han-bin|Ho-jun
    Ho-yeon|Hyun-gyu|Hyun-ho|Hyun-jun|Hyun-soo|Hyun-woo|In-ho|In-sung|Jae-hun|Jae-hyun|Jae-min|Jae-won|Je-ho
    Jeong-ho|Jeong-min|Ji-hoon|Ji-ho|Ji-hwan|Ji-won|Jin-ho|Jin-hyuk|Jin-woo|Jong-hyun|Jong-min|Joo-sung
    Joon-ho|Ju-won|Jun-hyuk|Jun-seo|Jun-young|Keun-ho|Ki-hyun|Kyung-min|Kyung-soo|Min-ho|Min-hyuk|Min-jun
    Min-kyu|Min-seok|Min-woo|Myung-jin|Sang-hyun|Sang-min|Sang-woo|Se-hun|Seok-ho|Seong-min|Seung-ho
    Seung-hyun|Seung-min|Seung-woo|Si-woo|Soo-bin|Sung-jin|Sung-min|Sung-woo|Tae-hwan|Tae-hyun|Tae-min
    Tae-yang|Won-jun|Woo-jin|Woo-seok|Ye-jun|Yeong-jae|Yong-ho|Yoo-chan|Young-ho|Young-jun`,
  women: `A-reum|Bo-ram|Chae-rim|Chae-won|Da-eun|Da-hye|Do-yeon|Eun-ji|Eun-sun|Eun-young|Ga-eul|Ga-yeon
    Geum-min|Ha-eun|Ha-yoon|Hae-in|Hee-jin|Hye-jin|Hye-ji|Hye-ri|Hyo-joo|Hyun-ji|Jeong-eun|Ji-eun|Ji-min
    Ji-soo|Ji-won|Ji-yeon|Ji-woo|Jin-ah|Jung-mi|Kyung-ha|Mi-na|Mi-ra|Min-a|Min-ji|Min-seo|Na-hee|Na-ri|Na-yeon
    Sae-rom|Se-eun|Seo-hyun|Seo-yeon|Seon-joo|So-hee|So-mi|Soo-bin|Soo-jin|Su-ah|Su-min|Sun-mi|Ye-eun|Ye-jin
    Ye-rin|Yeon-ju|Yoo-jin|Yoon-ji|Yu-na|Yu-ri`,
  family: `Ahn 4|An|Bae|Baek|Ban|Bang|Byun|Cha|Chae|Chang|Cho 7|Choi 14|Chu|Chun|Do|Eom|Gil|Go|Gong|Gu|Gwak|Ha
    Ham|Han 5|Heo|Hong 4|Huh|Hwang 5|Hyun|Im|Jang 7|Jeon|Jeong 13|Ji|Jin|Jo|Joo|Jung|Kang 7|Ki|Kil
    Kim 65|Ko|Koo|Kwak|Kwon 5|Lee 45|Lim 6|Ma|Maeng|Min|Moon|Mun|Na|Nam|No|Noh|Oh 5|Ok|Park 26|Pyo|Ra|Ro
    Ryu|Seo 5|Seok|Seol|Seong|Shim|Shin 5|Sim|So|Song 4|Suh|Sung|Tae|Tak|Wang|Wi|Won|Woo|Yang 3|Yeo|Yeom
    Yoo|Yoon 7|You|Yu|Yun`,
  familyFirst: true,
});
