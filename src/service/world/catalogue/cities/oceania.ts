/** Cities of a continent's clubs by country, with latitude and longitude in degrees (from GeoNames, CC BY 4.0). */
export const OCEANIA_CITIES: Readonly<Record<number, string>> = {
  // Australia
  73: `
    Sydney -33.87 151.21|Melbourne -37.81 144.96|Perth -31.95 115.86|Brisbane -27.47 153.03
    Adelaide -34.93 138.6|Newcastle -32.93 151.78|Wollongong -34.42 150.89|Geelong -38.15 144.36
    Canberra -35.28 149.13|Gold Coast -28 153.43|Gosford -33.42 151.34|Hobart -42.88 147.33
    Fremantle -32.06 115.75|Penrith -33.75 150.7|Townsville -19.27 146.81|Cairns -16.92 145.77
    Ballarat -37.57 143.85|Toowoomba -27.56 151.95|Launceston -41.44 147.13|Bendigo -36.76 144.28
    Darwin -12.46 130.84`,
  // New Zealand
  74: `
    Auckland -36.85 174.76|Wellington -41.29 174.78|Christchurch -43.53 172.63|Dunedin -45.87 170.5
    Hamilton -37.78 175.28|Lower Hutt -41.22 174.92|Tauranga -37.69 176.17|Napier -39.49 176.91
    Nelson -41.27 173.28|Palmerston North -40.36 175.61|Porirua -41.13 174.85|New Plymouth -39.07 174.08
    Invercargill -46.4 168.35|Rotorua -38.14 176.25|Timaru -44.4 171.25|Whanganui -39.93 175.05
    Blenheim -41.52 173.95|Gisborne -38.65 178|Whangārei -35.73 174.32`,
  // Fiji
  86: `
    Suva -18.14 178.44|Lautoka -17.62 177.45|Nadi -17.8 177.42|Ba -17.53 177.67|Labasa -16.43 179.36
    Nausori -18.03 178.55|Sigatoka -18.14 177.51|Tavua -17.44 177.86|Savusavu -16.78 179.33|Levuka -18.07 179.32`,
};
