import { textList } from './text-list.ts';

/** Real clubs whose names the invented world must not use. Read by tests only. */
export const REAL_CLUBS: readonly string[] = textList(`
Arsenal|Aston Villa|AFC Bournemouth|Brentford|Brighton & Hove Albion|Burnley|Chelsea|Crystal Palace|Everton|Fulham
Leeds United|Leicester City|Liverpool|Manchester City|Manchester United|Newcastle United|Nottingham Forest|Sunderland
Tottenham Hotspur|West Ham United|Wolverhampton Wanderers|Blackburn Rovers|Bolton Wanderers|Bristol City|Bristol Rovers
Cardiff City|Coventry City|Derby County|Hull City|Ipswich Town|Luton Town|Middlesbrough|Millwall|Norwich City
Oxford United|Plymouth Argyle|Portsmouth|Preston North End|Queens Park Rangers|Reading|Rotherham United
Sheffield United|Sheffield Wednesday|Southampton|Stoke City|Swansea City|Watford|West Bromwich Albion|Wigan Athletic
Wrexham|Wycombe Wanderers|Barnsley|Birmingham City|Blackpool|Charlton Athletic|Peterborough United|Port Vale
Stockport County|Bradford City|Grimsby Town|Crewe Alexandra|Accrington Stanley|Tranmere Rovers|Notts County|Walsall
Real Madrid|Barcelona|FC Barcelona|Atlético Madrid|Athletic Club|Athletic Bilbao|Real Sociedad|Sevilla|Sevilla FC
Real Betis|Valencia CF|Villarreal CF|Celta de Vigo|RCD Espanyol|Getafe CF|Rayo Vallecano|CA Osasuna|Deportivo Alavés
Girona FC|UD Las Palmas|CD Leganés|Real Valladolid|RCD Mallorca|UD Almería|Cádiz CF|Granada CF|Elche CF|Levante UD
SD Eibar|Real Oviedo|Sporting de Gijón|Real Zaragoza|CD Tenerife|Málaga CF|Deportivo de La Coruña|Racing de Santander
Albacete Balompié|Burgos CF|CD Mirandés|Bayern München|FC Bayern München|Borussia Dortmund|Bayer Leverkusen
RB Leipzig|VfB Stuttgart|Eintracht Frankfurt|SC Freiburg|TSG Hoffenheim|Werder Bremen|VfL Wolfsburg|1. FC Köln
Borussia Mönchengladbach|1. FC Union Berlin|Union Berlin|Hertha BSC|FC Augsburg|1. FSV Mainz 05|VfL Bochum
FC St. Pauli|Holstein Kiel|1. FC Heidenheim|Hamburger SV|FC Schalke 04|Schalke 04|1. FC Nürnberg|Hannover 96
Fortuna Düsseldorf|Karlsruher SC|1. FC Kaiserslautern|SC Paderborn|SV Darmstadt 98|SpVgg Greuther Fürth|Hansa Rostock
Dynamo Dresden|1. FC Magdeburg|Arminia Bielefeld|Preußen Münster|MSV Duisburg|Rot-Weiss Essen|1860 München
Juventus|Inter|Internazionale|AC Milan|Milan|Napoli|SSC Napoli|AS Roma|Roma|Lazio|SS Lazio|Atalanta|Fiorentina|Bologna
Torino|Udinese|Genoa|Sampdoria|Hellas Verona|Cagliari|Lecce|Empoli|Monza|Parma|Como|Venezia|Sassuolo|Salernitana|Palermo
Bari|Catania|Cremonese|Spezia|Pisa|Brescia|Frosinone|Paris Saint-Germain|Olympique de Marseille|Olympique Lyonnais
AS Monaco|LOSC Lille|Lille OSC|Stade Rennais|OGC Nice|RC Lens|RC Strasbourg|FC Nantes|Montpellier HSC|Stade de Reims
Toulouse FC|Stade Brestois|FC Lorient|FC Metz|AJ Auxerre|Angers SCO|Le Havre AC|AS Saint-Étienne|Girondins de Bordeaux
SM Caen|EA Guingamp|Paris FC|Red Star FC|SC Bastia|AC Ajaccio|FC Porto|SL Benfica|Benfica|Sporting CP|SC Braga
Vitória SC|Boavista FC|CS Marítimo|Rio Ave FC|Gil Vicente FC|FC Famalicão|Moreirense FC|CF Os Belenenses|Ajax|AFC Ajax
PSV|PSV Eindhoven|Feyenoord|AZ Alkmaar|FC Utrecht|FC Twente|SC Heerenveen|FC Groningen|Vitesse|Sparta Rotterdam
NEC Nijmegen|Go Ahead Eagles|Willem II|Heracles Almelo|Fortuna Sittard|RSC Anderlecht|Club Brugge|KRC Genk|KAA Gent
Standard de Liège|Royal Antwerp|Union Saint-Gilloise|Cercle Brugge|KV Mechelen|Celtic|Rangers|Aberdeen|Hearts
Heart of Midlothian|Hibernian|Dundee|Dundee United|Kilmarnock|Motherwell|St Johnstone|St Mirren|Ross County
Partick Thistle|Linfield|Glentoran|Crusaders|Cliftonville|Shamrock Rovers|Bohemians|St Patrick's Athletic|Dundalk
Shelbourne|Derry City|Cork City|The New Saints|Bala Town|Connah's Quay Nomads|FC Basel|BSC Young Boys|FC Zürich
Grasshopper Club Zürich|Servette FC|FC Lugano|FC St. Gallen|FC Luzern|FC Sion|Red Bull Salzburg|Rapid Wien|Austria Wien
SK Sturm Graz|LASK|Wolfsberger AC|FC København|Brøndby IF|FC Midtjylland|AGF|Aalborg BK|FC Nordsjælland|Malmö FF|AIK
Djurgårdens IF|Hammarby IF|IFK Göteborg|BK Häcken|IF Elfsborg|IFK Norrköping|Rosenborg BK|Molde FK|FK Bodø/Glimt
SK Brann|Viking FK|Vålerenga|Lillestrøm SK|HJK|HJK Helsinki|KuPS|FC Inter Turku|KR Reykjavík|Breiðablik|Valur
Legia Warszawa|Lech Poznań|Raków Częstochowa|Wisła Kraków|Górnik Zabrze|Cracovia|Śląsk Wrocław|Pogoń Szczecin
Slavia Praha|Sparta Praha|Viktoria Plzeň|Baník Ostrava|Slovan Bratislava|Spartak Trnava|MŠK Žilina|Ferencváros
Újpest FC|MTK Budapest|Honvéd|Puskás Akadémia|FCSB|CFR Cluj|Universitatea Craiova|Rapid București|Dinamo București
Ludogorets|CSKA Sofia|Levski Sofia|Olympiacos|Panathinaikos|AEK Athens|PAOK|Aris|Galatasaray|Fenerbahçe|Beşiktaş
Trabzonspor|İstanbul Başakşehir|Crvena zvezda|Partizan|Vojvodina|Dinamo Zagreb|Hajduk Split|HNK Rijeka|NK Osijek
Željezničar|FK Sarajevo|Zrinjski Mostar|NK Maribor|Olimpija Ljubljana|NK Celje|Dynamo Kyiv|Shakhtar Donetsk
Dinamo Tbilisi|FC Astana|Kairat|Maccabi Tel Aviv|Maccabi Haifa|Hapoel Tel Aviv|Beitar Jerusalem|Flamengo|Palmeiras
Santos|São Paulo|Corinthians|Fluminense|Vasco da Gama|Botafogo|Grêmio|Internacional|Atlético Mineiro|Cruzeiro|Bahia
Fortaleza|Ceará|Sport Recife|Athletico Paranaense|Coritiba|Vitória|Goiás|Red Bull Bragantino|Boca Juniors|River Plate
Racing Club|Independiente|San Lorenzo|Vélez Sarsfield|Estudiantes|Lanús|Rosario Central|Newell's Old Boys|Talleres
Belgrano|Argentinos Juniors|Huracán|Banfield|Club América|Chivas|Cruz Azul|Pumas UNAM|Tigres UANL|Monterrey|Toluca
Santos Laguna|Club León|Pachuca|Atlas|LA Galaxy|Los Angeles FC|Inter Miami|Seattle Sounders|Atlanta United
New York Red Bulls|New York City FC|Toronto FC|CF Montréal|Vancouver Whitecaps|Portland Timbers|Atlético Nacional
Millonarios|América de Cali|Deportivo Cali|Santa Fe|Colo-Colo|Universidad de Chile|Universidad Católica|Peñarol
Nacional|Alianza Lima|Universitario|Sporting Cristal|Barcelona SC|Emelec|LDU Quito|Independiente del Valle|Olimpia
Cerro Porteño|Libertad|Bolívar|The Strongest|Caracas FC|Deportivo Táchira|Saprissa|Alajuelense|Herediano|Municipal
Comunicaciones|Motagua|Al Ahly|Zamalek|Pyramids|Wydad|Raja|Espérance|Étoile du Sahel|Club Africain|USM Alger
MC Alger|JS Kabylie|Enyimba|Kano Pillars|Hearts of Oak|Asante Kotoko|ASEC Mimosas|Kaizer Chiefs|Orlando Pirates
Mamelodi Sundowns|Gor Mahia|AFC Leopards|Kashima Antlers|Urawa Red Diamonds|Yokohama F. Marinos|Kawasaki Frontale
Vissel Kobe|Gamba Osaka|Cerezo Osaka|Sanfrecce Hiroshima|Nagoya Grampus|FC Tokyo|Jeonbuk Hyundai Motors|Ulsan HD
FC Seoul|Suwon Samsung Bluewings|Pohang Steelers|Shanghai Port|Shanghai Shenhua|Beijing Guoan|Shandong Taishan
Guangzhou FC|Melbourne Victory|Melbourne City|Sydney FC|Western Sydney Wanderers|Perth Glory|Adelaide United
Brisbane Roar|Central Coast Mariners|Wellington Phoenix|Auckland City|Al Hilal|Al Nassr|Al Ittihad|Al-Hilal|Al-Nassr
Al-Ittihad|Al-Ahli|Al Ain|Al Wahda|Shabab Al Ahli|Al Sadd|Al Duhail|Al Rayyan|Persepolis|Esteghlal|Sepahan|Tractor
Mohun Bagan|East Bengal|Bengaluru FC|Mumbai City|Persib Bandung|Persija Jakarta|Arema FC|Bali United|Buriram United
Muangthong United|Hà Nội FC|Hoàng Anh Gia Lai|Johor Darul Ta'zim|Selangor|Pakhtakor|Nasaf|Bunyodkor|Kaya FC|Lautoka
`);

