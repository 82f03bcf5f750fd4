/** Cities of a continent's clubs by country, with latitude and longitude in degrees (from GeoNames, CC BY 4.0). */
export const SOUTH_AMERICA_CITIES: Readonly<Record<number, string>> = {
  // Brazil
  40: `
    Rio de Janeiro -22.91 -43.18|São Paulo -23.55 -46.64|Porto Alegre -30.03 -51.23|Belo Horizonte -19.92 -43.94
    Santos -23.96 -46.33|Recife -8.05 -34.88|Salvador -12.97 -38.51|Curitiba -25.43 -49.27
    Fortaleza -3.72 -38.54|Campinas -22.91 -47.06|Goiânia -16.68 -49.25|Florianópolis -27.6 -48.55
    Belém -1.46 -48.5|Brasília -15.78 -47.93|Ribeirão Preto -21.18 -47.81|Manaus -3.1 -60.02
    Joinville -26.3 -48.85|Caxias do Sul -29.17 -51.18|Vitória -20.32 -40.34|Maceió -9.67 -35.74
    Natal -5.79 -35.21|Campo Grande -20.44 -54.65|Londrina -23.31 -51.16|São Bernardo do Campo -23.69 -46.56
    São Luís -2.53 -44.3|Pelotas -31.77 -52.34|Cuiabá -15.6 -56.1|João Pessoa -7.11 -34.86|Aracaju -10.91 -37.07
    São José dos Campos -23.18 -45.89|Uberaba -19.75 -47.93|Teresina -5.09 -42.8|Blumenau -26.92 -49.07
    Uberlândia -18.92 -48.28|Juiz de Fora -21.76 -43.35|Foz do Iguaçu -25.55 -54.59|Campina Grande -7.23 -35.88
    Limeira -22.56 -47.4|Niterói -22.88 -43.1|Itabira -19.62 -43.23|Sorocaba -23.5 -47.46|Palmas -10.17 -48.33
    Governador Valadares -18.85 -41.95|Feira de Santana -12.27 -38.97|Mossoró -5.19 -37.34|Maringá -23.43 -51.94
    Rio Branco -9.97 -67.81|Porto Velho -8.76 -63.9|Boa Vista 2.82 -60.67|Caruaru -8.28 -35.98
    Petrolina -9.4 -40.5|Juazeiro -9.42 -40.5|Juazeiro do Norte -7.21 -39.32|Ilhéus -14.79 -39.04
    Vila Velha -20.33 -40.29|Campos dos Goytacazes -21.75 -41.33|Petrópolis -22.5 -43.18
    Volta Redonda -22.52 -44.1|Criciúma -28.68 -49.37|Ponta Grossa -25.09 -50.16|Passo Fundo -28.26 -52.41
    Santa Maria -29.68 -53.81|Rio Grande -32.03 -52.1|Bebedouro -20.95 -48.48|Franca -20.54 -47.4
    Piracicaba -22.73 -47.65|Guarulhos -23.46 -46.53|Cubatão -23.89 -46.43|Anápolis -16.33 -48.95
    Sinop -11.86 -55.5|Dourados -22.22 -54.81|Santarém -2.44 -54.71`,
  // Argentina
  41: `
    Buenos Aires -34.61 -58.38|La Plata -34.92 -57.95|Rosario -32.95 -60.64|Córdoba -31.41 -64.18
    Santa Fe -31.65 -60.71|Mendoza -32.89 -68.83|San Miguel de Tucumán -26.82 -65.22|Ensenada -34.86 -57.91
    Avellaneda -29.12 -59.66|Mar del Plata -38 -57.56|Salta -24.79 -65.41|San Juan -31.54 -68.54
    Vicente López -34.53 -58.48|Lanús -34.7 -58.4|Quilmes -34.73 -58.26|Resistencia -27.46 -58.98
    Paraná -31.73 -60.53|Junín -34.58 -60.94|Banfield -34.74 -58.4|Posadas -27.37 -55.9|Corrientes -27.47 -58.83
    Bahía Blanca -38.72 -62.27|Tigre -34.43 -58.58|Zárate -34.1 -59.03|Morón -34.65 -58.62|Haedo -34.64 -58.59
    Formosa -26.18 -58.17|Santiago del Estero -27.8 -64.26|San Salvador de Jujuy -24.19 -65.3
    Cipolletti -38.93 -67.99|Neuquén -38.95 -68.06|Comodoro Rivadavia -45.86 -67.5|Tandil -37.32 -59.13
    San Luis -33.3 -66.34|La Rioja -29.41 -66.85|San Fernando del Valle de Catamarca -28.47 -65.79
    Santa Rosa -36.62 -64.28|Río Cuarto -33.13 -64.35|Rafaela -31.25 -61.49|Sunchales -30.94 -61.56
    Villa María -32.41 -63.24|Isidro Casanova -34.71 -58.58|Luján -34.57 -59.1|Berazategui -34.77 -58.21
    Escobar -34.35 -58.79|San Nicolás de los Arroyos -33.33 -60.21|Temperley -34.77 -58.4
    Lomas de Zamora -34.76 -58.41|Llavallol -34.79 -58.43|Ituzaingó -34.66 -58.66|Merlo -34.67 -58.73
    Olavarría -36.89 -60.32|Azul -36.78 -59.86|Pergamino -33.89 -60.57|Campana -34.16 -58.96
    Gualeguaychú -33.01 -58.52|Trelew -43.25 -65.31|Ushuaia -54.81 -68.32|San Carlos de Bariloche -41.15 -71.31`,
  // Colombia
  45: `
    Bogotá 4.61 -74.08|Medellín 6.25 -75.56|Cali 3.44 -76.52|Barranquilla 10.97 -74.78|Cartagena 10.4 -75.51
    Manizales 5.07 -75.52|Bucaramanga 7.13 -73.12|Ibagué 4.44 -75.23|Pereira 4.81 -75.7|Pasto 1.21 -77.28
    Cúcuta 7.89 -72.51|Santa Marta 11.24 -74.2|Itagüí 6.18 -75.6|Neiva 2.93 -75.28|Tunja 5.54 -73.37
    Villavicencio 4.14 -73.63|Armenia 4.53 -75.68|Valledupar 10.46 -73.25|Montería 8.75 -75.88
    Popayán 2.44 -76.61|Barrancabermeja 7.07 -73.85|Buenaventura 3.88 -77.03|Quibdó 5.69 -76.66
    Apartadó 7.88 -76.63|Riohacha 11.54 -72.91|Zipaquirá 5.02 -74|Palmira 3.54 -76.3|Sincelejo 9.3 -75.4
    Rionegro 6.16 -75.37|Ipiales 0.83 -77.64|Sogamoso 5.71 -72.93`,
  // Chile
  46: `
    Santiago -33.46 -70.65|Valparaíso -33.04 -71.63|Concepción -36.83 -73.05|Antofagasta -23.65 -70.4
    Viña del Mar -33.02 -71.55|Calama -22.46 -68.92|La Serena -29.9 -71.25|Coronel -37.03 -73.14
    Rancagua -34.17 -70.74|Temuco -38.74 -72.6|Arica -18.47 -70.3|Curicó -34.98 -71.24|Iquique -20.21 -70.15
    Talca -35.43 -71.66|Chillán -36.61 -72.1|Osorno -40.57 -73.13|Valdivia -39.81 -73.25
    Puerto Montt -41.47 -72.94|Copiapó -27.37 -70.33|Coquimbo -29.95 -71.34|Talcahuano -36.72 -73.12
    Los Andes -32.83 -70.6|Quillota -32.88 -71.25|Puente Alto -33.61 -70.58|Ovalle -30.6 -71.2
    Los Ángeles -37.47 -72.35|San Bernardo -33.59 -70.7|Punta Arenas -53.15 -70.91|Penco -36.74 -73
    Melipilla -33.69 -71.22|San Antonio -33.59 -71.61|San Fernando -34.59 -70.99|Linares -35.85 -71.59
    Cauquenes -35.97 -72.32|Villarrica -39.29 -72.23|Angol -37.8 -72.72|Castro -42.47 -73.77
    Coyhaique -45.58 -72.07|Diego de Almagro -26.37 -70.05|Quilpué -33.05 -71.44`,
  // Uruguay
  47: `
    Montevideo -34.9 -56.19|Maldonado -34.9 -54.95|Salto -31.38 -57.97|Paysandú -32.32 -58.08
    Rivera -30.91 -55.55|Colonia del Sacramento -34.46 -57.84|Treinta y Tres -33.23 -54.38
    Fray Bentos -33.12 -58.31|Las Piedras -34.73 -56.22|Artigas -30.4 -56.47|Minas -34.38 -55.24
    Santa Lucía -34.45 -56.39|Tacuarembó -31.72 -55.98|Durazno -33.38 -56.52|Rocha -34.48 -54.33
    Mercedes -33.25 -58.03|Melo -32.37 -54.17`,
  // Peru
  48: `
    Lima -12.04 -77.03|Callao -12.06 -77.12|Arequipa -16.4 -71.53|Trujillo -8.12 -79.03|Cusco -13.52 -71.97
    Chiclayo -6.77 -79.84|Piura -5.19 -80.63|Huancayo -12.07 -75.2|Chimbote -9.09 -78.58|Iquitos -3.75 -73.25
    Cajamarca -7.16 -78.5|Puno -15.84 -70.02|Ayacucho -13.16 -74.22|Ica -14.07 -75.73|Huaraz -9.53 -77.53
    Tacna -18.01 -70.25|Pucallpa -8.38 -74.55|Huánuco -9.93 -76.24|Moquegua -17.2 -70.94|La Oroya -11.52 -75.9
    Tumbes -3.57 -80.45|Sullana -4.9 -80.69|Juliaca -15.5 -70.13|Huacho -11.11 -77.6|Tarapoto -6.5 -76.37
    Cerro de Pasco -10.67 -76.26`,
  // Ecuador
  49: `
    Guayaquil -2.2 -79.89|Quito -0.23 -78.52|Cuenca -2.9 -79|Manta -0.96 -80.71|Ambato -1.25 -78.62
    Esmeraldas 0.96 -79.65|Machala -3.26 -79.96|Riobamba -1.67 -78.65|Loja -3.99 -79.2|Ibarra 0.35 -78.12
    Vinces -1.56 -79.75|Portoviejo -1.05 -80.45|Durán -2.17 -79.83|Latacunga -0.94 -78.62
    Santo Domingo -0.25 -79.17|Babahoyo -1.8 -79.53|Quevedo -1.03 -79.46|Tulcán 0.81 -77.72
    Nueva Loja 0.09 -76.9|Otavalo 0.23 -78.26|Salinas -2.21 -80.95`,
  // Paraguay
  50: `
    Asunción -25.29 -57.65|Itauguá -25.39 -57.35|Ciudad del Este -25.51 -54.61|Luque -25.27 -57.49
    Lambaré -25.35 -57.61|Encarnación -27.33 -55.87|Villarrica -25.75 -56.44|San Lorenzo -25.34 -57.51
    Villa Elisa -25.37 -57.59|Ypacaraí -25.41 -57.29|Capiatá -25.36 -57.45|Fernando de la Mora -25.34 -57.52
    Pedro Juan Caballero -22.55 -55.73|Filadelfia -22.34 -60.03|Pilar -26.86 -58.31|Concepción -23.4 -57.43
    Tobatí -25.26 -57.08|Caacupé -25.39 -57.14|Caaguazú -25.47 -56.02|Curuguaty -24.47 -55.69
    Areguá -25.31 -57.38`,
  // Bolivia
  51: `
    La Paz -16.5 -68.15|Santa Cruz de la Sierra -17.79 -63.18|Cochabamba -17.39 -66.16|Potosí -19.58 -65.75
    Sucre -19.03 -65.26|El Alto -16.5 -68.19|Oruro -17.98 -67.15|Tarija -21.54 -64.73|Trinidad -14.83 -64.9
    Montero -17.34 -63.25|Riberalta -11.01 -66.06|Quillacollo -17.39 -66.28|Cobija -11.03 -68.77
    Uyuni -20.46 -66.83|Yacuiba -22.02 -63.68|Puerto Suárez -18.96 -57.8|Coroico -16.19 -67.73
    Vallegrande -18.49 -64.11|Camiri -20.04 -63.52|Llallagua -18.42 -66.58|Warnes -17.52 -63.17`,
  // Venezuela
  52: `
    Caracas 10.49 -66.88|San Cristóbal 7.77 -72.22|Maracaibo 10.67 -71.61|Valencia 10.16 -68.01
    Barquisimeto 10.06 -69.36|Mérida 8.59 -71.16|Ciudad Guayana 8.35 -62.64|Maracay 10.24 -67.59
    Barcelona 10.14 -64.69|Barinas 8.62 -70.21|Porlamar 10.96 -63.87|Guanare 9.04 -69.74|La Guaira 10.6 -66.93
    Coro 11.4 -69.67|Cumaná 10.45 -64.18|Maturín 9.75 -63.18|Valera 9.32 -70.6|Ciudad Bolívar 8.13 -63.54
    Punto Fijo 11.69 -70.2|San Felipe 10.34 -68.74|Los Teques 10.34 -67.04|Carora 10.17 -70.08
    Acarigua 9.55 -69.2|Puerto Cabello 10.47 -68.01|San Fernando de Apure 7.89 -67.47
    San Juan de los Morros 9.91 -67.35`,
};
