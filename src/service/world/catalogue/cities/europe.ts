/** Cities of a continent's clubs by country, with latitude and longitude in degrees (from GeoNames, CC BY 4.0). */
export const EUROPE_CITIES: Readonly<Record<number, string>> = {
  // England
  1: `
    London 51.51 -0.13|Manchester 53.48 -2.24|Liverpool 53.41 -2.98|Birmingham 52.48 -1.9
    Newcastle upon Tyne 54.97 -1.61|Leeds 53.8 -1.55|Sheffield 53.38 -1.47|Salford 53.49 -2.29
    Nottingham 52.95 -1.15|Sunderland 54.9 -1.38|Leicester 52.64 -1.13|Bristol 51.46 -2.6|Brighton 50.83 -0.14
    Southampton 50.9 -1.4|Wolverhampton 52.59 -2.12|Coventry 52.41 -1.51|Hull 53.74 -0.33
    Stoke-on-Trent 53 -2.19|Portsmouth 50.8 -1.09|Derby 52.92 -1.48|Norwich 52.63 1.3|Ipswich 52.06 1.16
    Blackburn 53.75 -2.48|Preston 53.76 -2.7|Bolton 53.58 -2.43|Middlesbrough 54.58 -1.23|Burnley 53.8 -2.23
    Plymouth 50.37 -4.14|Bradford 53.79 -1.75|Reading 51.46 -0.97|Swindon 51.56 -1.78|Oxford 51.75 -1.26
    Luton 51.88 -0.42|Huddersfield 53.65 -1.78|Barnsley 53.55 -1.48|Rotherham 53.43 -1.36|Doncaster 53.52 -1.13
    Walsall 52.59 -1.98|Bedford 52.13 -0.47|Milton Keynes 52.04 -0.76|Northampton 52.25 -0.88
    Peterborough 52.57 -0.25|Cambridge 52.2 0.12|Blackpool 53.82 -3.05|Wigan 53.54 -2.64|Oldham 53.54 -2.12
    Rochdale 53.62 -2.16|Bury 53.6 -2.3|Stockport 53.41 -2.16|Exeter 50.72 -3.53|Bournemouth 50.72 -1.88
    Chatham 51.38 0.53|Southend-on-Sea 51.54 0.71|Colchester 51.89 0.9|York 53.96 -1.08|Lincoln 53.23 -0.54
    Grimsby 53.57 -0.08|Carlisle 54.9 -2.94|Crewe 53.1 -2.44|Chester 53.19 -2.89|Shrewsbury 52.71 -2.75
    Mansfield 53.13 -1.2|Chesterfield 53.25 -1.42|Burton upon Trent 52.81 -1.64|Hereford 52.06 -2.71
    Cheltenham 51.9 -2.08|Gloucester 51.87 -2.24|Worcester 52.19 -2.22|Bath 51.38 -2.36|Torquay 50.46 -3.53
    Canterbury 51.28 1.08|Dover 51.13 1.31|Gateshead 54.96 -1.6|Darlington 54.52 -1.55|Hartlepool 54.69 -1.21
    Durham 54.78 -1.58|Barrow-in-Furness 54.11 -3.23|Lancaster 54.05 -2.8|Halifax 53.72 -1.85
    Wakefield 53.68 -1.5|Penzance 50.12 -5.54|Scarborough 54.28 -0.4|Taunton 51.01 -3.1|Boston 52.98 -0.03`,
  // Spain
  2: `
    Madrid 40.42 -3.7|Barcelona 41.39 2.16|Sevilla 37.38 -5.97|Valencia 39.47 -0.38|Bilbao 43.26 -2.93
    San Sebastián 43.32 -1.98|Zaragoza 41.66 -0.88|Vigo 42.23 -8.72|Málaga 36.72 -4.42|A Coruña 43.37 -8.4
    Palma 39.57 2.65|Gijón 43.54 -5.66|Pamplona 42.82 -1.64|Valladolid 41.66 -4.72|Granada 37.19 -3.61
    Las Palmas 28.12 -15.43|Oviedo 43.36 -5.84|Alicante 38.35 -0.48|Santander 43.46 -3.8
    Vitoria-Gasteiz 42.85 -2.67|Córdoba 37.89 -4.77|Murcia 37.99 -1.13|Elche 38.26 -0.7
    Santa Cruz de Tenerife 28.47 -16.25|Girona 41.98 2.82|Cádiz 36.53 -6.29|León 42.6 -5.57|Burgos 42.34 -3.7
    Castelló de la Plana 39.99 -0.05|Huesca 42.14 -0.41|Tarragona 41.12 1.25|Albacete 38.99 -1.86
    Logroño 42.47 -2.45|Sabadell 41.54 2.11|Lleida 41.62 0.62|Salamanca 40.97 -5.66|Cartagena 37.61 -0.99
    Móstoles 40.32 -3.86|Almería 36.84 -2.46|Huelva 37.27 -6.94|Lugo 43.01 -7.56
    Jerez de la Frontera 36.69 -6.14|Ferrol 43.48 -8.23|Getafe 40.31 -3.73|Barakaldo 43.3 -2.99
    Sagunto 39.68 -0.27|Algeciras 36.13 -5.45|Pontevedra 42.43 -8.64|Santiago de Compostela 42.88 -8.55
    Ourense 42.34 -7.86|Irun 43.34 -1.79|Linares 38.1 -3.64|Jaén 37.77 -3.79|Toledo 39.86 -4.02
    Badajoz 38.88 -6.97|Cáceres 39.48 -6.37|Mérida 38.92 -6.34|Terrassa 41.57 2.02|Badalona 41.45 2.25
    Reus 41.16 1.11|Ponferrada 42.55 -6.6|Avilés 43.55 -5.92|Torrelavega 43.35 -4.05
    Alcalá de Henares 40.48 -3.36|Ciudad Real 38.99 -3.93|Guadalajara 40.63 -3.16|Segovia 40.95 -4.12
    Zamora 41.51 -5.74|Soria 41.76 -2.47|Palencia 42.01 -4.52|Ávila 40.66 -4.7|Teruel 40.35 -1.11
    Tudela 42.06 -1.6|Lorca 37.67 -1.7|Gandia 38.97 -0.18|Eivissa 38.91 1.43|Maó 39.89 4.27
    Arrecife 28.96 -13.55|Motril 36.75 -3.52`,
  // Germany
  3: `
    München 48.14 11.58|Hamburg 53.55 9.99|Dortmund 51.51 7.47|Köln 50.93 6.95|Berlin 52.52 13.41
    Stuttgart 48.78 9.18|Frankfurt am Main 50.12 8.68|Leipzig 51.34 12.37|Bremen 53.08 8.81
    Gelsenkirchen 51.51 7.1|Mönchengladbach 51.19 6.44|Hannover 52.37 9.73|Düsseldorf 51.22 6.78
    Nürnberg 49.45 11.08|Freiburg 48 7.85|Mainz 49.98 8.28|Augsburg 48.37 10.9|Leverkusen 51.03 6.98
    Bochum 51.48 7.22|Kaiserslautern 49.44 7.77|Dresden 51.05 13.74|Duisburg 51.43 6.77|Karlsruhe 49.01 8.4
    Kiel 54.32 10.13|Rostock 54.09 12.14|Essen 51.46 7.01|Braunschweig 52.27 10.53|Magdeburg 52.13 11.63
    Bielefeld 52.03 8.53|Paderborn 51.72 8.75|Saarbrücken 49.23 7.01|Osnabrück 52.27 8.05|Darmstadt 49.87 8.65
    Heidenheim 49.02 10.74|Wolfsburg 52.42 10.78|Mannheim 49.49 8.47|Fürth 49.48 10.99|Regensburg 49.02 12.1
    Cottbus 51.76 14.33|Halle 52.06 8.36|Erfurt 50.98 11.03|Chemnitz 50.84 12.93|Jena 50.93 11.59
    Münster 51.96 7.63|Ingolstadt 48.77 11.42|Ulm 48.4 9.99|Aachen 50.78 6.08|Offenbach 50.1 8.77
    Wiesbaden 50.08 8.25|Kassel 51.32 9.5|Wuppertal 51.26 7.15|Oberhausen 51.48 6.86|Lübeck 53.87 10.69
    Zwickau 50.73 12.49|Potsdam 52.4 13.07|Würzburg 49.79 9.95|Trier 49.76 6.64|Koblenz 50.35 7.58
    Bonn 50.73 7.1|Krefeld 51.34 6.55|Oldenburg 53.14 8.21|Göttingen 51.53 9.93|Hagen 51.36 7.47
    Siegen 50.87 8.02|Reutlingen 48.49 9.2|Heilbronn 49.14 9.22|Pforzheim 48.88 8.7|Schwerin 53.63 11.41
    Bamberg 49.9 10.9|Plauen 50.5 12.14|Konstanz 47.66 9.18|Flensburg 54.78 9.44|Meiningen 50.57 10.42`,
  // Italy
  4: `
    Milano 45.46 9.19|Torino 45.07 7.69|Roma 41.9 12.5|Napoli 40.85 14.27|Firenze 43.77 11.25|Genova 44.41 8.93
    Bologna 44.49 11.34|Bergamo 45.7 9.67|Verona 45.43 10.98|Palermo 38.13 13.34|Udine 46.07 13.24
    Cagliari 39.23 9.12|Bari 41.12 16.87|Venezia 45.44 12.32|Parma 44.8 10.33|Lecce 40.35 18.17
    Catania 37.49 15.07|Brescia 45.54 10.21|Modena 44.65 10.93|Salerno 40.68 14.79|Padova 45.41 11.89
    Reggio Emilia 44.7 10.63|Pisa 43.71 10.4|Perugia 43.11 12.39|Vicenza 45.55 11.55|Reggio Calabria 38.11 15.66
    Terni 42.56 12.64|Cesena 44.14 12.24|Como 45.81 9.08|Livorno 43.54 10.33|Cremona 45.13 10.02
    La Spezia 44.1 9.82|Catanzaro 38.88 16.6|Pescara 42.46 14.2|Ferrara 44.84 11.62|Messina 38.19 15.55
    Taranto 40.46 17.25|Ancona 43.59 13.5|Trieste 45.65 13.78|Cosenza 39.3 16.25|Foggia 41.46 15.55
    Avellino 40.91 14.79|Benevento 41.13 14.78|Piacenza 45.05 9.69|Siena 43.32 11.33|Crotone 39.08 17.13
    Sassari 40.73 8.56|Novara 45.45 8.62|Alessandria 44.91 8.61|Ravenna 44.41 12.2|Rimini 44.06 12.57
    Pesaro 43.91 12.92|Lucca 43.84 10.5|Arezzo 43.46 11.88|Prato 43.88 11.1|Mantova 45.16 10.8
    Vigevano 45.31 8.85|Siracusa 37.08 15.29|Trapani 38.02 12.54|Agrigento 37.31 13.58|Brindisi 40.63 17.94
    Caserta 41.07 14.33|Potenza 40.64 15.81|Matera 40.67 16.6|L’Aquila 42.35 13.4|Campobasso 41.56 14.67
    Treviso 45.67 12.24|Pordenone 45.96 12.66|Trento 46.07 11.12|Bolzano 46.49 11.34|Aosta 45.74 7.32
    Asti 44.9 8.21|Cuneo 44.39 7.55|Vercelli 45.32 8.42|Savona 44.31 8.48|Olbia 40.92 9.5`,
  // France
  5: `
    Paris 48.85 2.35|Marseille 43.3 5.38|Lyon 45.75 4.85|Lille 50.63 3.06|Nice 43.7 7.27|Lens 50.43 2.83
    Bordeaux 44.84 -0.58|Strasbourg 48.58 7.75|Toulouse 43.6 1.44|Rennes 48.11 -1.67|Nantes 47.22 -1.55
    Saint-Étienne 45.43 4.39|Montpellier 43.61 3.88|Reims 49.27 4.03|Brest 48.39 -4.49|Metz 49.12 6.17
    Le Havre 49.49 0.11|Lorient 47.75 -3.37|Nancy 48.68 6.18|Angers 47.47 -0.55|Amiens 49.9 2.3|Caen 49.19 -0.36
    Auxerre 47.8 3.57|Dijon 47.32 5.02|Nîmes 43.83 4.36|Bastia 42.7 9.45|Grenoble 45.18 5.71|Le Mans 48 0.2
    Troyes 48.3 4.09|Clermont-Ferrand 45.78 3.09|Saint-Denis 48.94 2.35|Pau 43.31 -0.36|Rouen 49.44 1.1
    Ajaccio 41.92 8.74|Valenciennes 50.36 3.53|Dunkerque 51.03 2.38|Orléans 47.9 1.9|Laval 48.07 -0.76
    Annecy 45.91 6.13|Tours 47.39 0.7|Toulon 43.12 5.93|Calais 50.95 1.86|Boulogne-sur-Mer 50.73 1.61
    Cannes 43.55 7.01|Villeurbanne 45.77 4.88|Angoulême 45.65 0.15|Besançon 47.25 6.02|Belfort 47.64 6.85
    Mulhouse 47.75 7.33|Colmar 48.08 7.36|Limoges 45.83 1.25|Poitiers 46.58 0.34|La Rochelle 46.16 -1.15
    Bayonne 43.49 -1.47|Tarbes 43.23 0.08|Perpignan 42.7 2.9|Béziers 43.34 3.21|Avignon 43.95 4.81
    Arles 43.68 4.63|Chambéry 45.57 5.92|Valence 44.93 4.91|Bourg-en-Bresse 46.21 5.23|Vannes 47.66 -2.76
    Quimper 48 -4.1|Saint-Brieuc 48.52 -2.77|Saint-Malo 48.65 -2.01|Cherbourg 49.64 -1.62
    Charleville-Mézières 49.77 4.72|Arras 50.29 2.78|Roubaix 50.69 3.17|Versailles 48.8 2.13|Vierzon 47.22 2.07`,
  // Portugal
  6: `
    Lisboa 38.72 -9.14|Porto 41.15 -8.61|Braga 41.55 -8.42|Guimarães 41.44 -8.3|Coimbra 40.21 -8.42
    Vila do Conde 41.35 -8.75|Vila Nova de Famalicão 41.41 -8.52|Funchal 32.67 -16.93|Barcelos 41.53 -8.62
    Faro 37.02 -7.93|Setúbal 38.52 -8.89|Aveiro 40.64 -8.65|Matosinhos 41.18 -8.69|Portimão 37.14 -8.54
    Chaves 41.74 -7.47|Amadora 38.75 -9.23|Vila Nova de Gaia 41.12 -8.61|Paços de Ferreira 41.28 -8.38
    Viseu 40.66 -7.91|Póvoa de Varzim 41.38 -8.76|Santa Maria da Feira 40.93 -8.54|Leiria 39.74 -8.81
    Ponta Delgada 37.74 -25.67|Covilhã 40.28 -7.51|Penafiel 41.21 -8.28|Barreiro 38.66 -9.07|Almada 38.68 -9.16
    Felgueiras 41.37 -8.19|Santo Tirso 41.34 -8.48|Cascais 38.7 -9.42|Figueira da Foz 40.15 -8.86
    Vila Real 41.3 -7.74|Torres Vedras 39.09 -9.26|Santarém 39.23 -8.68|Espinho 41.01 -8.64
    Vila Franca de Xira 38.96 -8.99|Olhão 37.03 -7.84|Sintra 38.8 -9.38|Loures 38.83 -9.17
    Viana do Castelo 41.69 -8.83|Marinha Grande 39.75 -8.93|Évora 38.57 -7.9|Castelo Branco 39.82 -7.49
    Beja 38.02 -7.86|Caldas da Rainha 39.4 -9.14|Peniche 39.36 -9.38|Tomar 39.6 -8.41|Bragança 41.81 -6.76
    Guarda 40.54 -7.27|Águeda 40.58 -8.44|Lamego 41.1 -7.81|Portalegre 39.29 -7.43|Montijo 38.71 -8.97`,
  // Netherlands
  7: `
    Amsterdam 52.37 4.89|Rotterdam 51.92 4.48|Eindhoven 51.44 5.48|Den Haag 52.08 4.3|Utrecht 52.09 5.12
    Alkmaar 52.63 4.75|Enschede 52.22 6.9|Heerenveen 52.96 5.92|Groningen 53.22 6.57|Nijmegen 51.84 5.85
    Arnhem 51.98 5.91|Zwolle 52.51 6.09|Deventer 52.26 6.16|Tilburg 51.56 5.09|Almelo 52.36 6.66
    Breda 51.59 4.78|Heerlen 50.88 5.98|’s-Hertogenbosch 51.7 5.3|Maastricht 50.85 5.69|Kerkrade 50.87 6.06
    Waalwijk 51.68 5.07|Emmen 52.78 6.91|Volendam 52.5 5.07|Almere 52.37 5.22|Doetinchem 51.97 6.29
    Venlo 51.37 6.17|Dordrecht 51.81 4.67|Leeuwarden 53.2 5.81|Helmond 51.48 5.66|Haarlem 52.38 4.64
    Leiden 52.16 4.49|Oss 51.77 5.52|IJmuiden 52.46 4.61|Amersfoort 52.16 5.39|Apeldoorn 52.21 5.97
    Katwijk 52.2 4.41|Hengelo 52.27 6.79|Delft 52.01 4.36|Gouda 52.02 4.71|Zaandam 52.44 4.83
    Hilversum 52.22 5.18|Assen 53 6.56|Hoorn 52.64 5.06|Den Helder 52.96 4.76|Urk 52.66 5.6|Lelystad 52.51 5.48
    Vlissingen 51.44 3.57|Middelburg 51.5 3.61|Bergen op Zoom 51.5 4.29|Sneek 53.03 5.66|Terneuzen 51.34 3.83
    Roermond 51.19 5.99|Delfzijl 53.33 6.92|Weert 51.25 5.71`,
  // Belgium
  8: `
    Bruxelles 50.85 4.35|Brugge 51.21 3.22|Antwerpen 51.22 4.4|Gent 51.05 3.72|Liège 50.63 5.57|Genk 50.97 5.5
    Charleroi 50.41 4.44|Mechelen 51.03 4.48|Leuven 50.88 4.7|Kortrijk 50.83 3.26|Oostende 51.22 2.92
    Sint-Truiden 50.82 5.19|Sint-Niklaas 51.17 4.14|Eupen 50.63 6.04|Aalst 50.94 4.04|Seraing 50.58 5.5
    La Louvière 50.49 4.19|Mons 50.45 3.95|Roeselare 50.95 3.12|Lier 51.13 4.57|Lokeren 51.1 3.99
    Namur 50.47 4.87|Hasselt 50.93 5.34|Verviers 50.59 5.86|Tournai 50.61 3.39|Dendermonde 51.03 4.1
    Turnhout 51.32 4.94|Geel 51.17 4.99|Tienen 50.81 4.94|Tongeren 50.78 5.46|Beringen 51.05 5.23
    Oudenaarde 50.85 3.61|Ieper 50.85 2.89|Vilvoorde 50.93 4.43|Diest 50.99 5.05|Binche 50.41 4.16
    Nivelles 50.6 4.33|Wavre 50.72 4.6|Dinant 50.26 4.91|Arlon 49.68 5.82|Bastogne 50 5.72|Maaseik 51.1 5.78
    Ottignies-Louvain-la-Neuve 50.67 4.61|Geraardsbergen 50.77 3.88`,
  // Scotland
  9: `
    Glasgow 55.87 -4.26|Edinburgh 55.95 -3.2|Aberdeen 57.14 -2.1|Dundee 56.47 -2.97|Kilmarnock 55.61 -4.5
    Inverness 57.48 -4.22|Perth 56.4 -3.43|Motherwell 55.79 -3.99|Paisley 55.83 -4.43|Dunfermline 56.07 -3.46
    Hamilton 55.77 -4.03|Kirkcaldy 56.12 -3.16|Livingston 55.9 -3.52|Falkirk 56 -3.79|Greenock 55.95 -4.76
    Ayr 55.46 -4.63|Airdrie 55.87 -3.98|Arbroath 56.56 -2.59|Dumfries 55.07 -3.61|Coatbridge 55.86 -4.02
    Dumbarton 55.94 -4.57|Alloa 56.12 -3.79|Stirling 56.12 -3.94|Peterhead 57.51 -1.78|East Kilbride 55.76 -4.18
    Elgin 57.65 -3.32|Montrose 56.72 -2.47|Stranraer 54.9 -5.03|Forfar 56.64 -2.89|Brechin 56.73 -2.66
    Irvine 55.62 -4.66|Fraserburgh 57.69 -2.02|St Andrews 56.34 -2.8|Galashiels 55.61 -2.81
    Fort William 56.82 -5.11|Hawick 55.42 -2.79|Wick 58.44 -3.09|Stornoway 58.21 -6.39|Kirkwall 58.98 -2.96`,
  // Wales
  10: `
    Cardiff 51.48 -3.18|Swansea 51.62 -3.94|Wrexham 53.05 -2.99|Newport 51.59 -3|Merthyr Tydfil 51.75 -3.38
    Llandudno 53.32 -3.83|Caernarfon 53.14 -4.27|Bangor 53.23 -4.13|Barry 51.4 -3.28|Aberystwyth 52.42 -4.08
    Haverfordwest 51.8 -4.97|Newtown 52.52 -3.3|Llanelli 51.68 -4.16|Carmarthen 51.86 -4.31|Bala 52.91 -3.6
    Pontypridd 51.6 -3.34|Port Talbot 51.59 -3.78|Rhyl 53.32 -3.49|Flint 53.24 -3.13|Holyhead 53.31 -4.63
    Caerphilly 51.57 -3.22|Bridgend 51.51 -3.58|Aberdare 51.71 -3.45|Blaenau Ffestiniog 52.99 -3.94
    Abergavenny 51.82 -3.02|Welshpool 52.66 -3.15|Holywell 53.27 -3.23`,
  // Northern Ireland
  11: `
    Belfast 54.6 -5.93|Derry 55 -7.31|Larne 54.85 -5.82|Coleraine 55.13 -6.67|Ballymena 54.86 -6.28
    Portadown 54.42 -6.44|Bangor 54.65 -5.67|Lurgan 54.46 -6.33|Dungannon 54.5 -6.77|Carrickfergus 54.72 -5.81
    Newry 54.18 -6.34|Armagh 54.35 -6.67|Lisburn 54.52 -6.04|Newtownards 54.59 -5.69|Omagh 54.6 -7.3
    Enniskillen 54.35 -7.64|Limavady 55.05 -6.95|Downpatrick 54.33 -5.72|Newcastle 54.22 -5.89
    Cookstown 54.64 -6.75|Ballymoney 55.07 -6.51`,
  // Ireland
  12: `
    Dublin 53.33 -6.25|Cork 51.9 -8.47|Drogheda 53.72 -6.35|Dundalk 54 -6.42|Sligo 54.27 -8.47
    Galway 53.27 -9.06|Waterford 52.26 -7.11|Limerick 52.66 -8.63|Dún Laoghaire 53.29 -6.14
    Letterkenny 54.95 -7.73|Athlone 53.42 -7.94|Bray 53.2 -6.1|Wexford 52.34 -6.46|Kilkenny 52.65 -7.25
    Cobh 51.85 -8.29|Longford 53.73 -7.8|Tralee 52.27 -9.7|Castlebar 53.85 -9.3`,
  // Austria
  13: `
    Wien 48.21 16.37|Salzburg 47.8 13.04|Graz 47.07 15.45|Linz 48.31 14.29|Wolfsberg 46.84 14.84
    Klagenfurt 46.62 14.31|Innsbruck 47.26 11.39|Bregenz 47.5 9.75|St. Pölten 48.2 15.62|Hartberg 47.28 15.97
    Ried im Innkreis 48.21 13.49|Lustenau 47.43 9.66|Dornbirn 47.41 9.74|Wiener Neustadt 47.8 16.23
    Wels 48.17 14.03|Steyr 48.04 14.42|Kapfenberg 47.44 15.29|Leoben 47.38 15.09|Villach 46.61 13.86
    Amstetten 48.12 14.87|Krems 48.41 15.6|Schwechat 48.13 16.47|Baden 48.01 16.23|Eisenstadt 47.85 16.52
    Kufstein 47.58 12.17|Feldkirch 47.23 9.6|Mattersburg 47.73 16.4|Schwaz 47.35 11.71|Hallein 47.68 13.1
    Zell am See 47.32 12.8|Bad Ischl 47.71 13.62|Braunau am Inn 48.26 13.04|Wörgl 47.49 12.06
    Bruck an der Mur 47.42 15.28|Spittal an der Drau 46.8 13.5|Lienz 46.83 12.77|Oberwart 47.29 16.21
    Gmunden 47.92 13.8|Mödling 48.09 16.29`,
  // Switzerland
  14: `
    Zürich 47.37 8.55|Basel 47.56 7.57|Bern 46.95 7.45|Genève 46.2 6.15|Lausanne 46.52 6.63|Luzern 47.05 8.31
    St. Gallen 47.42 9.37|Lugano 46.01 8.96|Sion 46.23 7.36|Winterthur 47.51 8.72|Neuchâtel 46.99 6.93
    Thun 46.75 7.62|Biel/Bienne 47.14 7.25|Aarau 47.39 8.04|Schaffhausen 47.7 8.63|Bellinzona 46.19 9.02
    Fribourg 46.8 7.15|La Chaux-de-Fonds 47.1 6.83|Yverdon-les-Bains 46.78 6.64|Wil 47.46 9.05
    Chiasso 45.83 9.03|Chur 46.85 9.53|Zug 47.17 8.52|Kriens 47.03 8.29|Baden 47.47 8.31|Locarno 46.17 8.8
    Solothurn 47.21 7.54|Olten 47.35 7.9|Rapperswil-Jona 47.23 8.83|Nyon 46.38 6.24|Montreux 46.43 6.91
    Martigny 46.1 7.07|Delémont 47.36 7.34|Frauenfeld 47.56 8.9|Kreuzlingen 47.65 9.18|Davos 46.8 9.84`,
  // Denmark
  15: `
    København 55.68 12.57|Aarhus 56.16 10.21|Odense 55.4 10.39|Aalborg 57.05 9.92|Silkeborg 56.17 9.55
    Esbjerg 55.47 8.45|Helsingør 56.04 12.61|Roskilde 55.64 12.08|Horsens 55.86 9.85|Viborg 56.45 9.4
    Fredericia 55.57 9.75|Kolding 55.49 9.47|Randers 56.46 10.04|Vejle 55.71 9.54|Herning 56.14 8.98
    Frederikshavn 57.44 10.54|Sønderborg 54.91 9.79|Næstved 55.23 11.76|Hjørring 57.46 9.98|Slagelse 55.4 11.35
    Svendborg 55.06 10.61|Kastrup 55.64 12.65|Aars 56.8 9.51|Nakskov 54.83 11.14|Nykøbing Falster 54.77 11.87
    Holbæk 55.72 11.71|Tønder 54.93 8.87|Rønne 55.1 14.71|Grenaa 56.42 10.88|Skagen 57.72 10.58|Ribe 55.33 8.77
    Store Heddinge 55.31 12.39|Ringkøbing 56.09 8.24`,
  // Sweden
  16: `
    Stockholm 59.33 18.07|Göteborg 57.71 11.97|Malmö 55.61 13|Norrköping 58.59 16.18|Borås 57.72 12.94
    Uppsala 59.86 17.64|Helsingborg 56.05 12.69|Örebro 59.27 15.21|Jönköping 57.78 14.16|Kalmar 56.66 16.36
    Växjö 56.88 14.81|Västerås 59.62 16.55|Gävle 60.67 17.14|Linköping 58.41 15.62|Halmstad 56.67 12.86
    Sundsvall 62.39 17.31|Östersund 63.18 14.64|Eskilstuna 59.37 16.51|Karlstad 59.38 13.5|Umeå 63.83 20.26
    Trelleborg 55.38 13.16|Falun 60.6 15.63|Kristianstad 56.03 14.15|Landskrona 55.87 12.83
    Karlskrona 56.16 15.59|Skövde 58.39 13.85|Varberg 57.11 12.25|Luleå 65.58 22.15|Lund 55.71 13.19
    Södertälje 59.2 17.63|Trollhättan 58.28 12.29|Kiruna 67.86 20.23|Uddevalla 58.35 11.94|Nyköping 58.75 17.01
    Visby 57.64 18.3|Örnsköldsvik 63.29 18.72|Skellefteå 64.75 20.95|Ludvika 60.15 15.19|Ystad 55.43 13.82
    Motala 58.54 15.04|Lidköping 58.51 13.16|Katrineholm 59 16.21|Mora 61.01 14.54|Boden 65.83 21.69
    Haparanda 65.84 24.14`,
  // Norway
  17: `
    Oslo 59.91 10.75|Trondheim 63.43 10.4|Bergen 60.39 5.32|Stavanger 58.97 5.73|Bodø 67.28 14.41
    Tromsø 69.65 18.96|Molde 62.74 7.16|Kristiansand 58.15 8|Fredrikstad 59.22 10.93|Drammen 59.74 10.2
    Ålesund 62.47 6.15|Haugesund 59.41 5.27|Sarpsborg 59.28 11.11|Sandefjord 59.13 10.22|Hamar 60.79 11.07
    Kristiansund 63.11 7.73|Skien 59.21 9.61|Sandnes 58.85 5.74|Moss 59.43 10.66|Tønsberg 59.27 10.41
    Halden 59.12 11.39|Egersund 58.45 6|Lillehammer 61.12 10.47|Kongsberg 59.67 9.65|Larvik 59.05 10.04
    Arendal 58.46 8.77|Elverum 60.88 11.56|Narvik 68.44 17.43|Harstad 68.8 16.54|Gjøvik 60.8 10.69
    Mo i Rana 66.31 14.14|Sogndal 61.23 7.1|Steinkjer 64.01 11.5|Alta 69.97 23.27|Røros 62.57 11.38
    Leirvik 59.78 5.5|Hønefoss 60.17 10.26|Namsos 64.47 11.5|Svolvær 68.23 14.57|Hammerfest 70.66 23.68
    Sandnessjøen 66.02 12.63|Odda 60.07 6.55|Kirkenes 69.73 30.05`,
  // Finland
  18: `
    Helsinki 60.17 24.94|Tampere 61.5 23.79|Turku 60.45 22.27|Kuopio 62.89 27.68|Seinäjoki 62.79 22.83
    Oulu 65.01 25.47|Espoo 60.21 24.65|Lahti 60.98 25.66|Vaasa 63.1 21.62|Mariehamn 60.1 19.94
    Vantaa 60.29 25.04|Kotka 60.47 26.95|Jyväskylä 62.24 25.72|Lappeenranta 61.06 28.19|Rovaniemi 66.5 25.72
    Hämeenlinna 61 24.46|Pori 61.48 21.78|Kouvola 60.87 26.7|Raasepori 59.98 23.44|Pietarsaari 63.67 22.7
    Joensuu 62.6 29.76|Savonlinna 61.87 28.88|Kajaani 64.23 27.73`,
  // Iceland
  19: `
    Reykjavík 64.14 -21.9|Hafnarfjörður 64.07 -21.94|Kópavogur 64.11 -21.91|Vestmannaeyjar 63.44 -20.27
    Akranes 64.32 -22.07|Akureyri 65.68 -18.09|Garðabær 64.09 -21.92|Reykjanesbær 64 -22.56|Selfoss 63.93 -21
    Mosfellsbær 64.17 -21.7|Ísafjörður 66.07 -23.13|Grindavík 63.84 -22.44|Húsavík 66.04 -17.34
    Egilsstaðir 65.27 -14.39|Siglufjörður 66.15 -18.91|Sauðárkrókur 65.75 -19.64|Neskaupstaður 65.15 -13.68
    Borgarnes 64.54 -21.92|Grundarfjörður 64.92 -23.26|Höfn 64.25 -15.21|Hvammstangi 65.4 -20.94`,
  // Poland
  20: `
    Warszawa 52.23 21.01|Kraków 50.06 19.94|Poznań 52.41 16.93|Gdańsk 54.35 18.65|Łódź 51.77 19.47
    Wrocław 51.1 17.03|Katowice 50.26 19.03|Szczecin 53.43 14.55|Lublin 51.25 22.57|Białystok 53.13 23.16
    Chorzów 50.31 18.97|Gliwice 50.3 18.68|Zabrze 50.32 18.79|Kielce 50.87 20.63|Częstochowa 50.8 19.12
    Gdynia 54.52 18.53|Bydgoszcz 53.12 18.01|Bielsko-Biała 49.82 19.05|Radom 51.4 21.15|Toruń 53.01 18.6
    Bytom 50.35 18.93|Płock 52.55 19.71|Rzeszów 50.04 22|Legnica 51.21 16.16|Olsztyn 53.78 20.49
    Opole 50.67 17.93|Zielona Góra 51.94 15.51|Tarnów 50.01 20.99|Wałbrzych 50.77 16.28
    Dąbrowa Górnicza 50.33 19.2|Nowy Sącz 49.62 20.7|Elbląg 54.15 19.41|Gorzów Wielkopolski 52.74 15.23
    Kołobrzeg 54.18 15.58|Włocławek 52.65 19.07|Kalisz 51.76 18.09|Jelenia Góra 50.9 15.73|Inowrocław 52.8 18.26
    Gniezno 52.53 17.58|Suwałki 54.11 22.93|Zamość 50.72 23.25|Przemyśl 49.78 22.77|Siedlce 52.17 22.29
    Słupsk 54.46 17.03|Piotrków Trybunalski 51.41 19.7|Łomża 53.18 22.06|Chełm 51.14 23.47|Żywiec 49.69 19.19
    Zakopane 49.3 19.95|Ełk 53.83 22.36`,
  // Czechia
  21: `
    Praha 50.08 14.43|Ostrava 49.83 18.28|Plzeň 49.74 13.38|Brno 49.2 16.61|Liberec 50.77 15.06
    Olomouc 49.6 17.25|Hradec Králové 50.21 15.83|České Budějovice 48.97 14.47|Pardubice 50.04 15.78
    Mladá Boleslav 50.41 14.9|Zlín 49.23 17.67|Teplice 50.64 13.82|Jablonec nad Nisou 50.72 15.17
    Opava 49.94 17.9|Jihlava 49.4 15.59|Karviná 49.85 18.54|Ústí nad Labem 50.66 14.03|Třinec 49.68 18.67
    Tábor 49.41 14.66|Kladno 50.15 14.1|Příbram 49.69 14.01|Znojmo 48.86 16.05|Karlovy Vary 50.23 12.87
    Prostějov 49.47 17.11|Kroměříž 49.3 17.39|Uherské Hradiště 49.07 17.46|Chrudim 49.95 15.8|Most 50.5 13.64
    Havířov 49.78 18.44|Přerov 49.46 17.45|Frýdek-Místek 49.68 18.35|Vsetín 49.34 18|Třebíč 49.21 15.88
    Cheb 50.08 12.37|Chomutov 50.46 13.42|Kutná Hora 49.95 15.27|Nový Jičín 49.59 18.01|Trutnov 50.56 15.91
    Břeclav 48.76 16.88|Beroun 49.96 14.07|Písek 49.31 14.15|Mělník 50.35 14.47|Strakonice 49.26 13.9
    Jindřichův Hradec 49.14 15|Bruntál 49.99 17.46`,
  // Slovakia
  22: `
    Bratislava 48.15 17.11|Trnava 48.38 17.59|Košice 48.71 21.26|Žilina 49.22 18.74|Trenčín 48.89 18.04
    Prešov 49 21.23|Banská Bystrica 48.74 19.15|Nitra 48.31 18.08|Dunajská Streda 47.99 17.61
    Ružomberok 49.07 19.31|Skalica 48.84 17.23|Martin 49.07 18.92|Poprad 49.06 20.3|Zvolen 48.57 19.15
    Komárno 47.76 18.12|Liptovský Mikuláš 49.08 19.62|Bardejov 49.29 21.27|Humenné 48.94 21.92
    Púchov 49.12 18.33|Pezinok 48.29 17.27|Považská Bystrica 49.12 18.42|Spišská Nová Ves 48.94 20.56
    Levoča 49.02 20.59|Lučenec 48.33 19.67|Handlová 48.73 18.76|Galanta 48.19 17.73|Topoľčany 48.56 18.17`,
  // Hungary
  23: `
    Budapest 47.5 19.04|Debrecen 47.53 21.62|Győr 47.68 17.64|Székesfehérvár 47.19 18.41|Miskolc 48.1 20.78
    Szeged 46.25 20.15|Pécs 46.07 18.23|Nyíregyháza 47.96 21.72|Kecskemét 46.91 19.69|Szombathely 47.23 16.62
    Zalaegerszeg 46.84 16.84|Sopron 47.69 16.59|Békéscsaba 46.68 21.1|Kaposvár 46.37 17.8|Szolnok 47.18 20.2
    Eger 47.9 20.37|Veszprém 47.09 17.91|Tatabánya 47.58 18.39|Vác 47.78 19.14|Salgótarján 48.1 19.8
    Siófok 46.9 18.06|Esztergom 47.79 18.74|Baja 46.18 18.95|Makó 46.22 20.48`,
  // Romania
  24: `
    București 44.43 26.1|Cluj-Napoca 46.77 23.6|Craiova 44.32 23.8|Timișoara 45.75 21.23|Brașov 45.65 25.61
    Constanța 44.18 28.63|Iași 47.17 27.6|Sibiu 45.8 24.15|Ploiești 44.95 26.02|Oradea 47.05 21.92
    Galați 45.44 28.05|Arad 46.18 21.32|Pitești 44.85 24.87|Botoșani 47.75 26.67|Baia Mare 47.66 23.57
    Bacău 46.57 26.91|Târgu Mureș 46.54 24.56|Brăila 45.27 27.97|Buzău 45.15 26.83|Târgu Jiu 45.05 23.28
    Piatra Neamț 46.92 26.33|Satu Mare 47.8 22.86|Suceava 47.63 26.25|Râmnicu Vâlcea 45.1 24.37
    Târgoviște 44.93 25.46|Drobeta-Turnu Severin 44.63 22.65|Hunedoara 45.75 22.9|Slatina 44.43 24.37
    Mediaș 46.17 24.35|Focșani 45.7 27.18|Sfântu Gheorghe 45.87 25.78|Miercurea Ciuc 46.35 25.8
    Reșița 45.3 21.89|Tulcea 45.18 28.81|Alba Iulia 46.07 23.58|Bistrița 47.13 24.5|Deva 45.88 22.9
    Petroșani 45.42 23.37|Zalău 47.2 23.05|Călărași 44.21 27.31|Slobozia 44.56 27.36|Giurgiu 43.89 25.96
    Turda 46.57 23.78|Lugoj 45.69 21.9|Vaslui 46.63 27.73|Bârlad 46.23 27.67|Onești 46.25 26.75
    Alexandria 43.98 25.33|Mangalia 43.8 28.58|Sinaia 45.35 25.55|Sighetu Marmației 47.93 23.89
    Medgidia 44.25 28.28`,
  // Bulgaria
  25: `
    Sofia 42.7 23.32|Plovdiv 42.15 24.75|Varna 43.22 27.92|Burgas 42.51 27.47|Stara Zagora 42.43 25.64
    Razgrad 43.53 26.52|Ruse 43.85 25.95|Pleven 43.42 24.62|Vratsa 43.21 23.56|Veliko Tarnovo 43.08 25.63
    Pernik 42.6 23.03|Blagoevgrad 42.02 23.1|Shumen 43.27 26.92|Sliven 42.69 26.33|Dobrich 43.57 27.83
    Kardzhali 41.65 25.37|Haskovo 41.93 25.56|Pazardzhik 42.2 24.33|Yambol 42.48 26.5|Gabrovo 42.87 25.33
    Kyustendil 42.28 22.69|Lovech 43.13 24.72|Vidin 43.99 22.88|Silistra 44.12 27.26|Kazanlak 42.62 25.4
    Montana 43.41 23.23|Targovishte 43.25 26.57|Gorna Oryahovitsa 43.13 25.7|Smolyan 41.57 24.71
    Asenovgrad 42.02 24.87`,
  // Greece
  26: `
    Piraeus 37.94 23.65|Athens 37.98 23.73|Thessaloniki 40.64 22.93|Heraklion 35.33 25.14|Patras 38.25 21.73
    Volos 39.36 22.94|Larissa 39.64 22.42|Agrinio 38.62 21.41|Ioannina 39.66 20.85|Lamia 38.9 22.43
    Tripoli 37.51 22.38|Nikaia 37.97 23.65|Kalamata 37.04 22.11|Kavala 40.94 24.41|Xanthi 41.13 24.89
    Serres 41.08 23.55|Drama 41.15 24.15|Chalkida 38.46 23.6|Corfu 39.62 19.92|Rhodes 36.44 28.22
    Chania 35.51 24.03|Trikala 39.55 21.77|Veria 40.52 22.2|Katerini 40.27 22.51|Corinth 37.94 22.93
    Kozani 40.3 21.79|Kastoria 40.52 21.26|Alexandroupoli 40.85 25.88|Elefsina 38.04 23.54|Rethymno 35.37 24.48
    Mytilene 39.11 26.56|Chios 38.37 26.14`,
  // Turkey
  27: `
    İstanbul 41.01 28.95|Trabzon 41.01 39.73|Ankara 39.92 32.85|İzmir 38.41 27.14|Bursa 40.2 29.06
    Adana 36.99 35.33|Antalya 36.91 30.7|Konya 37.87 32.48|Gaziantep 37.06 37.38|Eskişehir 39.78 30.52
    Kayseri 38.73 35.49|Samsun 41.28 36.34|Sivas 39.75 37.02|Rize 41.02 40.52|Antakya 36.21 36.16
    Denizli 37.77 29.09|Adapazarı 40.78 30.4|Diyarbakır 37.91 40.22|Mersin 36.81 34.64|İzmit 40.76 29.93
    Malatya 38.35 38.32|Elazığ 38.67 39.22|Erzurum 39.91 41.28|Van 38.49 43.38|Balıkesir 39.65 27.89
    Manisa 38.61 27.43|Ordu 40.98 37.89|Giresun 40.92 38.39|Zonguldak 41.45 31.79|Bodrum 37.04 27.43
    Bolu 40.74 31.61|Çanakkale 40.16 26.41|Edirne 41.68 26.56|Isparta 37.76 30.55|Karabük 41.2 32.63
    Çorum 40.55 34.95|Şanlıurfa 37.17 38.79|Aydın 37.85 27.84|Kahramanmaraş 37.58 36.93
    Afyonkarahisar 38.76 30.54|Kütahya 39.42 29.98|Tokat 40.31 36.55|Nevşehir 38.63 34.71|Uşak 38.67 29.41
    Mardin 37.31 40.74|Batman 37.89 41.13|Amasya 40.65 35.83|Kars 40.6 43.09`,
  // Serbia
  28: `
    Beograd 44.8 20.46|Novi Sad 45.25 19.84|Niš 43.32 21.9|Subotica 46.1 19.67|Kragujevac 44.02 20.92
    Kruševac 43.58 21.33|Novi Pazar 43.14 20.51|Čačak 43.89 20.35|Užice 43.86 19.85|Šabac 44.75 19.69
    Pančevo 44.87 20.64|Smederevo 44.66 20.93|Zrenjanin 45.38 20.38|Leskovac 43 21.95|Valjevo 44.28 19.9
    Vranje 42.55 21.9|Kraljevo 43.73 20.69|Požarevac 44.62 21.19|Bor 44.07 22.1|Sombor 45.77 19.11
    Zaječar 43.9 22.26|Kikinda 45.83 20.47|Sremska Mitrovica 44.98 19.61|Pirot 43.15 22.59|Vršac 45.12 21.3
    Ruma 45.01 19.82|Gornji Milanovac 44.03 20.46|Paraćin 43.86 21.41`,
  // Croatia
  29: `
    Zagreb 45.81 15.98|Split 43.51 16.44|Rijeka 45.33 14.44|Osijek 45.55 18.69|Varaždin 46.3 16.34
    Pula 44.87 13.85|Zadar 44.12 15.23|Šibenik 43.73 15.89|Vukovar 45.35 19|Koprivnica 46.16 16.83
    Vinkovci 45.29 18.8|Dubrovnik 42.64 18.11|Slavonski Brod 45.16 18.02|Sisak 45.47 16.38|Karlovac 45.49 15.55
    Đakovo 45.31 18.41|Metković 43.05 17.65|Velika Gorica 45.71 16.08|Sinj 43.7 16.64|Čakovec 46.38 16.43`,
  // Bosnia and Herzegovina
  30: `
    Sarajevo 43.85 18.36|Mostar 43.34 17.81|Banja Luka 44.78 17.19|Tuzla 44.54 18.67|Široki Brijeg 43.38 17.59
    Zenica 44.2 17.9|Bijeljina 44.76 19.21|Bihać 44.82 15.87|Trebinje 42.71 18.34|Prijedor 44.98 16.71
    Brčko 44.87 18.81|Travnik 44.23 17.67|Višegrad 43.78 19.29|Jajce 44.34 17.27|Livno 43.83 17.01
    Doboj 44.73 18.09|Visoko 43.99 18.18|Ljubuški 43.2 17.55|Gradačac 44.88 18.43|Kakanj 44.13 18.12
    Stolac 43.08 17.96`,
  // Slovenia
  31: `
    Maribor 46.55 15.65|Ljubljana 46.05 14.51|Celje 46.23 15.26|Koper 45.55 13.73|Murska Sobota 46.66 16.17
    Domžale 46.14 14.59|Nova Gorica 45.96 13.65|Kranj 46.24 14.36|Velenje 46.36 15.11|Novo Mesto 45.8 15.17
    Ptuj 46.42 15.87|Piran 45.53 13.57|Sežana 45.71 13.87|Jesenice 46.43 14.07|Žalec 46.25 15.16
    Krško 45.96 15.49|Kamnik 46.23 14.61|Ajdovščina 45.89 13.91|Postojna 45.77 14.22|Idrija 46 14.03
    Rogaška Slatina 46.24 15.64|Tolmin 46.18 13.73|Ribnica 45.74 14.73`,
  // Ukraine
  32: `
    Kyiv 50.45 30.52|Dnipro 48.46 35.04|Lviv 49.84 24.02|Kharkiv 49.98 36.25|Odesa 46.48 30.73
    Zaporizhzhia 47.84 35.14|Poltava 49.59 34.54|Kryvyi Rih 47.91 33.38|Zhytomyr 50.26 28.68|Lutsk 50.76 25.34
    Rivne 50.62 26.23|Cherkasy 49.43 32.06|Uzhhorod 48.62 22.29|Kropyvnytskyi 48.51 32.26
    Ivano-Frankivsk 48.92 24.71|Chernihiv 51.51 31.28|Mykolaiv 49.52 23.99|Vinnytsia 49.23 28.48
    Chernivtsi 48.29 25.94|Sumy 50.92 34.8|Ternopil 49.55 25.59|Khmelnytskyi 49.42 27|Kherson 46.66 32.62
    Mukachevo 48.44 22.72|Bila Tserkva 49.81 30.11|Kamianets-Podilskyi 48.68 26.59|Kovel 51.22 24.71
    Kolomyia 48.53 25.04|Nizhyn 51.05 31.89`,
  // Georgia
  33: `
    Tbilisi 41.69 44.83|Batumi 41.64 41.63|Kutaisi 42.27 42.69|Rustavi 41.56 44.98|Gori 41.98 44.12
    Telavi 41.92 45.47|Poti 42.14 41.67|Zugdidi 42.51 41.87|Mtskheta 41.85 44.72|Akhaltsikhe 41.64 42.98
    Ozurgeti 41.92 42.01|Chiatura 42.3 43.3|Borjomi 41.85 43.4|Sighnaghi 41.62 45.92|Khashuri 41.99 43.6
    Kobuleti 41.82 41.78`,
  // Kazakhstan
  34: `
    Almaty 43.26 76.93|Astana 51.13 71.43|Shymkent 42.3 69.6|Kostanay 53.21 63.62|Aktobe 50.28 57.21
    Karaganda 49.8 73.1|Atyrau 47.12 51.88|Semey 50.43 80.27|Taldykorgan 45.02 78.37|Kyzylorda 44.85 65.51
    Petropavl 54.87 69.15|Taraz 42.9 71.37|Aktau 43.65 51.17|Pavlodar 52.28 76.97|Turkistan 43.3 68.25
    Oskemen 49.97 82.61|Oral 51.23 51.37|Kokshetau 53.28 69.4|Temirtau 50.05 72.96|Ekibastuz 51.72 75.32
    Zhezkazgan 47.78 67.71|Balkhash 46.85 74.98|Rudny 52.97 63.12|Zhanaozen 43.34 52.86|Ridder 50.34 83.51`,
  // Israel
  35: `
    Tel Aviv 32.08 34.78|Haifa 32.82 34.99|Jerusalem 31.77 35.22|Beer Sheva 31.25 34.79|Ashdod 31.79 34.65
    Netanya 32.33 34.86|Petah Tikva 32.09 34.89|Sakhnin 32.86 35.3|Rishon LeZion 31.97 34.8|Tiberias 32.79 35.53
    Ramat Gan 32.08 34.81|Ashkelon 31.67 34.57|Kiryat Shmona 33.21 35.57|Hadera 32.44 34.9|Nazareth 32.7 35.3
    Kfar Saba 32.17 34.91|Holon 32.01 34.78|Rehovot 31.89 34.81|Herzliya 32.17 34.83|Acre 32.93 35.08
    Nahariya 33.01 35.1|Modiin 31.9 35.01|Afula 32.61 35.29|Umm al-Fahm 32.52 35.15|Dimona 31.07 35.03
    Eilat 29.56 34.95`,
};
