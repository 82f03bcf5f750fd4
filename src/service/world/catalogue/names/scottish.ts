import { nameList } from '#service/world/catalogue/name-list.ts';

export const scottishNames = nameList({
  men: `Callum|Angus|Hamish|Fraser|Ewan|Lewis|Cameron|Craig|Scott|Stuart|Gregor|Malcolm|Duncan|Iain|Alasdair
    Rory|Finlay|Kenneth|Graeme|Gordon|Douglas|Ross|Murray|Kyle|Liam|Ryan|Jamie|Blair|Kerr|Struan|Archie
    Lachlan|Neil|Andrew|James|David|Robert|John|William|Thomas|Brodie|Logan|Aidan|Steven|Grant|Keir|Innes
    Calum`,
  women: `Eilidh|Isla|Kirsty|Mairi|Fiona|Morag|Catriona|Skye|Ailsa|Iona|Heather|Shona|Aileen|Rhona|Lorna|Jean
    Erin|Lucy|Emma|Rachel|Abbi|Caitlin|Jenna|Leanne|Lynsey|Megan|Rowan|Beth|Freya|Nicola|Kayleigh|Claire`,
  family: `MacDonald|Campbell|Stewart|Robertson|Thomson|Anderson|Reid|Murray|MacLeod|Ross|Young|Mitchell
    Watson|Paterson|Fraser|Morrison|Graham|Hamilton|Johnston|Kerr|Gray|Henderson|Cameron|Duncan|Hunter|Grant
    Ferguson|Davidson|Simpson|Allan|Bell|Black|McKenzie|McMillan|McIntosh|McGregor|McLean|McKay|McNeil|Gordon
    Sutherland|Sinclair|Wallace|Gibson|Muir|Crawford|Boyd|Craig|Burns|Cunningham|Kennedy|Lindsay|Douglas
    Drummond|Forbes|Menzies|Munro|Ogilvie|Rankin|Ritchie|Shand|Tait|Urquhart|Weir|Wishart|Aitken|Baird|Cairns
    Dunlop|Erskine|Findlay|Galbraith|Haldane|Imrie|Jamieson|Kinnear|Laidlaw|McAllister|McCulloch|McFarlane
    Nairn|Orr|Pringle|Scobie|Turnbull|Buchan|Dalziel|Leslie`,
});
