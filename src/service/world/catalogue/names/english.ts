import { nameList } from '#service/world/catalogue/name-list.ts';

export const englishNames = nameList({
  men: `Jack|Harry|Thomas|James|George|Oliver|Charlie|William|Joseph|Samuel|Daniel|Luke|Matthew|Ryan|Lewis
    Callum|Nathan|Adam|Jacob|Alfie|Archie|Ben|Joshua|Liam|Connor|Kieran|Jordan|Tyler|Reece|Dominic|Elliot
    Freddie|Theo|Max|Toby|Oscar|Edward|Henry|Arthur|Stanley|Albert|Frank|Robert|Michael|David|Andrew|Mark
    Stephen|Simon|Paul|Peter|Gary|Craig|Darren|Scott|Lee|Ashley|Marcus|Tyrone|Jamal|Isaac|Caleb|Louis|Jamie
    Joel|Rhys|Bradley|Curtis|Dean|Zachary|Aaron|Kyle|Alex|Christopher|Jonathan|Anthony|Philip|Sebastian|Miles
    Ellis`,
  women: `Emily|Olivia|Chloe|Sophie|Jessica|Charlotte|Lucy|Amy|Hannah|Lauren|Megan|Grace|Ella|Georgia|Ellie
    Millie|Abigail|Holly|Katie|Leah|Bethany|Molly|Amelia|Isabelle|Daisy|Freya|Poppy|Lily|Ruby|Alice|Rachel
    Rebecca|Laura|Sarah|Emma|Gemma|Nicole|Jade|Natalie|Frances|Jodie|Kelly|Keira|Niamh|Tara|Zoe|Faye|Heather
    Rosie|Esme|Phoebe|Maya`,
  family: `Smith|Jones|Taylor|Brown|Wilson|Johnson|Walker|Wright|Robinson|Thompson|White|Hughes|Edwards|Green
    Hall|Wood|Harris|Clarke|Jackson|Turner|Hill|Cooper|Ward|Harrison|Morris|Baker|King|Lee|Allen|Clark|James
    Phillips|Watson|Parker|Price|Bennett|Young|Griffin|Mitchell|Cook|Carter|Richardson|Bailey|Collins|Bell
    Shawcross|Murphy|Miller|Cox|Marshall|Simpson|Anderson|Adams|Wilkinson|Forster|Ellis|Chapman|Mason|Webb
    Rogers|Gibson|Hunt|Mills|Palfrey|Holmes|Matthews|Knight|Barnes|Fisher|Butler|Russell|Stevens|Jenkins|Dixon
    Fletcher|Harvey|Pearson|Graham|Reynolds|Barker|Andrews|Lowe|Gardner|Payne|Atkinson|Francis|Lawrence|Wells
    Austin|Hart|Day|Fox|Burton|Ashworth|Bradshaw|Heaton|Whitaker|Sutcliffe|Ackroyd|Hartley|Entwistle|Greenwood
    Hollis|Thornton|Barlow|Crowther|Tranter|Pickering|Haworth|Naylor|Ramsden|Hepworth|Tindall|Bickerstaffe
    Birch|Brook|Chadwick|Dawson|Eastwood|Farrow|Goddard|Hancock|Ibbotson|Jessop|Kirkby|Lister|Mallinson
    Nuttall|Oldfield|Peel|Quigley|Rigby|Shepherd|Tattersall|Upton|Venables|Wainwright|Yates|Pemberton|Stokes
    Bridges|Colley|Deakin|Fairhurst|Garside|Hodgson|Kemp|Lomas|Marsden`,
});
