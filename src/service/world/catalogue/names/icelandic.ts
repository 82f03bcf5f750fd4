import { nameList } from '#service/world/catalogue/name-list.ts';

export const icelandicNames = nameList({
  men: `Jón|Sigurður|Guðmundur|Gunnar|Ólafur|Einar|Kristján|Magnús|Stefán|Jóhann|Björn|Árni|Bjarni|Helgi
    Halldór|Arnar|Ragnar|Gísli|Þór|Davíð|Guðjón|Daníel|Alexander|Viktor|Andri|Hilmar|Hlynur|Jökull|Kjartan
    Logi|Orri|Óskar|Pétur|Rúnar|Sindri|Snorri|Steinar|Sölvi|Tómas|Tryggvi|Valur|Þórður|Ægir|Ari|Atli|Breki
    Dagur|Elvar`,
  women: `Guðrún|Anna|Kristín|Margrét|Sigríður|Helga|Sigrún|Ingibjörg|Jóhanna|María|Elín|Katrín|Ásta|Hildur
    Ragnheiður|Erla|Lilja|Ólöf|Hulda|Elísabet|Eva|Birna|Glódís|Hlín|Selma|Sunna|Svava|Þóra|Agla|Arna|Berglind
    Bryndís|Diljá|Freyja`,
  family: `Jónsson/Jónsdóttir|Sigurðsson/Sigurðsdóttir|Guðmundsson/Guðmundsdóttir|Gunnarsson/Gunnarsdóttir
    Ólafsson/Ólafsdóttir|Magnússon/Magnúsdóttir|Einarsson/Einarsdóttir|Kristjánsson/Kristjánsdóttir
    Björnsson/Björnsdóttir|Bjarnason/Bjarnadóttir|Jóhannsson/Jóhannsdóttir|Stefánsson/Stefánsdóttir
    Árnason/Árnadóttir|Halldórsson/Halldórsdóttir|Helgason/Helgadóttir|Kristinsson/Kristinsdóttir
    Guðjónsson/Guðjónsdóttir|Gíslason/Gísladóttir|Ragnarsson/Ragnarsdóttir|Pálsson/Pálsdóttir
    Pétursson/Pétursdóttir|Þórðarson/Þórðardóttir|Þorsteinsson/Þorsteinsdóttir|Sveinsson/Sveinsdóttir
    Jóhannesson/Jóhannesdóttir|Hauksson/Hauksdóttir|Haraldsson/Haraldsdóttir|Karlsson/Karlsdóttir
    Benediktsson/Benediktsdóttir|Friðriksson/Friðriksdóttir|Jónasson/Jónasdóttir|Óskarsson/Óskarsdóttir
    Sigurjónsson/Sigurjónsdóttir|Þorvaldsson/Þorvaldsdóttir|Arnarson/Arnardóttir|Ásgeirsson/Ásgeirsdóttir
    Baldursson/Baldursdóttir|Birgisson/Birgisdóttir|Brynjarsson/Brynjarsdóttir|Davíðsson/Davíðsdóttir
    Eggertsson/Eggertsdóttir|Egilsson/Egilsdóttir|Eiríksson/Eiríksdóttir|Elíasson/Elíasdóttir
    Eyjólfsson/Eyjólfsdóttir|Finnsson/Finnsdóttir|Garðarsson/Garðarsdóttir|Geirsson/Geirsdóttir
    Grétarsson/Grétarsdóttir|Guðlaugsson/Guðlaugsdóttir|Hafsteinsson/Hafsteinsdóttir
    Hallgrímsson/Hallgrímsdóttir|Hannesson/Hannesdóttir|Hermannsson/Hermannsdóttir|Hilmarsson/Hilmarsdóttir
    Hjaltason/Hjaltadóttir|Ingason/Ingadóttir|Ingólfsson/Ingólfsdóttir|Ívarsson/Ívarsdóttir
    Jakobsson/Jakobsdóttir|Kárason/Káradóttir|Kjartansson/Kjartansdóttir|Leifsson/Leifsdóttir
    Markússon/Markúsdóttir|Óðinsson/Óðinsdóttir|Rúnarsson/Rúnarsdóttir|Samúelsson/Samúelsdóttir
    Sigfússon/Sigfúsdóttir|Sigmundsson/Sigmundsdóttir|Skúlason/Skúladóttir|Snorrason/Snorradóttir
    Steinarsson/Steinarsdóttir|Steingrímsson/Steingrímsdóttir|Sævarsson/Sævarsdóttir|Tómasson/Tómasdóttir
    Traustason/Traustadóttir|Tryggvason/Tryggvadóttir|Valdimarsson/Valdimarsdóttir|Viðarsson/Viðarsdóttir
    Vilhjálmsson/Vilhjálmsdóttir|Þórarinsson/Þórarinsdóttir|Þórsson/Þórsdóttir|Þráinsson/Þráinsdóttir
    Ægisson/Ægisdóttir|Örlygsson/Örlygsdóttir`,
});
