import type { CountryEntry } from '#service/world/catalogue/country.ts';
import { clubList, peopleList } from '#service/world/catalogue/country-lists.ts';
import { textList } from '#service/world/catalogue/text-list.ts';

export const france: CountryEntry = {
  id: 5,
  name: 'France',
  code: 'fr',
  continent: 2,
  zone: 'Europe/Paris',
  season: 'autumn',
  first: '08-16',
  last: '05-18',
  breaks: [['12-22', '01-03']],
  strength: 86,
  popularity: 85,
  people: peopleList(`
    french 70|francophone-african 13|maghreb 8|portuguese 3|basque 1|spanish 1|italian 1|brazilian 2|polish 1
  `),
  leagues: [
    { name: 'Division 1', clubs: 18, legs: 2, down: 3 },
    { name: 'Division 2', clubs: 18, legs: 2, down: 3 },
    { name: 'Division 3', clubs: 18, legs: 2, down: 4 },
    { name: 'Division 4', clubs: 20, legs: 2, down: 0 },
  ],
  cup: 'Coupe des Provinces',
  women: { name: 'Division 1 Féminine', clubs: 12, legs: 2, team: '{club} Féminines' },
  reserves: { name: 'Championnat des Réserves', clubs: 14, legs: 2, team: '{club} B' },
  youth: null,
  kickOffs: {
    top: {
      weekend: textList(`Fri 20:45|Sat 17:00|Sat 19:00|Sat 21:05|Sun 15:00|Sun 17:15|Sun 17:15|Sun 17:15
        Sun 20:45`),
      midweek: textList('Tue 19:00|Wed 19:00|Wed 21:00'),
    },
    lower: {
      weekend: textList('Fri 19:30|Fri 19:30|Fri 20:00|Sat 14:00|Sat 18:00|Sat 18:00|Sat 20:00|Mon 20:45'),
      midweek: textList('Tue 20:00|Tue 20:30|Wed 20:00'),
    },
  },
  grounds: textList(`Stade de la Gare|Complexe Sportif {city}-Nord|Stade des Tilleuls
    Parc des Sports {city}-Sud|Stade de l’Avenir|Stade du Moulin|Stade du Faubourg|Stade des Ormes`),
  clubs: clubList(`
    Racing de Belleville, Paris|Étoile de la Joliette, Marseille|Union des Canuts, Lyon
    Étoile de Wazemmes, Lille|US Baie des Anges, Nice|Ménilmontant AC, Paris|Fosse 12 de Lens, Lens
    Stade des Chartrons, Bordeaux|AS Petite France, Strasbourg|AS du Capitole, Toulouse
    Espérance de la Vilaine, Rennes|US de l’Erdre, Nantes|Amicale des Rubaniers, Saint-Étienne
    FC Écusson, Montpellier|SC du Sacre, Reims|Penfeld AC, Brest|Porte des Allemands, Metz
    Transat FC, Le Havre|Compagnie des Indes, Lorient|Ducal Nancy, Nancy|Ardoisiers d’Angers, Angers
    Hortillons d’Amiens, Amiens|Duc Guillaume Caen, Caen|Amicale de l’Yonne, Auxerre|AS de la Chouette, Dijon
    Espérance Romaine, Nîmes|Terra Nova Bastia, Bastia|US Gantiers, Grenoble|Racing de la Sarthe, Le Mans
    AS Bonnetiers, Troyes|Arverne Olympique, Clermont-Ferrand|Basilique AC, Saint-Denis
    Olympique Henri-IV, Pau|US Cent Clochers, Rouen|FC Sanguinaires, Ajaccio
    Sporting de l’Escaut, Valenciennes|Étoile Jean-Bart, Dunkerque|La Johannique, Orléans|Bas-Maine AC, Laval
    Sporting du Thiou, Annecy|Patronage Saint-Martin, Tours|AS Grande Rade, Toulon|Les Six Bourgeois, Calais
    Cercle des Marins, Boulogne-sur-Mer|Cheminots de Bercy, Paris|Canaris du Suquet, Cannes
    AS Gratte-Ciel, Villeurbanne|Papetiers d’Angoulême, Angoulême|US Horlogère, Besançon
    FC Lion de Belfort, Belfort|AS Potasse, Mulhouse|Unterlinden SC, Colmar|AS Porcelaine, Limoges
    CA du Clain, Poitiers|FC des Deux Tours, La Rochelle|Adour Sporting, Bayonne|Hussards de Tarbes, Tarbes
    US Castillet, Perpignan|SC Canal du Midi, Béziers|US Saint-Bénézet, Avignon|Gardians d’Arles, Arles
    AC des Éléphants, Chambéry|Bonaparte Valence, Valence|Brou Olympique, Bourg-en-Bresse
    Hermine du Golfe, Vannes|Faïenciers AC, Quimper|Légué Athlétic, Saint-Brieuc|Surcouf AC, Saint-Malo
    Naval Cotentin, Cherbourg|FC Rimbaud, Charleville-Mézières|Beffroi d’Arras, Arras
    Filature de Roubaix, Roubaix|Orangerie FC, Versailles
    Union Sportive et Patronage Laïque des Cheminots de Vierzon, Vierzon
  `),
};
