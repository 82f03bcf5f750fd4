import { nameList } from '#service/world/catalogue/name-list.ts';

export const americanNames = nameList({
  men: `Aaron|Aidan|Alex|Andre|Andrew|Anthony|Austin|Avery|Ben|Blake|Brady|Brandon|Brendan|Brian|Bryce|Caleb
    Cameron|Carson|Carter|Chase|Chris|Cody|Cole|Colin|Connor|Cooper|Corey|Dakota|Damon|Daniel|Darius|David
    Derek|Dominic|Drew|Dylan|Eli|Elijah|Eric|Ethan|Evan|Gabe|Garrett|Gavin|Grant|Griffin|Hunter|Ian|Isaiah
    Jack|Jackson|Jacob|Jake|Jalen|Jared|Jason|Jeremiah|Jeremy|Jesse|Joey|John|Jonah|Jonathan|Jordan|Josh
    Josiah|Justin|Keegan|Keith|Kellen|Kevin|Kyle|Liam|Logan|Lucas|Luke|Malik|Marcus|Mason|Matt|Max|Micah|Miles
    Mitchell|Nate|Nathan|Nick|Noah|Oliver|Owen|Parker|Patrick|Paul|Preston|Quinn|Reggie|Riley|Robert|Ryan|Sam
    Scott|Sean|Seth|Spencer|Tanner|Terrence|Trevor|Troy|Tucker|Wes|Wyatt|Xavier|Zach`,
  women: `Abby|Addison|Aliyah|Allison|Alyssa|Amanda|Amber|Andrea|Ashley|Aubrey|Bailey|Bethany|Brianna|Brooke
    Caitlin|Caroline|Casey|Chloe|Claire|Courtney|Danielle|Elena|Elizabeth|Ella|Emily|Emma|Erin|Gabrielle|Grace
    Haley|Hannah|Harper|Heather|Imani|Jada|Jasmine|Jenna|Jessica|Jordan|Julia|Kaitlyn|Kate|Kayla|Kelsey
    Kendall|Kiara|Lauren|Leah|Lindsay|Mackenzie|Maddie|Madison|Maya|McKenna|Meghan|Mia|Molly|Morgan|Natalie
    Nicole|Olivia|Paige|Peyton|Rachel|Reagan|Rebecca|Samantha|Sarah|Savannah|Shelby|Sierra|Skylar|Stephanie
    Sydney|Taylor|Tess|Vanessa|Zoe`,
  family: `Abbott|Allen|Alvarez|Anderson|Andrews|Armstrong|Arnold|Ashford|Atkins|Baker|Baldwin|Barnes|Bauer
    Becker|Bell|Bennett|Berg|Bishop|Blackwell|Boone|Bowen|Bowman|Boyd|Bradley|Brennan|Brewer|Bridges|Briggs
    Brooks|Bryant|Burke|Burns|Burton|Butler|Caldwell|Callahan|Campbell|Carlson|Carpenter|Carr|Carroll|Castillo
    Chambers|Chandler|Chang|Chapman|Christensen|Clark|Clayton|Coleman|Collins|Conway|Cox|Crawford|Cruz
    Cunningham|Curtis|Dalton|Daniels|Davidson|Davis|Dawson|Delgado|Diaz|Dixon|Dombrowski|Donnelly|Douglas
    Doyle|Drake|Duffy|Duncan|Dunn|Eaton|Edwards|Elliott|Ellis|Erickson|Evans|Farrell|Ferguson|Fields|Fisher
    Fitzgerald|Fleming|Flores|Foster|Fowler|Fox|Franklin|Frazier|Freeman|Fuller|Gallagher|Garcia|Gardner
    Garrison|Gibson|Gilbert|Goodwin|Graham|Graves|Greene|Greer|Griffith|Gutierrez|Hale|Hall|Hammond|Hansen
    Harrington|Harris|Hayes|Henderson|Hicks|Hoffman|Holland|Holloway|Holmes|Hopkins|Horton|Hubbard|Huffman
    Hughes|Ingram|Jacobs|Jenkins|Jennings|Jensen|Johnson|Joyner|Keller|Kelly|Kendrick|Kim|Kirby|Klein|Knight
    Kowalski|Kramer|Lambert|Lane|Larson|Lawson|Lindqvist|Lopez|Lowery|Maddox|Manning|Marsh|Marshall|Matthews
    McAllister|McCarthy|McClain|McCoy|McKinney|Mendez|Meyer|Miller|Mitchell|Montgomery|Moreno|Morrison|Murphy
    Myers|Nelson|Nguyen|Norris|O’Brien|O’Connor|Olson|Ortiz|Owens|Palmer|Patel|Patterson|Payne|Perkins
    Peterson|Phillips|Pierce|Porter|Powell|Price|Ramirez|Reed|Reeves|Rhodes|Rivera|Roberts|Robertson|Rossi
    Russell|Salazar|Sanders|Schneider|Schroeder|Schultz|Sharp|Shaw|Shepherd|Simmons|Snyder|Stafford|Stephens
    Stevenson|Stokes|Strickland|Sullivan|Sutton|Swanson|Sweeney|Thompson|Torres|Townsend|Tucker|Turner
    Underwood|Valdez|Vance|Vaughn|Wagner|Walker|Wallace|Walsh|Walters|Ward|Watkins|Weaver|Weber|Webster
    Wheeler|Whitaker|Whitfield|Wilcox|Wilkins|Williams|Willis|Wolfe|Woodard|Woods|Yates|Young|Zimmerman`,
});
