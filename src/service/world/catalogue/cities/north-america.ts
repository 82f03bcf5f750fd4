/** Cities of a continent's clubs by country, with latitude and longitude in degrees (from GeoNames, CC BY 4.0). */
export const NORTH_AMERICA_CITIES: Readonly<Record<number, string>> = {
  // Mexico
  42: `
    Ciudad de México 19.43 -99.13|Monterrey 25.68 -100.32|Guadalajara 20.67 -103.39|Puebla 19.04 -98.2
    Toluca 19.29 -99.65|León 21.12 -101.68|Torreón 25.54 -103.42|Querétaro 15.84 -92.76|Tijuana 32.5 -117
    Ciudad Juárez 31.73 -106.48|Pachuca 20.12 -98.74|Aguascalientes 21.88 -102.28|Mazatlán 23.23 -106.41
    San Luis Potosí 22.15 -100.98|Morelia 19.7 -101.18|Irapuato 20.68 -101.36|Veracruz 19.18 -96.14
    Oaxaca 17.07 -96.72|Mexicali 32.63 -115.45|Mérida 20.98 -89.62|Tuxtla Gutiérrez 16.75 -93.12
    Tampico 22.29 -97.88|Colima 19.25 -103.73|Villahermosa 17.99 -92.93|Cuernavaca 18.93 -99.23
    Zacatecas 22.77 -102.58|Culiacán 24.79 -107.39|Ciudad Obregón 27.49 -109.94|Saltillo 25.42 -101.01
    Durango 32.25 -115.25|Chihuahua 28.64 -106.09|Cancún 21.17 -86.85|Campeche 19.84 -90.53
    Acapulco 16.86 -99.88|Xalapa 19.54 -96.93|Orizaba 18.85 -97.1|Hermosillo 29.1 -110.98|Celaya 20.52 -100.82
    Puerto Vallarta 20.62 -105.23|Tlaxcala 19.32 -98.2|Tepic 21.51 -104.9|Salina Cruz 16.18 -95.19
    Ciudad Valles 22 -99.01|Ensenada 31.87 -116.6|Coatzacoalcos 18.15 -94.44|Taxco 18.14 -93.01
    Uruapan 19.41 -102.06`,
  // United States
  43: `
    New York 40.71 -74.01|Seattle 47.61 -122.33|Los Angeles 34.05 -118.24|Atlanta 33.75 -84.39
    Philadelphia 39.95 -75.16|Chicago 41.85 -87.65|San Francisco 37.77 -122.42|Miami 25.77 -80.19
    Portland 45.52 -122.68|Houston 29.76 -95.36|Dallas 32.78 -96.81|St. Louis 38.63 -90.2|Boston 42.36 -71.06
    Washington 37.13 -113.51|Denver 39.74 -104.98|Kansas City 39.1 -94.58|Cincinnati 39.13 -84.51
    Detroit 42.33 -83.05|Austin 30.27 -97.74|Minneapolis 44.98 -93.26|Nashville 36.17 -86.78
    Pittsburgh 40.44 -80|San Diego 32.72 -117.16|Charlotte 35.23 -80.84|Salt Lake City 40.76 -111.89
    Sacramento 38.58 -121.49|Columbus 39.96 -83|Phoenix 33.45 -112.07|Indianapolis 39.77 -86.16
    New Orleans 29.95 -90.08|Baltimore 39.29 -76.61|Las Vegas 36.17 -115.14|Milwaukee 43.04 -87.91
    San Antonio 29.42 -98.49|Tampa 27.95 -82.46|Oakland 37.8 -122.27|Louisville 38.25 -85.76
    Memphis 35.15 -90.05|Cleveland 41.5 -81.7|Virginia Beach 36.85 -75.98|Orlando 28.54 -81.38
    Albuquerque 35.08 -106.65|San Jose 37.34 -121.89|Raleigh 35.77 -78.64|Oklahoma City 35.47 -97.52
    Providence 41.82 -71.41|Richmond 37.55 -77.46|El Paso 31.76 -106.49|Hartford 41.76 -72.69
    Birmingham 33.52 -86.8|Buffalo 42.89 -78.88|Boise 43.61 -116.2|Rochester 43.15 -77.62|Spokane 47.66 -117.43
    Fresno 36.75 -119.77|Grand Rapids 42.96 -85.67|Omaha 41.26 -95.94|Tucson 32.22 -110.93|Bangor 44.8 -68.78
    Madison 43.07 -89.4|Des Moines 41.6 -93.61|Knoxville 35.96 -83.92|Charleston 32.78 -79.93
    Toledo 41.66 -83.56|Tacoma 47.25 -122.44`,
  // Canada
  44: `
    Toronto 43.7 -79.42|Montréal 45.51 -73.59|Vancouver 49.25 -123.12|Calgary 51.05 -114.09|Ottawa 45.41 -75.7
    Edmonton 53.55 -113.47|Halifax 44.65 -63.57|Winnipeg 49.88 -97.15`,
  // Costa Rica
  53: `
    San José 9.93 -84.08|Alajuela 10.02 -84.21|Heredia 10 -84.12|Cartago 9.86 -83.92|Limón 9.99 -83.04
    Liberia 10.64 -85.44|Nicoya 10.15 -85.45|Puntarenas 9.98 -84.84|Ciudad Quesada 10.32 -84.43
    San Isidro de El General 9.37 -83.7|Desamparados 9.95 -84.51|Sarchí 10.09 -84.35|Grecia 10.07 -84.31
    La Unión 9.91 -83.99|Turrialba 9.9 -83.68|Guápiles 10.22 -83.78|Golfito 8.6 -83.11|San Ramón 10.09 -84.47
    Siquirres 10.1 -83.51|Palmar Norte 8.95 -83.46|Paraíso 9.84 -83.87|Ciudad Neily 8.65 -82.94
    Santa Cruz 10.26 -85.59|Escazú 9.92 -84.14|Santiago de Puriscal 9.85 -84.31|Curridabat 9.91 -84.03`,
  // Guatemala
  54: `
    Ciudad de Guatemala 14.63 -90.51|Quetzaltenango 14.83 -91.52|Antigua Guatemala 14.56 -90.73
    Cobán 15.47 -90.37|Huehuetenango 15.32 -91.47|Puerto Barrios 15.73 -88.59|Zacapa 14.97 -89.53
    Escuintla 14.3 -90.79|San Marcos 14.96 -91.79|Flores 16.92 -89.9|Mixco 14.63 -90.61|Esquipulas 14.57 -89.35
    Mazatenango 14.53 -91.5|Retalhuleu 14.54 -91.68|Jalapa 14.63 -89.99|Momostenango 15.04 -91.41
    Sololá 14.77 -91.18|Villa Nueva 14.53 -90.59|Totonicapán 14.91 -91.36|Jutiapa 14.29 -89.9
    Santa Cruz del Quiché 15.03 -91.15|Salamá 15.1 -90.32|Livingston 15.83 -88.75|Barberena 14.31 -90.36
    Guastatoya 14.85 -90.07|Puerto San José 13.93 -90.82|Chimaltenango 14.66 -90.82`,
  // Honduras
  55: `
    Tegucigalpa 14.08 -87.21|San Pedro Sula 15.5 -88.02|El Progreso 15.4 -87.8|La Ceiba 15.76 -86.78
    Puerto Cortés 15.84 -87.94|Choluteca 13.3 -87.19|Comayagua 14.45 -87.64|Tocoa 15.68 -86
    Juticalpa 14.67 -86.22|Santa Rosa de Copán 14.77 -88.78|Tela 15.77 -87.47|Siguatepeque 14.6 -87.83
    Danlí 14.03 -86.58|Roatán 16.32 -86.54|Choloma 15.61 -87.95|Villanueva 15.32 -88|Gracias 14.59 -88.58
    Trujillo 15.92 -85.95|Nacaome 13.54 -87.49|Marcala 14.15 -88.03|La Lima 15.43 -87.92`,
  // Jamaica
  56: `
    Kingston 18 -76.79|Montego Bay 18.47 -77.92|Spanish Town 17.99 -76.96|Portmore 17.95 -76.88
    Negril 18.27 -78.35|Ocho Rios 18.41 -77.1|Savanna-la-Mar 18.22 -78.13|Santa Cruz 18.05 -77.7
    May Pen 17.96 -77.25|Mandeville 18.04 -77.51|Falmouth 18.49 -77.66|Port Antonio 18.18 -76.45
    Morant Bay 17.88 -76.41|Black River 18.03 -77.85|Discovery Bay 18.46 -77.4|Linstead 18.14 -77.03
    Old Harbour 17.94 -77.11|St Ann’s Bay 18.43 -77.2|Port Maria 18.37 -76.89`,
};
