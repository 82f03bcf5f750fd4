import { nameList } from '#service/world/catalogue/name-list.ts';

export const frenchNames = nameList({
  men: `Lucas|Hugo|Théo|Enzo|Louis|Nathan|Mathis|Jules|Gabriel|Arthur|Antoine|Alexandre|Adrien|Alexis|Anthony
    Arnaud|Aurélien|Axel|Baptiste|Bastien|Benjamin|Benoît|Bruno|Cédric|Christophe|Clément|Corentin|Damien
    David|Dimitri|Dylan|Éric|Étienne|Fabien|Florent|Florian|François|Frédéric|Gaël|Gaëtan|Grégory|Guillaume
    Guy|Jérémy|Jérôme|Jordan|Julien|Kévin|Laurent|Léo|Loïc|Ludovic|Marc|Martin|Mathieu|Maxime|Mickaël|Nicolas
    Olivier|Pascal|Patrick|Paul|Philippe|Pierre|Quentin|Raphaël|Rémi|Robin|Romain|Samuel|Sébastien|Simon
    Stéphane|Sylvain|Thibault|Thomas|Valentin|Victor|Vincent|Yann|Yoann|Tanguy`,
  women: `Emma|Léa|Manon|Chloé|Camille|Inès|Sarah|Jade|Louise|Alice|Lola|Juliette|Clara|Anaïs|Marie|Pauline
    Mathilde|Océane|Laura|Julie|Amélie|Audrey|Aurélie|Céline|Charlotte|Claire|Coralie|Delphine|Élise|Élodie
    Émilie|Estelle|Eugénie|Gaëlle|Hélène|Jessica|Justine|Laëtitia|Laure|Lucie|Margaux|Marion|Mélanie|Morgane
    Noémie|Ophélie|Romane|Sandrine|Solène|Valérie|Viviane|Wendy`,
  family: `Martin|Bernard|Dubois|Thomas|Robert|Richard|Petit|Durand|Leroy|Moreau|Simon|Laurent|Lefebvre|Michel
    Garcia|David|Bertrand|Roux|Vincent|Fournier|Morel|Girard|André|Lefèvre|Mercier|Dupont|Lambert|Bonnet
    François|Martinez|Legrand|Garnier|Faure|Rousseau|Blanc|Guérin|Muller|Roussel|Nicolas|Perrin|Morin|Mathieu
    Clément|Gauthier|Dumont|Lopez|Fontaine|Chevalier|Robin|Masson|Sanchez|Gérard|Nguyen|Boyer|Denis|Lemaire
    Duval|Joly|Gautier|Roger|Roche|Roy|Noël|Meyer|Lucas|Meunier|Jean|Marchand|Dufour|Blanchard|Marie|Barbier
    Brun|Dumas|Brunet|Schmitt|Leroux|Colas|Fernandez|Renard|Arnaud|Rolland|Caron|Aubert|Giraud|Leclerc|Vidal
    Bourgeois|Renaud|Lemoine|Picard|Gaillard|Philippe|Leclercq|Lacroix|Fabre|Dupuis|Olivier|Rodriguez|Da Silva
    Hubert|Louis|Charles|Guillot|Rivière|Le Gall|Guillaume|Adam|Rey|Moulin|Gonzalez|Berger|Lecomte|Menard
    Fleury|Delmas|Carpentier|Julien|Benoît|Paris|Maillard|Marchal|Aubry|Vasseur|Le Roux|Renault|Jacquet|Collet
    Prévost|Poirier|Charpentier|Royer|Huet|Baron|Dupuy|Pons|Paul|Laine|Carré|Breton|Rémy|Schneider|Perrot
    Guyot|Barré|Marty|Cousin|Kerbrat|Quéméneur|Le Goff|Tanguy|Bouvier|Delattre|Castaing|Etcheverry`,
});