/** Real TV channels and streams; no invented name may begin with one of them. */
export const REAL_CHANNELS: readonly string[] = textList(`
Sky Sport|Sky Sports|TNT Sports|BT Sport|ITV|BBC|Channel 4|Channel 5|Premier Sports|Viaplay|Amazon Prime|DAZN|Eurosport
Sport1|Sport 1|ARD|ZDF|Das Erste|RTL|Magenta Sport|Wow|ProSieben|Sat.1|ORF|ServusTV|Puls 4|SRF|RTS|Blue Sport|RSI|TF1
Canal+|beIN|L'Équipe|France 2|France 3|M6|RMC Sport|Ligue 1+|Movistar|Gol TV|GOL PLAY|La 1|Teledeporte|Cuatro|Antena 3
Telecinco|LaLiga TV|Orange TV|RAI|Rai Sport|Mediaset|Canale 5|Italia 1|Sportitalia|SportTV|Sport TV|RTP|TVI|Benfica TV
Eleven|NOS|Ziggo Sport|ESPN|SBS|NPO|Play Sports|VTM|RTBF|Proximus|Pickx|BBC Alba|S4C|RTÉ|Virgin Media|TG4|Setanta|DR1
TV 2|TV2|TV3|TV4|SVT|C More|Kanal 5|Max|NRK|VG+|MTV Sport|Yle|Ruutu|Stöð 2|Síminn Sport|RÚV|TVP|Polsat|nSport|Canal Plus
ČT|Nova Sport|O2 TV|STVR|RTVS|JOJ|M4 Sport|Spíler|Arena4|Match4|Digi Sport|Pro Arena|Prima Sport|Orange Sport|bTV|Diema
Nova|Max Sport|Ring|ERT|Nova Sports|Cosmote Sport|ANT1|Mega|TRT|A Spor|TV8|S Sport|Tivibu|Exxen|Arena Sport|RTS|Sport Klub
HRT|HTV|Nova TV|MaxTV|BHT|RTV Slo|Kanal A|Šport TV|Futbol|Setanta Sports|Suspilne|MEGOGO|Imedi|Adjarabet|Qazsport|Kan 11
Sport 5|Charlton|Globo|SporTV|Premiere|Band|Record|CazéTV|TyC|TNT|Fox Sports|TV Pública|Telefe|El Trece|DirecTV|DSports
Televisa|TUDN|TV Azteca|Azteca Deportes|Canal 5|Las Estrellas|ViX|Claro Sports|NBC|Peacock|Telemundo|Univision|CBS|Golazo
Paramount|USA Network|Apple TV|FS1|FuboTV|TSN|CBC|OneSoccer|RDS|Win Sports|RCN|Caracol|TNT Chile|Mega|Chilevisión|VTV
Tenfield|GolPeru|América TV|Movistar Deportes|El Canal del Fútbol|Teleamazonas|Tigo Sports|Trece|Bolivia TV|Televen
Teletica|Repretel|FUTV|TDMax|Guatevisión|TVJ|SportsMax|Flow Sports|OnTime|Al Ahly TV|Nile Sport|Arryadia|2M|Al Aoula
Programme National|ENTV|Al Wataniya|SuperSport|StarTimes|Africa Sport|NTA|GTV|RTI|RTS|SABC|e.tv|KBC|Azam|Zuku|J Sports
Wowow|NHK|TBS|Fuji TV|Abema|Coupang|SPOTV|KBS|MBC|JTBC|tvN Sports|CCTV|PP Sports|Migu|iQiyi|Optus Sport|Stan Sport
Paramount+|10 Play|Network 10|Seven|Sky NZ|SSC|Shahid|MBC|Abu Dhabi Sports|Dubai Sports|Sharjah Sports|AD Sports
Al Kass|alkass|IRIB|Varzesh|Star Sports|Sony Sports|JioHotstar|FanCode|Sports18|SCTV|Indosiar|Vidio|RCTI|MNC|TrueVisions
True Premier|PPTV|Thai PBS|K+|VTV|FPT Play|HTV|Astro|RTM|Sooka|Uzreport|Sport TV|Zo'r TV|TAP|One Sports|PTV|Fiji One
`);
