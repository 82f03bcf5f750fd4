import { nameList } from '#service/world/catalogue/name-list.ts';

export const irishNames = nameList({
  men: `Seán|Conor|Cian|Oisín|Darragh|Fionn|Eoin|Pádraig|Ciarán|Declan|Brendan|Aidan|Cathal|Colm|Cormac|Daithí
    Diarmuid|Donal|Dermot|Eamon|Enda|Fergal|Fergus|Finbarr|Gavin|Kevin|Killian|Lorcan|Michael|Niall|Odhrán
    Patrick|Rónán|Rory|Ruairí|Shane|Stephen|Tadhg|Tiernan|Barry|Brian|Dara|Jack|James|Luke|Mark|Robbie|Senan`,
  women: `Aoife|Ciara|Niamh|Sinéad|Siobhán|Orla|Róisín|Caoimhe|Gráinne|Deirdre|Maeve|Áine|Clodagh|Éabha
    Saoirse|Fionnuala|Emer|Eimear|Bríd|Muireann|Sadhbh|Laoise|Katie|Heather|Louise|Kate|Denise|Sorcha|Megan
    Treasa|Abbie|Izzy`,
  family: `Murphy|Kelly|O’Sullivan|Walsh|O’Brien|Byrne|Ryan|O’Connor|O’Neill|O’Reilly|Doyle|McCarthy|Gallagher
    Doherty|Kennedy|Lynch|Murray|Quinn|Moore|McLoughlin|O’Carroll|Connolly|Daly|O’Connell|Wall|Dunne|Brennan
    Burke|Collins|Campbell|Clarke|Johnston|Hughes|O’Farrell|Fitzgerald|Browne|Martin|Maguire|Nolan|Flynn|Tobin
    Callaghan|O’Donnell|Duffy|O’Mahony|Boyle|Healy|O’Shea|White|Sweeney|Hayes|Kavanagh|Power|McGrath|Moran
    Brady|Scanlon|Casey|Foley|Fitzpatrick|O’Leary|McDonnell|MacMahon|Donnelly|Regan|Donovan|Burns|Flanagan
    Mullan|Barry|Kearney|Robinson|Cunningham|Griffin|Kenny|Sheehan|Ward|Whelan|Lyons|Redmond|Geraghty|Higgins
    Cullen|Keating|Devlin|Roche|Tierney|Hegarty`,
});
